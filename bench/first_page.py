"""The first page on a slow phone (Slow 4G, CPU six times slower) in a real Chromium: `python bench/first_page.py`.

From nothing to the first throw: the home page, a tap on "Play now", and the die that can be thrown. Then the longest
task while the pawns walk. The medians go into results.json under `first_page`; without Chromium nothing is measured.
"""

import json
import os
import shutil
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from live import server
from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).parent
PORT = 8985
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "5"))
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOWER = 6
WATCH = """
window.longest = 0;
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration);
}).observe({ type: "longtask" });
"""
FILES = "performance.getEntries().reduce((sum, one) => sum + (one.encodedBodySize ?? 0), 0)"
"""Bytes of the files so far, compressed; their headers come on top."""
THROW = "button.throwit:enabled"
KNOWS = "localStorage.setItem('tallystick.how-to', 'market-island')"


def visit(browser: Browser) -> dict[str, float]:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    context.add_init_script(KNOWS)
    page = context.new_page()
    page.add_init_script(WATCH)
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", SLOW_4G)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    sizes: list[float] = []
    devtools.on("Network.loadingFinished", lambda loaded: sizes.append(loaded["encodedDataLength"]))
    began = time.perf_counter()
    page.goto(f"http://127.0.0.1:{PORT}/")
    page.get_by_role("button", name="Play now · Market Island").wait_for(timeout=60_000)
    home, first, files = time.perf_counter() - began, sum(sizes), page.evaluate(FILES)
    page.get_by_role("button", name="Play now · Market Island").click()
    page.locator(THROW).wait_for(timeout=60_000)
    ready = time.perf_counter() - began
    page.evaluate("window.longest = 0")
    page.locator(THROW).click()
    page.wait_for_timeout(8_000)
    longest = page.evaluate("window.longest")
    context.close()
    return {
        "home_seconds": home,
        "home_kb": files / 1024,
        "home_with_headers_kb": first / 1024,
        "first_throw_seconds": ready,
        "longest_task_while_walking_ms": longest,
    }


def main() -> None:
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        print("There is no Chromium here: the first page was left out.")
        return
    visits: list[dict[str, float]] = []
    with server(sys.executable, PORT), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        for _ in range(ROUNDS):
            visits.append(visit(browser))
            print({name: round(value, 1) for name, value in visits[-1].items()}, f"load {os.getloadavg()[0]:.1f}")
        browser.close()
    medians: dict[str, Any] = {
        name: round(statistics.median(visit[name] for visit in visits), 1) for name in visits[0]
    } | {"load": round(os.getloadavg()[0], 1)}
    file = HERE / "results.json"
    results = json.loads(file.read_text())
    results["first_page"] = medians
    file.write_text(json.dumps(results, indent=2) + "\n")
    print(medians)


if __name__ == "__main__":
    main()
