/* The service worker: what was visited or kept is there without a connection. `worker.js` of the
   site names its version, its first pages and its offline page; offline.json lists all files. */
(() => {
  const { site, version, core, offline } = self.APUS;
  const scope = self.registration.scope;
  const prefix = `apus-${site}-files-${scope} `;
  const name = prefix + version;
  const keptName = `apus-${site}-kept`;
  const list = `${scope}offline.json`;
  const LONGEST_WAIT = 3000;
  const MOVED = /<meta http-equiv="refresh" content="0; url=([^"]+)">/;
  const FILES = /(?:src|href|data-index)="([^"#?:]+\.(?:css|js|svg|png|jpe?g|webp|avif|gif|webmanifest))"/g;

  /* Addresses without query and anchor; a folder and its index.html are one. */
  const plain = (address) => {
    const url = new URL(address);
    return url.origin + url.pathname.replace(/\/index\.html$/, "/");
  };
  const path = (address) => {
    const at = plain(address).slice(scope.length);
    try {
      return decodeURIComponent(at);
    } catch {
      return at;
    }
  };
  const encoded = (part) => encodeURIComponent(part)
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
  const whole = (at) => scope + at.split("/").map(encoded).join("/");
  const stem = (at) => at.replace(/\.[\w-]{6,8}(?=\.\w+$)/, "");
  // Errors and what a captive portal answers are never kept.
  const isWhole = (answer) => answer.status === 200 && answer.type === "basic" && !answer.redirected;
  const isPage = (answer) => answer.headers.get("content-type")?.startsWith("text/html");

  const load = async (address) => {
    const answer = await fetch(address, { cache: "no-cache" });
    if (!isWhole(answer)) throw new Error(`${answer.status} ${address}`);
    return answer;
  };
  const filesOf = async (address, page) => {
    const text = await page.text();
    return [...new Set([...text.matchAll(FILES)].map((found) => new URL(found[1], address).href))]
      .filter((found) => found.startsWith(scope));
  };

  /* The page that the one at a former address leads to. */
  const pageBehind = async (address, page) => {
    const moved = MOVED.exec(await page.text());
    return moved ? [plain(new URL(moved[1], address))].filter((found) => found.startsWith(scope)) : [];
  };

  /* The files of the version before this one that was whole; a killed install has no list. */
  const before = async () => {
    for (const other of await caches.keys()) {
      if (!other.startsWith(prefix) || other === name) continue;
      const cache = await caches.open(other);
      const files = await cache.match(list);
      if (files) return { cache, files: await files.json() };
    }
    return null;
  };

  const install = async () => {
    const answer = await load(list);
    const files = await answer.clone().json();
    const old = await before();
    const cache = await caches.open(name);
    // Only what changed is fetched again.
    const take = async (address, isNeeded = true) => {
      const at = path(address);
      if (!Object.hasOwn(files, at) && !isNeeded) return;
      if (await cache.match(address)) return;
      const kept = old && old.files[at]?.[0] === files[at]?.[0] && await old.cache.match(address);
      const found = kept || await load(address);
      await cache.put(address, found.clone());
      if (!isPage(found)) return;
      for (const page of await pageBehind(address, found.clone())) await take(page, false);
      for (const file of await filesOf(address, found)) await take(file, isNeeded);
    };
    for (const page of core) await take(whole(page));
    // What changed has another name: that of a script tells its content.
    const named = new Map(Object.keys(files).map((at) => [stem(at), at]));
    for (const request of await old?.cache.keys() ?? []) {
      const was = path(request.url);
      const at = Object.hasOwn(files, was) ? was : named.get(stem(was));
      if (at !== undefined) await take(whole(at), false).catch(() => {});
    }
    // What is new in a section that is kept, and the parts that are searched in it.
    const marks = await caches.open(keptName);
    const sections = (await marks.keys()).map(({ url }) => url.split("?section"))
      .filter(([, ...isSection]) => isSection.length);
    for (const address of Object.keys(files).map(whole)) {
      if (!/(\/|\.js)$/.test(address) || !sections.some(([base]) => address.startsWith(base))) continue;
      await take(address, false).catch(() => {});
      if (address.endsWith("/")) await marks.put(address, new Response(""));
    }
    await cache.put(list, answer);
  };

  const activate = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((other) => other.startsWith(prefix) && other !== name)
      .map((other) => caches.delete(other)));
    await self.clients.claim();
  };

  const keep = async (address, answer) => {
    if (!isWhole(answer)) return;
    try {
      await (await caches.open(name)).put(address, answer);
    } catch { /* The device is full: the page is shown, and not kept. */ }
  };
  const fetched = (event, address) => fetch(event.request).then((answer) => {
    event.waitUntil(keep(address, answer.clone()));
    return answer;
  });

  /* Keeps the files of a page that was visited as well, such as pictures that never came into sight. */
  const complete = async (address) => {
    if (self.navigator.connection?.saveData) return;
    await new Promise((resolve) => { setTimeout(resolve, LONGEST_WAIT); });
    const cache = await caches.open(name);
    const page = await cache.match(address);
    for (const file of page && isPage(page) ? await filesOf(address, page) : []) {
      if (!await cache.match(file)) await keep(file, await fetch(file));
    }
  };
  /* What the network says; the copy in place of what comes too late or is a fault of the host, and
     of nothing. */
  const soon = async (event, network, cached) => {
    event.waitUntil(network.catch(() => {}));
    const late = new Promise((resolve) => { setTimeout(resolve, LONGEST_WAIT); })
      .then(() => cached ?? network);
    const answer = await Promise.race([network, late]).catch(() => cached);
    return answer?.status >= 500 && cached ? cached : answer;
  };
  const navigate = async (event) => {
    const address = plain(event.request.url);
    const cache = await caches.open(name);
    const cached = await cache.match(address);
    const network = fetched(event, address);
    event.waitUntil(network.then(() => complete(address)).catch(() => {}));
    if (cached && await (await caches.open(keptName)).match(address)) return cached;
    const answer = await soon(event, network, cached);
    // Links in the page are from its folder.
    if (!answer && await cache.match(`${address}/`)) {
      return Response.redirect(`${address}/${new URL(event.request.url).search}`);
    }
    if (answer || offline === null || address === scope + offline) return answer ?? Response.error();
    // The page stands at its own address, so that its links lead where they should.
    const from = encodeURIComponent(event.request.url.slice(scope.length));
    return Response.redirect(`${scope}${offline}?from=${from}`);
  };
  const serve = async (event) => {
    const address = plain(event.request.url);
    const cached = await (await caches.open(name)).match(address);
    // A page that a script asks for may have changed, or moved.
    if (address.endsWith("/")) {
      return await soon(event, fetched(event, address), cached) ?? Response.error();
    }
    return cached ?? fetched(event, address);
  };

  /* Takes a section off the device: its pages, and the files that no other page has. Pages that were
     there from the beginning stay, and favourites. */
  const forget = async (section, favourites) => {
    const marks = await caches.open(keptName);
    const stays = new Set([...core.map(whole), ...favourites]);
    const goes = (url) => url.startsWith(section) && url.endsWith("/") && !stays.has(url);
    // A version that waits has the section as well.
    for (const other of (await caches.keys()).filter((one) => one.startsWith(prefix))) {
      const cache = await caches.open(other);
      for (const url of favourites) {
        const page = await cache.match(url);
        for (const behind of page ? await pageBehind(url, page) : []) stays.add(behind);
      }
      const kept = (await cache.keys()).map(({ url }) => url);
      const gone = new Set(kept.filter((url) => url.startsWith(section) && url.endsWith(".js")));
      const needed = new Set();
      for (const url of kept.filter((one) => one.endsWith("/"))) {
        const place = goes(url) ? gone : needed;
        for (const file of await filesOf(url, await cache.match(url))) place.add(file);
        if (!goes(url)) continue;
        await cache.delete(url);
        await marks.delete(url);
      }
      for (const file of gone) if (!needed.has(file)) await cache.delete(file);
    }
    await marks.delete(`${section}?section`);
  };

  self.addEventListener("install", (event) => event.waitUntil(install()));
  self.addEventListener("activate", (event) => event.waitUntil(activate()));
  self.addEventListener("message", (event) => {
    const { data, ports: [port] } = event;
    if (data === "renew") self.skipWaiting();
    if (!data.forget) return;
    const answer = (isDone) => port.postMessage(isDone);
    event.waitUntil(forget(data.forget, data.favourites).then(() => answer(true), () => answer(false)));
  });
  self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || request.headers.has("range")) return;
    if (!request.url.startsWith(scope) || plain(request.url) === list) return;
    // A stream has no end, and a worker that waits for one could never be replaced.
    if (request.headers.get("accept") === "text/event-stream") return;
    event.respondWith(request.mode === "navigate" ? navigate(event) : serve(event));
  });
})();
