/* What a site keeps on a reader's device: one database, a mirror of ids that can be read at once,
   and news between the places and tabs that show it. The interface is in docs/device.md. */
(() => {
  "use strict";
  const site = document.documentElement.dataset.site;
  if (!site || Object.hasOwn(window, "Apus")) return;

  const KEYS = {
    favorites: ["type", "id"], lists: "nome", highlights: ["ref", "version"], profile: "email",
    recipeState: "slug", more: ["area", "key"],
  };
  // The schema, step by step; a step that was published is never changed.
  const MIGRATIONS = [
    ["favorites", "lists", "highlights", "profile", "recipeState"],
    ["more"],
  ];
  const name = `apus-${site}`;
  const prefix = `apus:${site}:`;
  const tables = Object.keys(KEYS);

  /* Small values, read and written at once; null where storage is switched off. */
  const local = (key, value) => {
    try {
      if (value === undefined) return localStorage.getItem(prefix + key);
      if (value === null) localStorage.removeItem(prefix + key);
      else localStorage.setItem(prefix + key, value);
      return value;
    } catch {
      return null;
    }
  };

  /* A small value that was written as JSON; null where there is none. */
  const stored = (key) => {
    try {
      return JSON.parse(local(key));
    } catch {
      return null;
    }
  };

  const reading = (key) => {
    const found = stored(key);
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
  };
  const kindsKept = () => {
    const found = [];
    try {
      for (let i = 0; i < localStorage.length; i++) {
        const key = localStorage.key(i);
        if (key.startsWith(`${prefix}fav:`)) found.push(key.slice(prefix.length + 4));
      }
    } catch { /* Storage is switched off: nothing is kept. */ }
    return found;
  };

  /* Opening */

  // Other tabs let go when they are asked to; one that hangs is not waited for.
  const giveUp = (reject) => setTimeout(() => {
    reject(new DOMException("another tab holds the database", "BlockedError"));
  }, 3000);

  const request = (version) => new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    let isNew = false;
    opening.onupgradeneeded = () => {
      const made = opening.result.objectStoreNames;
      isNew = made.length === 0;
      for (const table of MIGRATIONS.flat()) {
        if (!made.contains(table)) {
          opening.result.createObjectStore(table, { keyPath: KEYS[table] });
        }
      }
    };
    opening.onsuccess = () => {
      opening.result.isNew = isNew;
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => giveUp(reject);
  });

  const isWhole = (database) => {
    if (!tables.every((table) => database.objectStoreNames.contains(table))) return false;
    const transaction = database.transaction(tables);
    return tables.every((table) => (
      JSON.stringify(transaction.objectStore(table).keyPath) === JSON.stringify(KEYS[table])));
  };

  const deletion = () => new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = resolve;
    deleting.onerror = () => reject(deleting.error);
    deleting.onblocked = () => giveUp(reject);
  });

  const openWhole = async () => {
    let database;
    try {
      database = await request(MIGRATIONS.length);
    } catch (error) {
      if (error?.name !== "VersionError") throw error;
      database = await request(); // A newer build was here: what it added does no harm.
    }
    if (isWhole(database)) return database;
    const next = database.version + 1;
    database.close();
    database = await request(next);
    if (isWhole(database)) return database;
    database.close();
    throw new DOMException("tables of another shape", "DataError");
  };

  let opened = null;
  const open = () => {
    opened ??= openWhole().catch(async (error) => {
      if (!["DataError", "UnknownError"].includes(error?.name)) throw error;
      await deletion(); // What is damaged cannot be read; the mirror brings the ids back.
      return openWhole();
    }).then((database) => {
      const forget = () => { opened = null; };
      database.onversionchange = () => { database.close(); forget(); };
      database.onclose = forget;
      return database;
    });
    return opened.catch((error) => { opened = null; throw error; });
  };

  /* Reading and writing */

  // A name that is no table is an area of the table `more`.
  const place = (store) => (Object.hasOwn(KEYS, store) && store !== "more"
    ? { table: store, key: (key) => key, record: (record) => record, range: undefined }
    : {
      table: "more", key: (key) => [store, key], record: (record) => ({ ...record, area: store }),
      range: IDBKeyRange.bound([store], [store, []]),
    });

  const run = async (table, mode, work) => {
    const database = await open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(table, mode);
      let result;
      let failure = null;
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error ?? failure);
      const give = (value) => { result = value; };
      try {
        work(transaction.objectStore(table), give, (error) => {
          failure = error;
          transaction.abort();
        });
      } catch (error) {
        failure = error;
        transaction.abort();
      }
    });
  };

  const get = (store, key) => {
    const { table, key: whole } = place(store);
    return run(table, "readonly", (records, give) => {
      records.get(whole(key)).onsuccess = (event) => give(event.target.result);
    });
  };
  const all = (store) => {
    const { table, range } = place(store);
    return run(table, "readonly", (records, give) => {
      records.getAll(range).onsuccess = (event) => give(event.target.result);
    });
  };
  /* A whole table, the areas of `more` together. */
  const table = (named) => run(named, "readonly", (records, give) => {
    records.getAll().onsuccess = (event) => give(event.target.result);
  });
  const putTable = async (named, list) => {
    await run(named, "readwrite", (records) => {
      for (const record of list) records.put(record);
    });
    const stores = named === "more" ? new Set(list.map((record) => record.area)) : [named];
    for (const store of stores) await changed(store);
  };
  // A step that is committed outlives its page: who taps a heart and then a link loses nothing.
  const finish = (records) => records.transaction.commit?.();
  const change = async (store, work) => {
    const result = await run(place(store).table, "readwrite", work);
    await changed(store);
    return result;
  };
  const write = (store, work) => change(store, (records) => {
    work(records, place(store));
    finish(records);
  });
  const putAll = (store, list) => write(store, (records, { record: whole }) => {
    for (const record of list) records.put(whole(record));
  });
  const put = (store, record) => putAll(store, [record]);
  const add = (store, record) => write(store, (records, { record: whole }) => {
    records.add(whole(record));
  });
  const remove = (store, key) => removeAll(store, [key]);
  const removeAll = (store, keys) => write(store, (records, { key: whole }) => {
    for (const key of keys) records.delete(whole(key));
  });
  const clear = (store) => write(store, (records, { range }) => {
    if (range) records.delete(range);
    else records.clear();
  });
  /* Reads a record and writes what `changed` makes of it, in one step that no other tab divides. */
  const update = (store, key, changed) => change(store, (records, give, fail) => {
    records.get(place(store).key(key)).onsuccess = (event) => {
      try {
        const made = changed(event.target.result);
        give(made);
        if (made) records.put(place(store).record(made));
        else records.delete(place(store).key(key));
        finish(records);
      } catch (error) {
        fail(error);
      }
    };
  });

  /* The mirror: the ids of favourites, for the first paint */

  let mirror = new Map();
  const readMirror = () => {
    mirror = new Map(kindsKept().map((kind) => [kind, new Set(reading(`fav:${kind}`))]));
  };
  const ids = (kind) => mirror.get(kind) ?? new Set();
  const reflect = async () => {
    const keys = await run("favorites", "readonly", (records, give) => {
      records.getAllKeys().onsuccess = (event) => give(event.target.result);
    });
    const found = new Map();
    for (const [kind, id] of keys) {
      if (!found.has(kind)) found.set(kind, new Set());
      found.get(kind).add(id);
    }
    for (const kind of kindsKept()) if (!found.has(kind)) local(`fav:${kind}`, null);
    for (const [kind, set] of found) {
      const text = JSON.stringify([...set]);
      if (local(`fav:${kind}`) !== text) local(`fav:${kind}`, text);
    }
    mirror = found;
  };

  /* News */

  const listeners = new Map();
  const on = (store, listener) => {
    if (!listeners.has(store)) listeners.set(store, []);
    listeners.get(store).push(listener);
  };
  const tell = (store) => {
    for (const listener of listeners.get(store) ?? []) listener();
  };
  let channel = null;
  const hear = () => {
    if (channel || !window.BroadcastChannel) return;
    channel = new BroadcastChannel(name);
    channel.onmessage = (event) => arrived(event.data);
  };
  const arrived = (store) => {
    if (typeof store !== "string") return;
    if (store === "favorites") readMirror();
    tell(store);
  };
  const changed = async (store) => {
    if (store === "favorites") await reflect();
    tell(store);
    channel?.postMessage(store);
    local("changed", `${store} ${crypto.getRandomValues(new Uint32Array(1))[0]}`);
  };
  window.addEventListener("storage", (event) => {
    if (event.key === `${prefix}changed`) arrived(event.newValue?.split(" ")[0]);
  });
  // A page in the back/forward cache hears nothing: it lets go, and reads again when it returns.
  window.addEventListener("pagehide", () => {
    channel?.close();
    channel = null;
  });
  window.addEventListener("pageshow", (event) => {
    hear();
    if (!event.persisted) return;
    readMirror();
    for (const store of listeners.keys()) tell(store);
  });

  readMirror();
  hear();
  const ready = open().then(async (database) => {
    if (database.isNew && mirror.size) {
      const lost = [...mirror].flatMap(([type, set]) => [...set].map((id) => ({ type, id })));
      await putAll("favorites", lost.map((key) => ({ ...key, name: key.id, addedAt: "" })));
    } else {
      await reflect();
    }
    tell("favorites");
    return true;
  }).catch(() => false);

  const Apus = Object.assign(Object.create(null), {
    site, tables, ready, local, stored, ids, get, all, put, putAll, add, update, remove,
    removeAll, clear, table, putTable, on,
  });
  Object.defineProperty(window, "Apus", { value: Apus });
})();
