/* The page's side of reading without a connection: registers the worker, keeps favourites and
   sections, offers a new version, says what is on the device. */
(() => {
  "use strict";
  const { Apus } = window;
  if (!Apus?.say) return;
  const works = "serviceWorker" in navigator && "caches" in window && window.isSecureContext
    && location.protocol.startsWith("http");
  const root = document.documentElement;
  const scope = new URL(".", new URL(root.dataset.home || ".", document.baseURI)).href;
  const keptName = `apus-${Apus.site}-kept`;

  for (const part of document.querySelectorAll("[data-offline]")) part.hidden = !works;
  if (!works) return;

  const plain = (address) => {
    const url = new URL(address, document.baseURI);
    return url.origin + url.pathname.replace(/\/index\.html$/, "/");
  };
  /* The worker keeps what passes it, after it has answered; what must be kept is written here. */
  const take = async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${answer.status} ${address}`);
    for (const name of await caches.keys()) {
      if (!name.startsWith(`apus-${Apus.site}-files-`) || answer.redirected) continue;
      await (await caches.open(name)).put(plain(address), answer.clone());
    }
    return answer;
  };
  const fetchPage = async (address) => {
    const answer = await take(address);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const files = [...page.querySelectorAll(
      "img[src], script[src], link[rel=stylesheet], link[rel=icon], link[rel=manifest]")]
      .map((part) => new URL(part.getAttribute("src") ?? part.getAttribute("href"), address).href);
    return [...new Set(files)].filter((file) => file.startsWith(scope));
  };
  const mark = async (address) => (await caches.open(keptName)).put(address, new Response(""));
  const controlled = () => new Promise((resolve) => {
    if (navigator.serviceWorker.controller) resolve();
    else navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
  const keepPage = async (address) => {
    await controlled();
    for (const file of await fetchPage(address)) await take(file);
    await mark(address);
  };

  document.addEventListener("apus:favourite", async (event) => {
    const { record, isKept } = event.detail;
    const address = record.url && Apus.href(record.url);
    if (!address?.startsWith(scope)) return;
    try {
      if (isKept) await keepPage(plain(address));
      else await (await caches.open(keptName)).delete(plain(address));
    } catch { /* There is no connection: the page is kept when it is visited next. */ }
  });

  /* A section, with all pictures of its pages. */
  const keepSection = async (button) => {
    const status = button.parentElement.querySelector("[data-progress]");
    const show = (key, values) => { status.textContent = Apus.text(key, values); };
    button.disabled = true;
    try {
      await controlled();
      const base = new URL(button.dataset.keepSection, document.baseURI).href;
      const sizes = await (await fetch(`${scope}offline.json`)).json();
      const size = (address) => sizes[decodeURI(plain(address).slice(scope.length))]?.[1] ?? 0;
      const pages = Object.keys(sizes).filter((path) => path.endsWith("/") || path === "")
        .map((path) => scope + path).filter((address) => address.startsWith(plain(base)));
      // Scripts that lie among pages are the parts of what is searched in them.
      const files = new Set(Object.keys(sizes).filter((path) => path.endsWith(".js"))
        .map((path) => scope + path).filter((address) => address.startsWith(plain(base))));
      let bytes = 0;
      const megabytes = () => (
        new Intl.NumberFormat(Apus.language, { maximumFractionDigits: 1 }).format(bytes / 1e6));
      for (const [index, page] of pages.entries()) {
        for (const file of await fetchPage(page)) files.add(file);
        bytes += size(page);
        show("keepingPages", { done: index + 1, all: pages.length, size: megabytes() });
      }
      let done = 0;
      for (const file of files) {
        await take(file);
        bytes += size(file);
        done += 1;
        show("keepingFiles", { done, all: files.size, size: megabytes() });
      }
      for (const page of pages) await mark(page);
      show("keptSection", { all: pages.length, size: megabytes() });
    } catch {
      show("notKept");
    }
    button.disabled = false;
  };
  for (const button of document.querySelectorAll("[data-keep-section]")) {
    button.addEventListener("click", () => keepSection(button));
  }

  /* A new version waits until the reader asks for it. */
  let asked = false;
  const offer = (worker) => Apus.say(Apus.text("newVersion"), {
    label: Apus.text("reload"),
    action: () => {
      asked = true;
      worker.postMessage("renew");
    },
  });
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
  });
  const follow = (worker) => worker.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
  });
  navigator.serviceWorker.register(`${scope}worker.js`, { scope, updateViaCache: "none" })
    .then((registration) => {
      if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
      if (registration.installing) follow(registration.installing);
      registration.addEventListener("updatefound", () => follow(registration.installing));
    }).catch(() => { /* Without a worker the site is read with a connection. */ });
  // The first visit came before the worker: what is shown is fetched once more, now past it.
  if (!navigator.serviceWorker.controller) {
    controlled().then(async () => {
      for (const file of await fetchPage(plain(location.href))) await take(file);
    }).catch(() => {});
  }

  /* The pages that are on the device, on the page that says there is no connection. */
  const shelf = document.querySelector("[data-on-device]");
  const again = document.querySelector("[data-again]");
  const from = new URLSearchParams(location.search).get("from");
  if (again && from !== null) {
    const address = new URL(from, scope).href;
    again.hidden = !address.startsWith(scope);
    if (!again.hidden) again.href = address;
  }
  const showKept = async () => {
    const shown = new Map();
    for (const name of await caches.keys()) {
      if (!name.startsWith(`apus-${Apus.site}-files-`)) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!request.url.endsWith("/") || shown.has(request.url)) continue;
        const text = await (await cache.match(request)).text();
        const page = new DOMParser().parseFromString(text, "text/html");
        if (!page.querySelector('meta[name="robots"][content="noindex"]')) {
          shown.set(request.url, page.title);
        }
      }
    }
    const rows = [...shown].sort((one, two) => one[1].localeCompare(two[1], Apus.language));
    shelf.replaceChildren(...rows.map(([address, title]) => {
      const row = Apus.copy("page-row");
      const link = row.querySelector("a");
      link.href = address;
      link.textContent = title;
      return row;
    }));
    shelf.parentElement.hidden = !rows.length;
  };
  if (shelf) showKept().catch(() => {});
})();
