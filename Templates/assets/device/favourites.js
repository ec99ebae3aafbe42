/* Hearts: on every card and page of an entry that can be a favourite, all of them in step. */
(() => {
  "use strict";
  const { Apus } = window;
  const model = document.querySelector('template[data-part="heart"]');
  if (!Apus?.copy || !model) return;
  const kinds = new Set(model.dataset.kinds.split(" "));
  const hearts = new Map();

  const title = (place) => (
    place.dataset.name ?? place.querySelector("h1, h2, h3")?.textContent ?? "").trim();

  /* What is kept of an entry, so that it can be shown when it is gone or far away. */
  const snapshot = (place) => {
    const image = place.dataset.image ?? place.querySelector("img")?.getAttribute("src");
    const link = place.matches("main") ? location.href.split("#")[0] : place.querySelector("a")?.href;
    return {
      type: place.dataset.kind, id: place.dataset.entry, name: title(place),
      image: image ? Apus.fromHome(image) : "", url: link ? Apus.fromHome(link) : "",
      addedAt: new Date().toISOString(),
    };
  };

  const paint = () => {
    for (const [heart, { type, id }] of hearts) {
      if (!heart.isConnected) hearts.delete(heart);
      else heart.setAttribute("aria-pressed", String(Apus.ids(type).has(id)));
    }
  };
  const announce = (record, isKept) => document.dispatchEvent(
    new CustomEvent("apus:favourite", { detail: { record, isKept } }));

  const restore = async (record) => {
    try {
      await Apus.put("favorites", record);
      announce(record, true);
    } catch (error) {
      Apus.explain(error);
    }
  };
  const toggle = async (heart, place) => {
    const { type, id } = hearts.get(heart);
    if (heart.getAttribute("aria-disabled")) return Apus.say(Apus.text("off"));
    const wasKept = Apus.ids(type).has(id);
    heart.setAttribute("aria-pressed", String(!wasKept));
    try {
      if (wasKept) {
        const record = await Apus.get("favorites", [type, id]) ?? snapshot(place);
        await Apus.remove("favorites", [type, id]);
        announce(record, false);
        Apus.say(Apus.text("removed", { name: record.name }), { action: () => restore(record) });
      } else {
        const record = snapshot(place);
        await Apus.put("favorites", record);
        announce(record, true);
        Apus.say(Apus.text("added", { name: record.name }));
        navigator.storage?.persist?.().catch(() => {});
      }
    } catch (error) {
      paint();
      Apus.explain(error);
    }
  };

  const disable = () => {
    for (const heart of hearts.keys()) {
      heart.setAttribute("aria-disabled", "true");
      heart.title = Apus.text("off");
    }
  };
  let isOff = false;

  const dress = (within) => {
    for (const place of within.querySelectorAll("[data-kind][data-entry]:not([data-part-of])")) {
      const { kind, entry, hearted } = place.dataset;
      if (hearted !== undefined || !kinds.has(kind)) continue;
      place.dataset.hearted = "";
      const heart = Apus.copy("heart");
      heart.querySelector(".unseen").textContent = Apus.text("heart", { name: title(place) });
      hearts.set(heart, { type: kind, id: entry });
      heart.addEventListener("click", () => toggle(heart, place));
      (place.matches("main") ? document.querySelector(".top-end") : place).append(heart);
    }
    paint();
    if (isOff) disable();
  };

  dress(document);
  document.addEventListener("apus:added", (event) => dress(event.target));
  Apus.on("favorites", paint);
  Apus.ready.then((works) => {
    isOff = !works;
    if (isOff) disable();
  });
})();
