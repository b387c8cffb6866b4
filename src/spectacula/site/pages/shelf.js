// The browser's own database as a shelf: small things under names, changed all together or not at all.
const THINGS = "things";

/** Python waits for ever for a promise that fails with one of the browser's own errors. */
const plain = (error) => new Error(String(error));

const done = (request) =>
  new Promise((fulfil, fail) => {
    request.onsuccess = () => fulfil(request.result);
    request.onerror = () => fail(plain(request.error));
  });

export class Shelf {
  static async open(name) {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(THINGS);
    return new Shelf(await done(opening));
  }

  constructor(database) {
    this.database = database;
  }

  /** Everything whose name begins like this: names with what lies under them. */
  async read(beginning) {
    const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    const things = this.database.transaction(THINGS).objectStore(THINGS);
    const [names, contents] = await Promise.all([done(things.getAllKeys(range)), done(things.getAll(range))]);
    return names.map((name, i) => [name, contents[i]]);
  }

  /** Put a content under each name, or take it away where there is none. */
  change(names, contents) {
    return new Promise((fulfil, fail) => {
      const change = this.database.transaction(THINGS, "readwrite", { durability: "strict" });
      change.oncomplete = () => fulfil();
      change.onabort = () => fail(plain(change.error));
      const things = change.objectStore(THINGS);
      names.forEach((name, i) => {
        if (contents[i] == null) things.delete(name);
        else things.put(contents[i], name);
      });
    });
  }
}
