// Finished and running journals kept by this browser, where it has a database; without one everything still works.

/** @type {Promise<IDBDatabase | null> | undefined} */
let opening;

function open() {
  opening ??= new Promise((done) => {
    try {
      const asked = indexedDB.open("tallystick", 1);
      asked.onupgradeneeded = () => void asked.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => done(null);
    } catch {
      done(null);
    }
  });
  return opening;
}

/** @param {import("../types").Entry[]} entries */
export async function keepEntries(entries) {
  const database = entries.length ? await open() : null;
  if (!database) return;
  const store = database.transaction("entries", "readwrite").objectStore("entries");
  for (const entry of entries) store.put(entry);
}

/** @param {string} table @returns {Promise<import("../types").Entry[]>} */
export async function keptEntries(table) {
  const database = await open();
  if (!database) return [];
  const range = IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
  const asked = database.transaction("entries").objectStore("entries").getAll(range);
  return new Promise((done) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => done([]);
  });
}
