/* What the scripts of a page share: its texts, safe addresses, and the one place for messages. */
(() => {
  "use strict";
  const { Apus } = window;
  if (!Apus?.tables) return;
  const root = document.documentElement;

  /* Texts are written into the page by its templates; scripts hold none. */
  const texts = new Map();
  for (const holder of document.querySelectorAll("template[data-texts]")) {
    for (const [key, text] of Object.entries(holder.dataset)) texts.set(key, text);
  }
  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (hole, key) => (
    Object.hasOwn(values, key) ? String(values[key]) : hole));
  const text = (key, values = {}) => fill(texts.get(key) ?? "", values);
  const numbers = new Intl.NumberFormat(root.lang || "en");
  const plurals = new Intl.PluralRules(root.lang || "en");
  /* A text with forms for numbers, from `forms("…")` in the template; one for none may stand
     beside it. */
  const plural = (key, count, values = {}) => {
    if (count === 0 && texts.has(`${key}Zero`)) return text(`${key}Zero`, values);
    const forms = JSON.parse(texts.get(key) ?? "{}");
    const form = forms[plurals.select(count)] ?? forms.other ?? "";
    return fill(form, { ...values, count: numbers.format(count) });
  };

  /* Addresses are kept from the home page on, so that they outlive a move of the site. */
  const home = new URL(root.dataset.home || ".", document.baseURI);
  const base = new URL(".", home);
  const safe = (address) => {
    try {
      const url = new URL(String(address), base);
      const isOwn = url.protocol === base.protocol && url.host === base.host;
      return isOwn || url.protocol === "https:" || url.protocol === "http:" ? url : null;
    } catch {
      return null;
    }
  };
  const href = (address) => (address ? safe(address)?.href ?? null : null);
  const fromHome = (address) => {
    const url = new URL(address, document.baseURI);
    return url.href.startsWith(base.href) ? url.href.slice(base.href.length) : url.href;
  };

  /* A picture of an entry: the file where there is one, an empty box of the same size else. */
  const picture = (image, address) => {
    const source = href(address);
    if (source) image.src = source;
    else image.removeAttribute("src");
  };

  /* A copy of the first element of a template on this page. */
  const copy = (id) => {
    const template = document.querySelector(`template[data-part="${id}"]`);
    return template ? template.content.firstElementChild.cloneNode(true) : null;
  };

  /* What is kept of an entry, from the element that stands for it, so that it can be shown when it
     is gone or far away. */
  const snapshot = (place) => {
    const { kind: type, entry: id, name, image = place.querySelector("img")?.getAttribute("src") } = place.dataset;
    const link = place.matches("main") ? location.href.split("#")[0] : place.querySelector("a")?.href;
    return {
      type, id, name: (name ?? place.querySelector("h1, h2, h3")?.textContent ?? "").trim(),
      image: image ? fromHome(image) : "", url: link ? fromHome(link) : "",
    };
  };
  /* Puts a heart on each entry of the kinds that its template names, and on those that come. */
  const hearts = (part, label, press, paint) => {
    const model = document.querySelector(`template[data-part="${part}"]`);
    const kinds = new Set(model?.dataset.kinds.split(" "));
    const made = new Map();
    const dress = ({ target }) => {
      for (const place of target.querySelectorAll("[data-kind][data-entry]:not([data-hearted])")) {
        if (!kinds.has(place.dataset.kind)) continue;
        place.dataset.hearted = "";
        const heart = copy(part);
        heart.querySelector(".unseen").textContent = text(label, snapshot(place));
        heart.addEventListener("click", () => press(heart, place));
        made.set(heart, place.dataset);
        (place.matches("main") ? document.querySelector(".top-end") : place).append(heart);
      }
      paint(made);
    };
    dress({ target: document });
    document.addEventListener("apus:added", dress);
    return made;
  };

  /* One message at a time; it is read out, never takes the focus, and stays while it is used. */
  let bar = null;
  let timer = 0;
  let undo = null;
  const hide = () => {
    clearTimeout(timer);
    if (!bar) return;
    bar.hidden = true;
    undo = null;
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(hide, 8000);
  };
  const stay = () => clearTimeout(timer);
  const placeBar = () => {
    bar = copy("snackbar");
    if (!bar) return;
    bar.addEventListener("pointerenter", stay);
    bar.addEventListener("pointerleave", wait);
    bar.addEventListener("focusin", stay);
    bar.addEventListener("focusout", wait);
    bar.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
    bar.querySelector("[data-close]").addEventListener("click", hide);
    bar.querySelector("[data-action]").addEventListener("click", () => {
      const action = undo;
      hide();
      action?.();
    });
    document.body.append(bar);
  };
  const say = (words, { action = null, label = text("undo") } = {}) => {
    if (!words || !bar) return;
    bar.hidden = false;
    const button = bar.querySelector("[data-action]");
    undo = action;
    button.hidden = !action;
    button.textContent = label;
    const status = bar.querySelector("[role=status]");
    status.textContent = "";
    requestAnimationFrame(() => { status.textContent = words; });
    wait();
  };
  placeBar();

  /* What to tell a reader when something could not be kept. */
  const reason = (error) => text(error?.name === "QuotaExceededError" ? "full" : "off");
  const explain = (error) => say(reason(error));

  Object.assign(Apus, {
    text, plural, href, fromHome, picture, copy, snapshot, hearts, say, reason, explain,
    language: root.lang || "en",
  });
})();
