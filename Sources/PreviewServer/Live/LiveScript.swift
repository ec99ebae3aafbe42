/// The script `/-/live.js`, which keeps an open page up to date.
enum LiveScript {
  static let text = #"""
    // Part of `apus serve`, never of a site.
    (() => {
      "use strict";
      const own = document.currentScript.dataset;
      let build = own.build;
      const isFramed = window.parent !== window;
      const channel = "BroadcastChannel" in window ? new BroadcastChannel("apus-live") : null;
      const key = "apus-live:" + location.pathname + location.search;

      // Where a reload finds what the reader was doing.

      const fields = () => {
        const counts = new Map();
        return [...document.querySelectorAll("input, textarea, select")].map((field) => {
          const name = [field.form?.id ?? "", field.id, field.name, field.type].join("|");
          counts.set(name, (counts.get(name) ?? 0) + 1);
          return { name: name + "|" + counts.get(name), field };
        });
      };
      const isKept = (field) =>
        !["password", "file", "hidden", "submit", "button", "image", "reset"].includes(field.type);
      const isTick = (field) => field.type === "checkbox" || field.type === "radio";
      const isTouched = (field) =>
        isTick(field) ? field.checked !== field.defaultChecked
        : field.options ? [...field.options].some((one) => one.selected !== one.defaultSelected)
        : field.value !== field.defaultValue;

      // An element by its id, or by its place among the others.
      const placed = (element) => {
        const way = [];
        for (let one = element; one.parentElement; one = one.parentElement) {
          way.unshift([...one.parentElement.children].indexOf(one));
        }
        return { id: element.id, tag: element.tagName, way };
      };
      const found = ({ id, tag, way }) => {
        const one = id ? document.getElementById(id)
          : way.reduce((outer, index) => outer?.children[index], document.documentElement);
        return one?.tagName === tag ? one : null;
      };

      const focus = () => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        return { ...placed(element), start: element.selectionStart, end: element.selectionEnd };
      };
      const refocus = (kept) => {
        const element = kept && found(kept);
        if (!element) return;
        element.focus({ preventScroll: true });
        // A date or a number has no selection.
        if (Number.isInteger(kept.start)) element.setSelectionRange(kept.start, kept.end);
      };
      const scrolled = () =>
        [...document.body.querySelectorAll("*")]
          .filter((one) => one.scrollLeft !== 0 || one.scrollTop !== 0)
          .map((one) => ({ ...placed(one), x: one.scrollLeft, y: one.scrollTop }));

      const save = () => {
        const kept = {};
        for (const { name, field } of fields()) {
          if (!isKept(field) || !isTouched(field)) continue;
          kept[name] = isTick(field) ? field.checked
            : field.multiple ? [...field.selectedOptions].map((one) => one.value)
            : field.value;
        }
        const open = [...document.querySelectorAll("details")].map((one) => one.open);
        const state = {
          x: scrollX, y: scrollY, fields: kept, open, focus: focus(), scrolled: scrolled(),
        };
        try { sessionStorage.setItem(key, JSON.stringify(state)); } catch { /* not kept */ }
      };

      const restore = () => {
        let state = null;
        try {
          state = JSON.parse(sessionStorage.getItem(key));
          sessionStorage.removeItem(key);
        } catch { /* nothing was kept */ }
        if (!state) return;
        const details = [...document.querySelectorAll("details")];
        if (details.length === state.open.length) {
          details.forEach((one, index) => { one.open = state.open[index]; });
        }
        for (const { name, field } of fields()) {
          if (!Object.hasOwn(state.fields, name)) continue;
          const value = state.fields[name];
          if (isTick(field)) field.checked = value;
          else if (field.multiple) {
            for (const one of field.options) one.selected = value.includes(one.value);
          } else field.value = value;
          for (const type of ["input", "change"]) {
            field.dispatchEvent(new Event(type, { bubbles: true }));
          }
        }
        refocus(state.focus);
        const scroll = () => {
          window.scrollTo({ left: state.x, top: state.y, behavior: "instant" });
          for (const kept of state.scrolled) {
            found(kept)?.scrollTo({ left: kept.x, top: kept.y, behavior: "instant" });
          }
        };
        scroll();
        if (document.readyState === "complete") return;
        window.addEventListener("load", () => {
          // What a script shows later could not have the focus before.
          if (document.activeElement === document.body) refocus(state.focus);
          // Pictures without a known size move what is below them.
          scroll();
        });
      };

      const reload = () => {
        save();
        location.reload();
      };

      // What a build has changed.

      const path = (address) => {
        const url = new URL(address, location.href);
        return url.origin === location.origin ? decodeURI(url.pathname.slice(1)) : null;
      };
      const renewed = (address, changes) => {
        const file = path(address);
        if (file === null) return null;
        if (Object.hasOwn(changes.renamed, file)) return "/" + encodeURI(changes.renamed[file]);
        if (!changes.files.includes(file)) return null;
        return "/" + encodeURI(file) + "?apus=" + encodeURIComponent(changes.build);
      };

      const swapSheet = (link, address) => {
        const next = link.cloneNode();
        next.href = address;
        // The old one goes when the new one is there, so that nothing flashes.
        next.addEventListener("load", () => link.remove());
        next.addEventListener("error", () => link.remove());
        link.after(next);
      };
      const swapAttribute = (element, name, changes) => {
        const value = element.getAttribute(name);
        if (!value) return;
        const addresses = name === "srcset" ? value.split(",") : [value];
        let isNew = false;
        const parts = addresses.map((part) => {
          const [address, ...rest] = part.trim().split(/\s+/);
          const next = renewed(address, changes);
          if (next) isNew = true;
          return [next ?? address, ...rest].join(" ");
        });
        if (isNew) element.setAttribute(name, parts.join(", "));
      };
      const swap = (changes) => {
        for (const link of document.querySelectorAll("link[href]")) {
          const next = renewed(link.href, changes);
          if (!next) continue;
          if (link.relList.contains("stylesheet")) swapSheet(link, next);
          else link.href = next;
        }
        for (const element of document.querySelectorAll("img, source, image, video[poster]")) {
          for (const name of ["src", "srcset", "href", "poster"]) {
            swapAttribute(element, name, changes);
          }
        }
      };

      // The page as it is served now: its file, and its file without the names of style sheets and
      // images.
      const served = async () => {
        // A service worker leaves requests for streams alone; it would answer others as it did before.
        const headers = { accept: "text/event-stream" };
        const answer = await fetch(location.href, { cache: "no-store", headers });
        const text = await answer.text();
        const mark = text.slice(text.lastIndexOf('<script src="/-/live.js"'));
        const value = (name) => mark.match(new RegExp(`data-${name}="([^"]*)"`))?.[1];
        return { file: value("file"), content: value("content") };
      };

      const isChanged = (file, changes) =>
        changes.files.includes(file) || Object.hasOwn(changes.renamed, file);
      // Scripts, and what style sheets load, cannot be exchanged.
      const needsReload = (changes) =>
        [...document.scripts].some((one) => one.src && changes.files.includes(path(one.src)))
        || performance.getEntriesByType("resource").some((one) => (
          one.initiatorType === "css" && isChanged(path(one.name), changes)));

      const apply = async (changes) => {
        const isKnown = changes.previous === build && changes.files;
        build = changes.build;
        if (isKnown && !changes.files.includes(own.path)) {
          if (needsReload(changes)) reload();
          else swap(changes);
          return;
        }
        const now = await served();
        if (now.file === own.file) return;
        if (!isKnown || now.content !== own.content || needsReload(changes)) {
          reload();
          return;
        }
        own.file = now.file;
        swap(changes);
      };

      let work = Promise.resolve();
      const take = (state) => {
        window.dispatchEvent(new CustomEvent("apus-live", { detail: state }));
        if (state.build === build) return;
        work = work.then(() => apply(state)).catch(() => { build = ""; });
      };

      // The connection, which a page that nobody sees does not need.

      let source = null;
      let isLast = false;
      const connect = () => {
        if (source || isLast || document.hidden) return;
        source = new EventSource("/-/events");
        source.onmessage = (message) => {
          const state = JSON.parse(message.data);
          channel?.postMessage(state);
          take(state);
        };
        source.onerror = () => {
          // The browser itself connects again, unless it has given up.
          if (source?.readyState !== EventSource.CLOSED) return;
          disconnect();
          setTimeout(connect, 1000);
        };
      };
      const disconnect = () => {
        source?.close();
        source = null;
      };

      restore();
      if (isFramed && channel) {
        // The window around the frames listens for all of them.
        channel.onmessage = (message) => take(message.data);
        return;
      }
      document.addEventListener("visibilitychange", () => {
        if (document.hidden) disconnect();
        else connect();
      });
      window.addEventListener("pagehide", () => { isLast = true; disconnect(); });
      window.addEventListener("pageshow", () => { isLast = false; connect(); });
      const overlay = document.createElement("script");
      overlay.src = "/-/overlay.js";
      overlay.onload = connect;
      overlay.onerror = connect;
      document.head.append(overlay);
    })();

    """#
}
