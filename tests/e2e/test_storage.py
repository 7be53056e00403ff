"""What a browser keeps of a table, and for how long."""

import json

from conftest import PHONE

SETTINGS = {f"tallystick.{name}" for name in ("language", "theme", "sound", "motion", "guide", "how-to")}
KEPT = """async () => {
  const all = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
  const open = (name) => new Promise((done) => {
    const asked = indexedDB.open(name);
    asked.onsuccess = () => done(asked.result);
  });
  for (const { name } of await indexedDB.databases()) {
    const base = await open(name);
    for (const store of base.objectStoreNames)
      all.push([name + "." + store, JSON.stringify(await new Promise((done) => {
        const asked = base.transaction(store).objectStore(store).getAll();
        asked.onsuccess = () => done(asked.result);
      }))]);
  }
  return all;
}"""


def test_a_browser_keeps_keys_and_the_public_record_and_forgets_the_keys_when_it_leaves(open_page, site):
    made = site.make(game="blockchain", seats=2, name="Ariadne", bots={"1": "good"}, start=True)
    table, token = made["table"], made["seats"][0]["token"]
    page = open_page(f"/t/{table}#{token}.0", PHONE)
    page.wait_for_selector("#hand")
    assert token not in page.url
    kept = dict(page.evaluate(KEPT))
    assert "Ariadne" not in json.dumps(kept)
    (key,) = json.loads(kept.pop(f"tallystick.seats.{table}"))
    assert (key["token"], set(key)) == (token, {"seat", "token", "seed", "at", "game"})
    public = [json.loads(line) for line in site.fetch(f"/api/tables/{table}/journal").splitlines()]
    entries = json.loads(kept.pop("tallystick.entries"))
    assert entries
    assert all(entry in public for entry in entries)
    assert set(kept) <= SETTINGS
    page.locator(".top .icon").first.click()
    page.locator(".dialog .button", has_text="Leave the table").click()
    page.locator(".dialog .button", has_text="Leave for good").click()
    page.wait_for_selector(".hero")
    assert token not in json.dumps(page.evaluate(KEPT))
