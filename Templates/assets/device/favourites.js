/* Hearts: on every card and page of an entry that can be a favourite, all of them in step. */
(() => {
  "use strict";
  const { Apus } = window;
  if (!Apus?.hearts) return;
  let isOff = false;

  const snapshot = (place) => ({ ...Apus.snapshot(place), addedAt: new Date().toISOString() });
  const paint = (all = hearts) => {
    for (const [heart, { kind, entry }] of all) {
      if (!heart.isConnected) all.delete(heart);
      else heart.setAttribute("aria-pressed", String(Apus.ids(kind).has(entry)));
      if (!isOff) continue;
      heart.setAttribute("aria-disabled", "true");
      heart.title = Apus.text("off");
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
    const { kind: type, entry: id } = place.dataset;
    if (isOff) return Apus.say(Apus.text("off"));
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

  const hearts = Apus.hearts("heart", "heart", toggle, paint);
  Apus.on("favorites", () => paint());
  Apus.ready.then((works) => {
    isOff = !works;
    paint();
  });
})();
