from dataclasses import dataclass
from enum import Enum
from typing import Any, Dict
from uuid import UUID


class UnleashEventType(Enum):
    FEATURE_FLAG = "feature_flag"
    VARIANT = "variant"
    FETCHED = "fetched"
    READY = "ready"


@dataclass
class BaseEvent:
    event_type: UnleashEventType
    event_id: UUID


@dataclass
class UnleashEvent(BaseEvent):
    context: Dict[str, Any]
    enabled: bool
    feature_name: str
    variant: str = ""
