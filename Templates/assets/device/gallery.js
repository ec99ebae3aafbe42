/* Pictures of an album, large: `:target` opens them, this adds keys, swipes and the focus. */
(() => {
  const album = document.querySelector("[data-gallery]");
  if (!album) return;
  const around = [...document.querySelectorAll("body > header, body > nav, .skip, main header, .neighbours")];
  const shown = () => [...album.children].find(({ id }) => (
    id && new URL(`#${id}`, location).hash === location.hash)) ?? null;
  const link = (item, kind) => item?.querySelector(`[data-to="${kind}"]`);
  let opener = null;
  let isOpen;

  const go = (kind) => {
    const target = link(shown(), kind);
    if (target) location.replace(target.href);
  };
  const settle = () => {
    const item = shown();
    for (const part of around) part.inert = item;
    for (const other of album.children) {
      const isShown = other === item;
      other.inert = item && !isShown;
      const frame = other.querySelector("[data-frame]");
      frame.role = isShown ? "dialog" : null;
      frame.ariaModal = isShown || null;
      frame.ariaLabel = isShown ? other.querySelector("figcaption").textContent.trim() : null;
    }
    if (item) {
      link(item, "close").focus({ preventScroll: true });
    } else if (isOpen) {
      const back = opener?.isConnected ? opener : album.querySelector("figcaption a");
      back.focus({ preventScroll: true });
      back.scrollIntoView({ block: "nearest", behavior: "instant" });
    }
    isOpen = item;
  };

  album.addEventListener("click", (event) => {
    const target = event.target.closest("a[data-to], figcaption a");
    if (!target) return;
    if (target.matches("figcaption a")) opener = target;
    else {
      event.preventDefault(); // Turning pages fills no history: Back leads to the album's page.
      location.replace(target.href);
    }
  });
  document.addEventListener("keydown", (event) => {
    if (!shown() || event.altKey || event.ctrlKey || event.metaKey) return;
    const turn = document.documentElement.dir === "rtl" ? -1 : 1;
    const step = { ArrowRight: turn, ArrowLeft: -turn }[event.key];
    if (event.key === "Escape") go("close");
    else if (step) go(step > 0 ? "next" : "previous");
    else return;
    event.preventDefault();
  });
  let from = null;
  album.addEventListener("pointerdown", (event) => { from = { x: event.clientX, y: event.clientY }; });
  album.addEventListener("pointerup", (event) => {
    const [x, y] = from ? [event.clientX - from.x, event.clientY - from.y] : [0, 0];
    from = null;
    if (shown() && Math.abs(x) > 48 && Math.abs(x) > 2 * Math.abs(y)) go(x < 0 ? "next" : "previous");
  });
  addEventListener("hashchange", settle);
  settle();
})();
