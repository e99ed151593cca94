"""The two calls of the client of OpenAI that the pages make."""

import json
import os
from types import SimpleNamespace

from http_stub import post


class AsyncOpenAI:
    def __init__(self):
        self.chat = SimpleNamespace(completions=Calls("/chat/completions"))
        self.embeddings = Calls("/embeddings")


class Calls:
    def __init__(self, path):
        self.path = path

    async def create(self, **body):
        headers = {"Authorization": f"Bearer {os.environ['OPENAI_API_KEY']}"}
        reply = post(os.environ["OPENAI_BASE_URL"] + self.path, headers=headers, json=body, timeout=60)
        reply.raise_for_status()
        return json.loads(reply.text, object_hook=lambda fields: SimpleNamespace(**fields))
