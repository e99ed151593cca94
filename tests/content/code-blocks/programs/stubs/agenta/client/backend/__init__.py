"""The generated client of the SDK, made from what the reference says about its methods."""

import json
import os
from types import SimpleNamespace

from http_stub import send

from .core.api_error import ApiError

METHODS = json.loads(os.environ["CLIENT_METHODS"])


class LlmRunRateLimit(dict):
    pass


class AgentaApi:
    def __init__(self, *, base_url, api_key, timeout=60):
        self.base_url = base_url
        self.api_key = api_key
        self.timeout = timeout

    def __getattr__(self, name):
        return SubClient(self, name)


class SubClient:
    def __init__(self, api, name):
        self.api = api
        self.name = name

    def __getattr__(self, name):
        method = METHODS[f"{self.name}.{name}"]
        return lambda *args, **keywords: call(self.api, method, args, keywords)


def call(api, method, args, keywords):
    parameters = method["parameters"]
    positional = [one["name"] for one in parameters if one["positional"]]
    given = dict(zip(positional, args), **keywords)
    missing = [one["name"] for one in parameters if one["required"] and one["name"] not in given]
    unknown = given.keys() - {one["name"] for one in parameters}
    if missing or unknown or len(args) > len(positional):
        raise TypeError(f"missing {missing}, unknown {unknown}, {len(args)} by position")
    verb, path = method["http"].split(" ")
    where, _, names = method["sent"].partition(": ")
    sent = {name: given[name] for name in names.split(", ") if name in given}
    options = {"json" if where == "json" else "params": sent} if sent else {}
    reply = send(
        verb,
        api.base_url + path.format(**given),
        headers={"Authorization": api.api_key},
        timeout=api.timeout,
        **options,
    )
    if not reply.ok:
        raise ApiError(status_code=reply.status_code, body=reply.text)
    if method["returns"] == "decoded JSON":
        return reply.json()
    return json.loads(reply.text, object_hook=lambda fields: SimpleNamespace(**fields))
