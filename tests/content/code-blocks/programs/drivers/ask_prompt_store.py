# For each server, `count` times: three threads ask at once, then one more. Prints the values and the longest wait.
import importlib, json, sys, threading, time


def ask_all(host, fresh, pause, count):
    sys.modules.pop("prompt_store", None)
    store = importlib.import_module("prompt_store")
    store.HOST, store.WAIT, store.FRESH, store.PAUSE = host, 0.5, fresh, pause
    values, waits = [], []

    def ask():
        start = time.monotonic()
        values[-1].append(store.parameters("production")["prompt_user"])
        waits.append(time.monotonic() - start)

    for _ in range(count):
        values.append([])
        threads = [threading.Thread(target=ask) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        ask()
    return {"values": values, "longest": max(waits)}


print(json.dumps([ask_all(*settings) for settings in json.loads(sys.argv[1])]))
