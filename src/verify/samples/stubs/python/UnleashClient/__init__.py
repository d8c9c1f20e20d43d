"""The public API that samples use, with the types of the SDK; bodies do not matter to the checker."""

from typing import Any, Callable, Dict, Optional

from UnleashClient.cache import BaseCache
from UnleashClient.events import BaseEvent


class UnleashClient:
    def __init__(
        self,
        url: str,
        app_name: str,
        environment: str = "default",
        instance_id: str = "unleash-python-sdk",
        refresh_interval: int = 15,
        refresh_jitter: Optional[int] = None,
        metrics_interval: int = 60,
        metrics_jitter: Optional[int] = None,
        disable_metrics: bool = False,
        disable_registration: bool = False,
        custom_headers: Optional[Dict[str, str]] = None,
        custom_options: Optional[Dict[str, Any]] = None,
        request_timeout: int = 30,
        request_retries: int = 3,
        custom_strategies: Optional[Dict[str, Any]] = None,
        cache_directory: Optional[str] = None,
        project_name: Optional[str] = None,
        verbose_log_level: int = 30,
        cache: Optional[BaseCache] = None,
        scheduler: Any = None,
        scheduler_executor: Optional[str] = None,
        multiple_instance_mode: Any = None,
        event_callback: Optional[Callable[[BaseEvent], None]] = None,
        experimental_mode: Optional[Dict[str, str]] = None,
        sdk_flavor: Optional[str] = None,
        sdk_flavor_version: Optional[str] = None,
    ) -> None: ...

    @property
    def is_initialized(self) -> bool: ...

    @property
    def impact_metrics(self) -> Any: ...

    def initialize_client(self, fetch_toggles: bool = True) -> None: ...

    def is_enabled(
        self,
        feature_name: str,
        context: Optional[Dict[str, Any]] = None,
        fallback_function: Optional[Callable[[str, Dict[str, Any]], bool]] = None,
    ) -> bool: ...

    def get_variant(self, feature_name: str, context: Optional[Dict[str, Any]] = None) -> Dict[str, Any]: ...

    def feature_definitions(self) -> Dict[str, Dict[str, str]]: ...

    def destroy(self) -> None: ...

    def __enter__(self) -> "UnleashClient": ...

    def __exit__(self, *args: Any) -> bool: ...
