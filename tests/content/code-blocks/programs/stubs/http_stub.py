"""As much of `requests` and `httpx` as the programs of the pages use, on the standard library."""

import json as json_module
from urllib.error import HTTPError as Refusal
from urllib.parse import urlencode
from urllib.request import Request, urlopen


class HTTPError(Exception):
    pass


class Response:
    def __init__(self, status, text):
        self.status_code = status
        self.text = text
        self.ok = status < 400
        self.is_error = not self.ok

    def json(self):
        return json_module.loads(self.text)

    def raise_for_status(self):
        if not self.ok:
            raise HTTPError(f"{self.status_code}: {self.text}")


def send(method, url, *, timeout, headers=None, params=None, json=None, follow_redirects=True):
    """The timeout is required, because the real libraries may wait for ever without one."""
    if params:
        url = f"{url}?{urlencode(params)}"
    all_headers = dict(headers or {})
    data = None
    if json is not None:
        data = json_module.dumps(json).encode()
        all_headers["Content-Type"] = "application/json"
    request = Request(url, data=data, headers=all_headers, method=method)
    try:
        with urlopen(request, timeout=timeout) as response:
            return Response(response.status, response.read().decode())
    except Refusal as error:
        with error:
            return Response(error.code, error.read().decode())


def get(url, **options):
    return send("GET", url, **options)


def post(url, **options):
    return send("POST", url, **options)
