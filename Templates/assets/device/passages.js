/* Numbered passages of a text: a menu on tap or key, favourites, highlights, ranges with a link,
   copies with their reference, and the place where reading stopped. */
(() => {
  const { Apus } = window;
  const text = Apus?.first("[data-passages]");
  const bar = Apus?.copy("passage-menu");
  if (!text || !bar) return;
  const { passages: part, version, kind, reference } = text.dataset;
  const all = Apus.find("[data-passage]", text);
  const ref = (passage) => `${part}.${passage.dataset.passage}`;
  const words = (passage) => Apus.first("[data-words]", passage).textContent.replace(/\s+/g, " ").trim();
  let range = [];
  let marks = new Map();

  /* The range: `#v16` or `#v16-18`. */
  const numbers = () => {
    const [first, last] = [range[0], range.at(-1)].map((passage) => passage.dataset.passage);
    return first === last ? first : `${first}–${last}`;
  };
  const name = () => reference.replace("{number}", numbers());
  const hash = () => `#v${numbers().replace("–", "-")}`;
  const link = () => location.href.split("#")[0] + hash();
  const select = (first, last = first) => {
    const [from, to] = [first, last].sort((one, other) => one - other);
    range = all.slice(from, to + 1);
    for (const passage of all) passage.classList.toggle("chosen", range.includes(passage));
    Apus.first("[data-name]", bar).textContent = range.length ? name() : "";
    if (range.length && location.hash !== hash()) history.replaceState(history.state, "", hash());
    show();
    // The menu covers what is below.
    text.style.setProperty("--covered", `${innerHeight - bar.getBoundingClientRect().top}px`);
    range.at(-1)?.scrollIntoView({ block: "nearest" });
  };
  const open = (passage, isByKey) => {
    const place = all.indexOf(passage);
    if (bar.isConnected && range.length) {
      const [from, to] = [all.indexOf(range[0]), all.indexOf(range.at(-1))];
      if (from === to && from === place) return close();
      select(...(place > to || place < from ? [Math.min(from, place), Math.max(to, place)] : [place]));
    } else {
      document.body.append(bar);
      select(place);
    }
    if (isByKey) Apus.first("button", bar).focus();
  };
  const close = () => {
    const first = range[0];
    const hadFocus = bar.contains(document.activeElement);
    bar.remove();
    for (const passage of range) passage.classList.remove("chosen");
    range = [];
    if (hadFocus) first?.querySelector("a").focus();
  };

  /* What is marked here. */
  const mark = (holder, color) => {
    if ((holder.dataset.color ?? "") === (color ?? "")) return;
    const made = document.createElement(color ? "mark" : "span");
    made.dataset.words = "";
    if (color) made.dataset.color = color;
    made.append(...holder.childNodes);
    holder.replaceWith(made);
  };
  const show = () => {
    for (const button of Apus.find("[data-color], [data-favourite]", bar)) {
      const { color } = button.dataset;
      const isOn = range.length > 0 && range.every((passage) => (
        color ? marks.get(ref(passage)) === color : Apus.ids(kind).has(ref(passage))));
      button.ariaPressed = isOn;
    }
    for (const passage of all) {
      const color = marks.get(ref(passage));
      const label = Apus.find("[data-color]", bar).find((button) => button.dataset.color === color);
      mark(Apus.first("[data-words]", passage), label && color);
      const isKept = Apus.ids(kind).has(ref(passage));
      passage.classList.toggle("kept", isKept);
      const said = [label, isKept && Apus.first("[data-favourite]", bar)].filter(Boolean);
      Apus.first("[data-said]", passage).textContent = said.map((button) => ` (${button.textContent.trim()})`).join("");
    }
  };
  const load = async () => {
    const found = await Apus.all("highlights").catch(() => []);
    marks = new Map(found.filter((mark) => mark.version === version).map((mark) => [mark.ref, mark.color]));
    show();
  };
  const snapshot = (passage) => ({
    name: reference.replace("{number}", passage.dataset.passage), text: words(passage), version,
    url: Apus.fromHome(`${location.href.split("#")[0]}#v${passage.dataset.passage}`),
  });
  const paint = ({ dataset: { color } }, isOn) => (isOn
    ? Apus.removeAll("highlights", range.map((passage) => [ref(passage), version]))
    : Apus.putAll("highlights", range.map((passage) => (
      { ref: ref(passage), color, createdAt: Apus.now(), ...snapshot(passage) }))));
  const keep = async (button, isOn) => {
    if (isOn) await Apus.removeAll("favorites", range.map((passage) => [kind, ref(passage)]));
    else await Apus.putAll("favorites", range.map((passage) => (
      { type: kind, id: ref(passage), image: "", addedAt: Apus.now(), ...snapshot(passage) })));
    Apus.tell(isOn ? "removed" : "added", { name: name() });
  };
  const copy = async (copied) => {
    const isDone = await navigator.clipboard?.writeText(copied).then(() => true, () => false);
    Apus.tell(isDone ? "copied" : "notCopied");
  };
  const spoken = () => range.map(words).join(" ");
  const ACTIONS = {
    color: paint,
    favourite: keep,
    copy: () => copy(`${spoken()}\n${name()}`),
    copyLink: () => copy(link()),
    // Whoever ends it needs no word; where the browser refuses it, the link is copied.
    share: () => navigator.share({ title: name(), text: spoken(), url: link() })
      .catch((error) => (error.name === "AbortError" ? null : copy(link()))),
    further: () => select(all.indexOf(range[0]), Math.min(all.length - 1, all.indexOf(range.at(-1)) + 1)),
    close,
  };
  Apus.press("button", (button) => {
    const action = Object.keys(ACTIONS).find((key) => key in button.dataset);
    return ACTIONS[action]?.(button, button.ariaPressed === "true");
  }, bar);
  if (!navigator.share) Apus.first("[data-share]", bar).remove();
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && bar.isConnected && !Apus.first("dialog[open]")) close();
  });
  Apus.press("[data-passage]", (passage, event) => {
    if (!getSelection().isCollapsed) return;
    event.preventDefault();
    open(passage, event.detail === 0);
  }, text);

  /* An address that names passages chooses those of them that there are, in either order. */
  const read = () => {
    const [, ...ends] = location.hash.match(/^#v(\d+)-(\d+)$/) ?? [];
    const [low, high] = ends.map(Number).sort((one, other) => one - other);
    const named = all.filter(({ dataset: { passage } }) => passage >= low && passage <= high);
    if (!named.length) return;
    document.body.append(bar);
    select(all.indexOf(named[0]), all.indexOf(named.at(-1)));
    range[0].scrollIntoView();
  };
  addEventListener("hashchange", read);

  /* Where reading stopped: the first passage in sight, also of a page that nobody scrolls. */
  let timer = 0;
  const stop = () => {
    const seen = all.find((passage) => passage.getBoundingClientRect().bottom > 80) ?? all[0];
    Apus.stored("reading", { ...snapshot(seen), text: "", ref: ref(seen) });
  };
  const stopSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, 300);
  };
  addEventListener("scroll", stopSoon, { passive: true });
  stopSoon(); // What fits on the screen is read without scrolling.

  Apus.on("highlights", load);
  Apus.on("favorites", show);
  Apus.ready.then(show);
  load();
  stop();
  read();
})();
