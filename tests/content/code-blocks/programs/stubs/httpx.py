from http_stub import get, post  # noqa: F401
