"""Bodies of requests are read strictly, as over a socket: Litestar by itself would take "1" for 1."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar

import msgspec
from litestar.dto import AbstractDTO
from litestar.dto.data_structures import DTOFieldDefinition
from litestar.openapi.spec import Reference, Schema
from litestar.typing import FieldDefinition

from mattock.server.http.replies import Refused
from mattock.tables.log.answers import Malformed
from mattock.wire.decode import field_of


class Strict(AbstractDTO[Any]):
    """Decode the body with msgspec for whatever type `data` has; what does not fit is malformed."""

    decoders: ClassVar[dict[str, msgspec.json.Decoder[Any]]] = {}

    @classmethod
    def is_supported_model_type_field(cls, field_definition: FieldDefinition) -> bool:
        return field_definition.name == "data"

    @classmethod
    def create_for_field_definition(
        cls, field_definition: FieldDefinition, handler_id: str, backend_cls: object = None
    ) -> None:
        cls.decoders[handler_id] = msgspec.json.Decoder(field_definition.annotation)

    @classmethod
    def create_openapi_schema(
        cls, field_definition: FieldDefinition, handler_id: str, schema_creator: Any
    ) -> Reference | Schema:
        schema: Reference | Schema = schema_creator.for_field_definition(field_definition)
        return schema

    def decode_bytes(self, value: bytes) -> Any:
        try:
            return self.decoders[str(self.asgi_connection.route_handler.handler_id)].decode(value)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refused(Malformed(problem=str(error), field=field_of(error))) from None

    @classmethod
    def generate_field_definitions(cls, model_type: type[Any]) -> Generator[DTOFieldDefinition, None, None]:
        """There is no second type in between, so there are no fields to copy."""
        yield from ()

    @classmethod
    def detect_nested_field(cls, field_definition: FieldDefinition) -> bool:
        return False
