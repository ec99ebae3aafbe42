/// The style sheet `/-/live.css` of what the server itself shows.
enum LiveStyle {
  static let text = """
    :host { all: initial; }
    .overlay {
      position: fixed; inset: 0; z-index: 2147483647; overflow: auto; box-sizing: border-box;
      padding: max(1rem, env(safe-area-inset-top)) max(1rem, env(safe-area-inset-right)) 2rem
        max(1rem, env(safe-area-inset-left));
      background: rgb(24 24 27 / 96%); color: #f4f4f5;
      font: 16px/1.5 system-ui, sans-serif;
    }
    .overlay header { display: flex; gap: 1rem; align-items: center; justify-content: space-between; }
    .overlay h2 { margin: 0; font-size: 1.25rem; color: #fca5a5; }
    .overlay p { margin: .5rem 0 1rem; }
    .overlay button {
      min-width: 44px; min-height: 44px; padding: 0 1rem; border: 1px solid #a1a1aa;
      border-radius: 8px; background: transparent; color: inherit; font: inherit; cursor: pointer;
    }
    .overlay pre {
      margin: 0 0 1rem; padding: 1rem; overflow-x: auto; border-radius: 8px;
      background: #09090b; color: #f4f4f5;
      font: 14px/1.45 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; tab-size: 4;
    }
    .overlay .error { color: #fca5a5; font-weight: bold; }
    .overlay .warning { color: #fcd34d; font-weight: bold; }
    .overlay .error, .overlay .warning { white-space: pre-wrap; overflow-wrap: anywhere; }
    .overlay :focus-visible { outline: 3px solid #93c5fd; outline-offset: 2px; }

    body.notice, body.devices, body.pages {
      margin: 0; padding: 1rem; color-scheme: light dark;
      background: Canvas; color: CanvasText; font: 16px/1.5 system-ui, sans-serif;
    }
    body.devices main { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
    body.devices header, body.pages header {
      display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; margin-bottom: 1rem;
    }
    body.devices h1, body.pages h1, body.notice h1 { margin: 0; font-size: 1.25rem; }
    body.devices figure { margin: 0; max-width: 100%; overflow: auto; }
    body.devices figcaption { margin-bottom: .25rem; font-size: .875rem; }
    body.devices iframe {
      display: block; box-sizing: content-box; border: 8px solid #3f3f46; border-radius: 20px;
      background: #fff;
    }
    body.devices input, body.devices button { min-height: 36px; font: inherit; }
    body.pages table { border-collapse: collapse; }
    body.pages main { overflow-x: auto; }
    body.pages th, body.pages td {
      padding: .375rem .75rem; border-bottom: 1px solid GrayText; text-align: start;
      vertical-align: top;
    }
    body.pages a { display: inline-block; min-height: 24px; }

    """
}
