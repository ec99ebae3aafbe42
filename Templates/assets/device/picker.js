/* A dialog that leads through the parts of an entry to a place in one of them; the links that open
   it lead to the entry's page where there are no scripts. */
(() => {
  const { Apus } = window;
  const entries = Apus?.island("data-picker");
  if (!entries) return;
  let dialog = null;

  const cell = (label, spoken, address) => {
    const item = document.createElement("li");
    const target = document.createElement(address ? "a" : "button");
    if (address) target.href = address;
    else target.type = "button";
    target.textContent = label;
    target.ariaLabel = spoken;
    item.append(target);
    return item;
  };
  const fill = (title, cells, isInside) => {
    Apus.first("h2", dialog).textContent = title;
    Apus.first("[data-cells]", dialog).replaceChildren(...cells);
    Apus.first("[data-back]", dialog).hidden = !isInside;
    Apus.first("[data-cells] > * > *", dialog)?.focus();
  };
  const places = (entry, [number, address, count]) => {
    fill(`${entry.title} ${number}`, Array.from({ length: count }, (_, at) => (
      cell(at + 1, Apus.text("pickPlace", { number: at + 1 }), `${Apus.whole(address)}#v${at + 1}`))), true);
  };
  const parts = (entry) => fill(entry.title, entry.parts.map((part) => {
    const item = cell(part[0], Apus.text("pickPart", { number: part[0] }));
    Apus.press("button", () => places(entry, part), item);
    return item;
  }), false);

  const open = (entry) => {
    dialog = Apus.dialog("picker", () => {
      dialog = null;
      if (history.state?.isPicking) history.back();
    });
    Apus.press("[data-back]", () => parts(entry), dialog);
    dialog.addEventListener("click", ({ target }) => { if (target === dialog) dialog.close(); });
    history.pushState({ isPicking: true }, "");
    parts(entry);
  };
  // Back closes the dialog and stays on the page.
  addEventListener("popstate", () => dialog?.close());
  Apus.press("a[data-pick]", ({ dataset }, event) => {
    if (!Object.hasOwn(entries, dataset.pick)) return;
    event.preventDefault();
    open(entries[dataset.pick]);
  });
})();
