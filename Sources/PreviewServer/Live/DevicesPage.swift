/// The page `/-/devices`, which shows a page of the site on phones, in both orientations.
enum DevicesPage {
  /// The phones, with the sizes of their screens in CSS pixels, held upright.
  private static let devices = [
    ("iPhone 4s", 320, 480), ("iPhone SE", 320, 568), ("iPhone 8", 375, 667),
    ("iPhone 8 Plus", 414, 736), ("iPhone X", 375, 812),
  ]

  static var text: String {
    let frames = devices.flatMap { name, width, height in
      [frame(name, width, height), frame(name, height, width)]
    }
    return """
      <!doctype html>
      <html lang="en">
      <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
      <title>Devices</title><link rel="stylesheet" href="/-/live.css">
      <script src="/-/live.js" defer data-build="" data-path="-/devices" data-file=""></script>
      <script src="/-/devices.js" defer></script></head>
      <body class="devices">
      <header><h1>Devices</h1>
      <form><label>Page <input name="page" value="/" size="40" autocomplete="off"></label>
      <button>Show</button></form> <a href="/-/pages">All pages</a></header>
      <main>
      \(frames.joined(separator: "\n"))
      </main></body>
      </html>

      """
  }

  private static func frame(_ name: String, _ width: Int, _ height: Int) -> String {
    let title = "\(name), \(width) × \(height)"
    return "<figure><figcaption>\(title)</figcaption>"
      + "<iframe width=\"\(width)\" height=\"\(height)\" title=\"\(title)\"></iframe></figure>"
  }
}

/// The script `/-/devices.js`, which keeps all frames on the same page.
enum DevicesScript {
  static let text = #"""
    // Part of `apus serve`, never of a site.
    (() => {
      "use strict";
      const frames = [...document.querySelectorAll("iframe")];
      const field = document.querySelector("input[name=page]");
      const own = (text) => {
        try {
          const url = new URL(text, location.origin);
          const isOwn = url.origin === location.origin && !url.pathname.startsWith("/-/");
          return isOwn ? url.pathname + url.search : "/";
        } catch {
          return "/";
        }
      };
      let current = own(new URLSearchParams(location.search).get("page") ?? "/");
      const place = (frame) => {
        try {
          const { pathname, search } = frame.contentWindow.location;
          return pathname + search;
        } catch {
          // The browser's own page of an address that does not answer, or another site's.
          return null;
        }
      };
      const lead = () => {
        field.value = current;
        history.replaceState(null, "", "?page=" + encodeURIComponent(current));
        for (const frame of frames) {
          if (!frame.src || place(frame) !== current) frame.contentWindow.location.replace(current);
        }
      };
      for (const frame of frames) {
        // Who follows a link in one frame follows it in all.
        frame.addEventListener("load", () => {
          const next = place(frame);
          if (next === null || next === "blank" || next === current) return;
          current = next;
          lead();
        });
        frame.src = current;
      }
      field.value = current;
      field.form.addEventListener("submit", (event) => {
        event.preventDefault();
        current = own(field.value);
        lead();
      });
    })();

    """#
}
