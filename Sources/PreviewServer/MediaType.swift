/// The media types of files, by the ending of their names.
enum MediaType {
  /// The value of `Content-Type` for a file; the type of arbitrary bytes for an unknown ending.
  static func of(_ path: String) -> String {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return anything }
    return byEnding[path[path.utf8.index(after: dot)...].lowercased()] ?? anything
  }

  private static let anything = "application/octet-stream"

  private static let byEnding = [
    "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "json": "application/json",
    "map": "application/json", "jsonld": "application/ld+json",
    "webmanifest": "application/manifest+json", "xml": "application/xml",
    "atom": "application/atom+xml", "rss": "application/rss+xml",
    "txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8",
    "csv": "text/csv; charset=utf-8", "ics": "text/calendar; charset=utf-8",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon",
    "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "ogg": "audio/ogg", "wav": "audio/wav",
    "mp4": "video/mp4", "webm": "video/webm", "pdf": "application/pdf",
    "zip": "application/zip", "wasm": "application/wasm",
  ]
}
