"""All messages that cross the border, beside what games say themselves: what clients send, and what they are told."""

from __future__ import annotations

from typing import Any, Final

from mattock.server.daily.messages import DailyGame
from mattock.server.http.messages import (
    CurrentPerson,
    DeviceLink,
    EnterRequest,
    GameInfo,
    GameTexts,
    HealthReport,
    HookAddress,
    HookSettings,
    InviteRequest,
    JournalExport,
    JournalUpload,
    LinkSecret,
    NewPerson,
    NewTable,
    OpenedJournal,
    PersonName,
    Reported,
    ReportRequest,
    TourInfo,
    TurnNotice,
    WeighedGame,
)
from mattock.server.http.operator import CloseRequest, OrderCarriedOut, PersonOrder
from mattock.server.http.statistics import PersonStatistics
from mattock.server.reviews.messages import ReviewReport
from mattock.server.reviews.puzzle_messages import Puzzle, PuzzleAnswer, PuzzleList, PuzzleTry
from mattock.server.ws.answers import ServerMessage
from mattock.server.ws.messages import ClientMessage
from mattock.tables.log.answers import Entered, Invitation
from mattock.tables.log.messages import HistoryPage
from mattock.tables.log.replay import ReplayStep
from mattock.tables.store.chronicles import ChroniclePage, Hall
from mattock.tables.store.lobby import LobbyTable
from mattock.tables.store.orders import KnownPerson, PersonDetails
from mattock.tables.store.reports import PersonReport
from mattock.wire.messages import PrintedPieces, SightData

CLIENT_MESSAGES: Final[dict[str, Any]] = {
    "ClientMessage": ClientMessage,
    "NewTable": NewTable,
    "PersonName": PersonName,
    "LinkSecret": LinkSecret,
    "EnterRequest": EnterRequest,
    "PuzzleTry": PuzzleTry,
    "InviteRequest": InviteRequest,
    "JournalUpload": JournalUpload,
    "ReportRequest": ReportRequest,
    "PersonOrder": PersonOrder,
    "CloseRequest": CloseRequest,
    "HookAddress": HookAddress,
}
"""What clients send: over the socket, and as bodies of requests."""

SERVER_MESSAGES: Final[dict[str, Any]] = {
    "ServerMessage": ServerMessage,
    "Entered": Entered,
    "Invitation": Invitation,
    "GameInfo": GameInfo,
    "GameTexts": GameTexts,
    "TourInfo": TourInfo,
    "WeighedGame": WeighedGame,
    "NewPerson": NewPerson,
    "DeviceLink": DeviceLink,
    "CurrentPerson": CurrentPerson,
    "HookSettings": HookSettings,
    "LobbyTable": LobbyTable,
    "ChroniclePage": ChroniclePage,
    "Hall": Hall,
    "HistoryPage": HistoryPage,
    "ReplayStep": ReplayStep,
    "OpenedJournal": OpenedJournal,
    "JournalExport": JournalExport,
    "ReviewReport": ReviewReport,
    "DailyGame": DailyGame,
    "PersonStatistics": PersonStatistics,
    "PuzzleList": PuzzleList,
    "Puzzle": Puzzle,
    "PuzzleAnswer": PuzzleAnswer,
    "PrintedPieces": PrintedPieces,
    "SightData": SightData,
    "TurnNotice": TurnNotice,
    "HealthReport": HealthReport,
    "Reported": Reported,
    "KnownPerson": KnownPerson,
    "PersonDetails": PersonDetails,
    "OrderCarriedOut": OrderCarriedOut,
    "PersonReport": PersonReport,
}
"""What clients are told: over the socket, as replies, and through a hook."""
