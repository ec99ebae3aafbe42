/* A dialog that leads through the parts of an entry to a place in one of them; the links that open
   it lead to the entry's page where there are no scripts. */
(() => {
  "use strict";
  const { Apus } = window;
  const island = document.querySelector("script[data-picker]");
  if (!Apus?.copy || !island) return;
  const entries = JSON.parse(island.textContent);
  let dialog = null;

  const cell = (label, spoken, address) => {
    const item = document.createElement("li");
    const target = document.createElement(address ? "a" : "button");
    if (address) target.href = address;
    else target.type = "button";
    target.textContent = label;
    target.setAttribute("aria-label", spoken);
    item.append(target);
    return item;
  };
  const fill = (title, cells, isInside) => {
    dialog.querySelector("h2").textContent = title;
    dialog.querySelector("[data-cells]").replaceChildren(...cells);
    dialog.querySelector("[data-back]").hidden = !isInside;
    dialog.querySelector("[data-cells] > * > *")?.focus();
  };
  const places = (entry, [number, address, count]) => {
    const link = new URL(address, document.baseURI).href;
    fill(`${entry.title} ${number}`, Array.from({ length: count }, (_, at) => (
      cell(at + 1, Apus.text("pickPlace", { number: at + 1 }), `${link}#v${at + 1}`))), true);
  };
  const parts = (entry) => fill(entry.title, entry.parts.map((part) => {
    const item = cell(part[0], Apus.text("pickPart", { number: part[0] }));
    item.firstChild.addEventListener("click", () => places(entry, part));
    return item;
  }), false);

  const open = (entry, opener) => {
    dialog = Apus.copy("picker");
    document.body.append(dialog);
    dialog.querySelector("[data-back]").addEventListener("click", () => parts(entry));
    dialog.querySelector("[data-cancel]").addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener("close", () => {
      dialog?.remove();
      dialog = null;
      opener.focus();
      if (history.state?.isPicking) history.back();
    });
    history.pushState({ isPicking: true }, "");
    dialog.showModal();
    parts(entry);
  };
  // Back closes the dialog and stays on the page.
  window.addEventListener("popstate", () => dialog?.close());
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-pick]");
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain || !Object.hasOwn(entries, link.dataset.pick)) return;
    event.preventDefault();
    open(entries[link.dataset.pick], link);
  });
})();
