"""Draws the icons of the browser client as PNG files, from the one drawing in art/icon.svg.

Home screens want squares of a fixed size, and cut them as they like: the drawing stands on a ground of its own colour.
"""

import shutil
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import sync_playwright

ART = Path(__file__).parents[1] / "src/tallystick/web/art"
SIZES = {"icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512}
GROUND = "#1786a3"


def main() -> None:
    drawing = b64encode((ART / "icon.svg").read_bytes()).decode()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f'<body style="margin:0;display:grid;place-items:center;height:100vh;background:{GROUND}">'
                f'<img style="width:80%" src="data:image/svg+xml;base64,{drawing}">'
            )
            page.screenshot(path=ART / name)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
