/// The script `/-/overlay.js`, which shows what is wrong with the site over the page.
enum OverlayScript {
  static let text = #"""
    // Part of `apus serve`, never of a site.
    (() => {
      "use strict";
      let host = null;
      let shown = null;
      let text = "";
      let before = null;

      const element = (name, properties, ...children) => {
        const made = Object.assign(document.createElement(name), properties);
        made.append(...children);
        return made;
      };

      const hide = () => {
        if (!host) return;
        host.remove();
        host = null;
        before?.focus?.({ preventScroll: true });
      };

      const drawing = (mistake) => {
        const [headline, ...rest] = mistake.text.trimEnd().split("\n");
        const title = mistake.link
          ? element("a", { href: mistake.link, textContent: headline })
          : element("span", { textContent: headline });
        title.className = headline.includes("warning[") ? "warning" : "error";
        return element("pre", {}, title, rest.length ? "\n" + rest.join("\n") : "");
      };

      const show = (mistakes, hasSite) => {
        hide();
        before = document.activeElement;
        host = document.createElement("apus-overlay");
        // The site's style sheets do not reach in here, and ours do not reach out.
        const root = host.attachShadow({ mode: "open" });
        const close = element("button", { type: "button", textContent: "Close" });
        close.addEventListener("click", hide);
        const panel = element(
          "section", { className: "overlay", tabIndex: -1, lang: "en", dir: "ltr" },
          element(
            "header", {},
            element("h2", { id: "title", textContent: "The site was not built" }), close),
          element(
            "p", { textContent: hasSite ? "This is the site as it was before. It goes on when this is mended:"
              : "There is no site before this is mended:" }),
          ...mistakes.map(drawing));
        panel.setAttribute("role", "alert");
        panel.setAttribute("aria-labelledby", "title");
        root.append(element("link", { rel: "stylesheet", href: "/-/live.css" }), panel);
        host.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
        document.documentElement.append(host);
      };

      window.addEventListener("apus-live", (event) => {
        const { mistakes, attempt, hasSite } = event.detail;
        // A new connection repeats what was said, also what the reader has closed.
        if (attempt === shown) return;
        shown = attempt;
        const now = JSON.stringify(mistakes);
        if (host && now === text) return;
        text = now;
        if (mistakes.length) show(mistakes, hasSite);
        else hide();
      });
      document.addEventListener("keydown", (event) => {
        if (event.key === "Escape" && host) hide();
      });
    })();

    """#
}
