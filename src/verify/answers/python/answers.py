"""
Answers questions about flags with the Python SDK, without a server: reads the groups of the file that is named,
and prints one list of answers for each. `src/verify/answers/groups.ts` has the format.
"""

import json
import logging
import sys

from UnleashClient import UnleashClient
from UnleashClient.cache import BaseCache

logging.disable(logging.CRITICAL)


class Memory(BaseCache):
    """Rules of one client, which leave nothing on disk."""

    bootstrapped = True

    def __init__(self, state):
        self.values = {"/client/features": json.dumps(state)}

    def set(self, key, value):
        self.values[key] = value

    def mset(self, data):
        self.values.update(data)

    def get(self, key, default=None):
        return self.values.get(key, default)

    def exists(self, key):
        return key in self.values

    def destroy(self):
        self.values.clear()


def start(state):
    return UnleashClient(
        url="http://unused.invalid/api",
        app_name="docs",
        environment="development",
        cache=Memory(state),
        disable_metrics=True,
        disable_registration=True,
    )


def answer(client, question):
    flag, context = question["flag"], question["context"]
    fallback = question.get("fallback", False)
    try:
        if question["ask"] == "flag":
            return client.is_enabled(flag, context, lambda name, context: fallback)
        variant = client.get_variant(flag, context)
    except Exception as error:
        return {"error": str(error)}
    return {
        "flag": variant["feature_enabled"],
        "variant": variant["name"],
        "enabled": variant["enabled"],
        "payload": (variant.get("payload") or {}).get("value"),
    }


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        groups = json.load(file)
    answers = []
    for group in groups:
        client = start(group["state"])
        answers.append([answer(client, question) for question in group["questions"]])
        client.destroy()
    print(json.dumps(answers))


main()
