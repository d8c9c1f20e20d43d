"""Tries what the page of the Python SDK says at its edges, against a server of its own, and prints the findings as JSON."""

import json
import logging
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from apscheduler.executors.pool import ThreadPoolExecutor
from apscheduler.schedulers.background import BackgroundScheduler
from UnleashClient import UnleashClient
from UnleashClient.cache import BaseCache
from UnleashClient.events import UnleashEventType
from UnleashClient.utils import InstanceAllowType

logging.disable(logging.CRITICAL)
answer = {"status": 200, "body": "{}", "headers": {}}


class Server(BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_GET(self):
        self.send_response(answer["status"])
        for name, value in answer["headers"].items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(answer["body"].encode())

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(202)
        self.end_headers()


server = ThreadingHTTPServer(("127.0.0.1", 0), Server)
threading.Thread(target=server.serve_forever, daemon=True).start()


class Memory(BaseCache):
    def __init__(self, strategies):
        self.values = {}
        if strategies:
            flag = {"name": "flag", "enabled": True, "strategies": strategies}
            self.values["/client/features"] = json.dumps({"version": 2, "features": [flag]})
            self.bootstrapped = True

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


def client(*strategies, **options):
    return UnleashClient(
        url=f"http://127.0.0.1:{server.server_port}/api",
        app_name="claims",
        cache=Memory(strategies),
        multiple_instance_mode=InstanceAllowType.SILENTLY_ALLOW,
        request_retries=1,
        **options,
    )


def started(*strategies, **options):
    unleash = client(*strategies, **options)
    unleash.initialize_client(fetch_toggles=not strategies)
    return unleash


def events_of_a_page():
    answer["body"] = "<html>"
    events = []
    done = threading.Event()

    def on_event(event):
        name = event.event_type.value
        if event.event_type is UnleashEventType.FETCHED:
            try:
                event.features
            except ValueError:
                name += ", unreadable"
        events.append(name)
        if len(events) == 2:
            done.set()

    unleash = started(event_callback=on_event)
    done.wait(2)
    unleash.destroy()
    return events


def waits_for_retry_after():
    answer.update(status=500, headers={"Retry-After": "1"})
    before = time.monotonic()
    started().destroy()
    answer.update(status=200, headers={})
    return time.monotonic() - before >= 1


def answer_of_a_strategy(result):
    class Custom:
        def apply(self, parameters, context):
            return result

    standard = {"name": "default", "parameters": {}}
    custom = {"name": "custom", "parameters": {}}
    return started(custom, standard, custom_strategies={"custom": Custom()}).is_enabled("flag")


def scheduler_after_destroy():
    scheduler = BackgroundScheduler(executors={"mine": ThreadPoolExecutor()})
    scheduler.add_job(print, "interval", seconds=100, executor="mine")
    started(scheduler=scheduler, scheduler_executor="mine").destroy()
    return {"running": scheduler.running, "jobs": len(scheduler.get_jobs())}


def plan_in_two_places():
    constraint = {"contextName": "plan", "operator": "IN", "values": ["gold"]}
    unleash = client({"name": "default", "parameters": {}, "constraints": [constraint]})
    return unleash.is_enabled("flag", {"plan": "gold", "properties": {"plan": "free"}})


def rollout(stickiness, **more):
    parameters = {"rollout": "100", "stickiness": stickiness, "groupId": "flag"}
    return client({"name": "flexibleRollout", "parameters": parameters, **more})


def variants_of_an_address():
    variants = [{"name": name, "weight": 500, "stickiness": "default"} for name in ("a", "b")]
    unleash = rollout("default", variants=variants)
    return len({unleash.get_variant("flag", {"remoteAddress": "10.1.2.3"})["name"] for _ in range(60)})


print(
    json.dumps(
        {
            "events of a page": events_of_a_page(),
            "waits for Retry-After of a 500": waits_for_retry_after(),
            "strategy says True": answer_of_a_strategy(True),
            "strategy says 1": answer_of_a_strategy(1),
            "strategy says None": answer_of_a_strategy(None),
            "scheduler after destroy": scheduler_after_destroy(),
            "plan in two places": plan_in_two_places(),
            "empty userId at 100%": rollout("userId").is_enabled("flag", {"userId": ""}),
            "no userId at 100%": rollout("userId").is_enabled("flag"),
            "fallback that raises": client().is_enabled("unknown", {}, lambda name, context: 1 / 0),
            "variants of an address": variants_of_an_address(),
        }
    )
)
