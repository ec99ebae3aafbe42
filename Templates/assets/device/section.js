/* A whole section on the device, and away again: the buttons of `partials/device/keep-section.html`.
   On the page for no connection, what is on the device. */
(() => {
  const { Apus } = window;
  if (!Apus?.offline) return;
  const { workers, scope, plain, take, fetchPage, mark, versions, versionNames } = Apus.offline;

  const status = ({ parentElement }) => Apus.first("[data-progress]", parentElement);
  const teller = (button) => (key, values) => { status(button).textContent = Apus.text(key, values); };
  const sectionOf = ({ parentElement }) => (
    plain(Apus.whole(Apus.first("[data-keep-section]", parentElement).dataset.keepSection)));
  /* The version whose files are on the device, and one that waits. */
  const version = async () => (await versionNames()).join();
  /* Shows one of both buttons; the focus follows. */
  const swap = ({ parentElement }, isKept) => {
    const [keep, forget] = ["keep", "forget"].map((word) => (
      Apus.first(`[data-${word}-section]`, parentElement)));
    const had = parentElement.contains(document.activeElement);
    if (!forget) return; // A template of the site may have none.
    keep.hidden = isKept;
    forget.hidden = !isKept;
    if (had) (isKept ? forget : keep).focus();
  };

  /* Work that one press starts, and no other while it goes on. */
  const once = (work) => async (button) => {
    if (button.ariaDisabled) return;
    button.ariaDisabled = "true";
    await work(button, teller(button));
    button.ariaDisabled = null;
  };
  const encoded = (part) => encodeURIComponent(part)
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const whole = (path) => scope + path.split("/").map(encoded).join("/");
  /* A section, with all pictures of its pages. */
  const keepSection = async (button, show) => {
    try {
      await workers.ready;
      const base = sectionOf(button);
      const listed = await (await fetch(`${scope}offline.json`)).json();
      const sizes = new Map(Object.entries(listed).map(([path, [, size]]) => [whole(path), size]));
      const own = [...sizes.keys()].filter((address) => address.startsWith(base));
      const pages = own.filter((address) => address.endsWith("/"));
      if (!pages.length) throw new Error(base);
      // Scripts that lie among pages are the parts of what is searched in them.
      const files = new Set(own.filter((address) => address.endsWith(".js")));
      let bytes = 0;
      const tell = (key, all, done) => show(key, {
        all, done, size: (bytes / 1e6).toLocaleString(Apus.language, { maximumFractionDigits: 1 }),
      });
      const each = async (key, addresses, work) => {
        for (const [index, address] of addresses.entries()) {
          await work(address);
          bytes += sizes.get(plain(address)) ?? 0;
          tell(key, addresses.length, index + 1);
        }
      };
      await each("keepingPages", pages, async (page) => {
        for (const file of await fetchPage(page)) files.add(file);
      });
      await each("keepingFiles", [...files], take);
      for (const page of pages) await mark(page);
      await mark(`${base}?section`); // The worker keeps it whole in each new version.
      tell("keptSection", pages.length);
      const told = { told: status(button).textContent, version: await version() };
      Apus.stored("sections", { ...Apus.stored("sections"), [base]: told });
      swap(button, true);
    } catch (error) {
      show(error?.name === "QuotaExceededError" ? "full" : "notKept");
    }
  };
  /* The worker takes it away, who knows what every reader needs; favourites stay. */
  const forgetSection = async (button, show) => {
    const base = sectionOf(button);
    const favourites = (await Apus.all("favorites").catch(() => []))
      .map(({ url }) => url && Apus.href(url)).filter(Boolean).map(plain);
    const { port1, port2 } = new MessageChannel();
    const isGone = await new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      // A worker that is older than the page does not answer: a new version waits.
      setTimeout(resolve, 10000, false);
      workers.ready.then(({ active }) => active.postMessage({ forget: base, favourites }, [port2]));
    });
    if (!isGone) return show("newVersion");
    const { [base]: gone, ...others } = Apus.stored("sections") ?? {};
    Apus.stored("sections", others);
    show("sectionRemoved");
    return swap(button, false);
  };
  /* What is said of a section that is kept. In another version it may have other pages: those that
     are lacking are fetched, and what is said is renewed. */
  const follow = async (button, show) => {
    const kept = Apus.stored("sections")?.[sectionOf(button)];
    if (!kept) return;
    const { told = kept } = kept;
    status(button).textContent = told;
    swap(button, true);
    if (!workers.controller || kept.version === await version()) return;
    await keepSection(button, (key, values) => { if (key === "keptSection") show(key, values); });
  };
  for (const button of Apus.find("[data-keep-section]")) {
    once(follow)(Apus.first("[data-forget-section]", button.parentElement) ?? button);
  }
  Apus.press("[data-keep-section]", once(keepSection));
  Apus.press("[data-forget-section]", once(forgetSection));

  /* The page for no connection leads to what was asked for, and lists what is on the device. */
  const shelf = Apus.first("[data-on-device]");
  const again = Apus.first("[data-again]");
  const from = new URLSearchParams(location.search).get("from");
  const wanted = again && from !== null ? new URL(from, scope).href : "";
  if (wanted.startsWith(scope)) {
    again.href = wanted;
    again.hidden = false;
  }
  const showKept = async () => {
    const shown = new Map();
    for (const files of await versions()) {
      for (const { url } of await files.keys()) {
        if (!url.endsWith("/") || shown.has(url)) continue;
        const page = await Apus.page(await files.match(url));
        if (!Apus.first('meta[name="robots"][content="noindex"]', page)) shown.set(url, page.title);
      }
    }
    for (const [address, title] of [...shown].sort((one, two) => one[1].localeCompare(two[1], Apus.language, { numeric: true }))) {
      shelf.append(Apus.copy("page-row"));
      Apus.label(shelf.lastElementChild, title, address);
      shelf.parentElement.hidden = false;
    }
  };
  if (shelf) showKept().catch(() => {});
})();
