"""Small facts of the engine become one line of a story."""

from __future__ import annotations

from mattock.texts.merge_events import added_up, joined


def test_the_same_thing_several_times_in_a_row_is_told_once_with_its_number() -> None:
    events: list[dict[str, object]] = [
        {"event": "orc_fell", "place": "wall", "left": 3},
        {"event": "orc_fell", "place": "wall", "left": 2, "count": 2},
        {"event": "orc_fell", "place": "tower", "left": 1},
    ]
    assert added_up(events, {"orc_fell"}) == [
        {"event": "orc_fell", "place": "wall", "left": 2, "count": 3},
        {"event": "orc_fell", "place": "tower", "left": 1},
    ]


def test_other_things_and_things_apart_are_not_added_up() -> None:
    events: list[dict[str, object]] = [{"event": "dug"}, {"event": "dug"}, {"event": "fell"}, {"event": "dug"}]
    assert added_up(events, {"fell"}) == events
    assert [event["event"] for event in added_up(events, {"dug"})] == ["dug", "fell", "dug"]


def test_a_sequel_gives_its_facts_to_what_it_follows_under_new_names() -> None:
    events: list[dict[str, object]] = [
        {"event": "goal_bought", "goal": "castle"},
        {"event": "gems_paid", "gem": "ruby", "count": 2},
        {"event": "gems_paid", "gem": "gold", "count": 1},
    ]
    joints = {("goal_bought", "gems_paid"): {"gem": "price"}}
    assert joined(events, joints) == [{"event": "goal_bought", "goal": "castle", "price": "gold"}]
    assert joined(events[1:], joints) == events[1:]
