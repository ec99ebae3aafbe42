/// What a file is to a browser, by the ending of its name, from which hosts tell its media type.
enum MediaKind: Hashable, Sendable {
  case page, style, script, picture, film, sound, captions, font, data, document, source

  /// The kind of what is at a path inside the site, which ends in `/` for a page; nil for an ending
  /// that is not known.
  init?(ofPath path: String) {
    let last = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    if last.isEmpty || last == "." || last == ".." {
      self = .page
      return
    }
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex,
      let kind = Self.kinds[last[last.index(after: dot)...].lowercased()]
    else { return nil }
    self = kind
  }

  private static let kinds: [String: MediaKind] = Dictionary(
    uniqueKeysWithValues: [
      (MediaKind.page, "html htm xhtml"), (.style, "css"), (.script, "js mjs"),
      (.picture, "png apng jpg jpeg jpe jfif gif webp avif svg ico bmp tif tiff jxl heic"),
      (.film, "mp4 m4v webm ogv mov mkv"), (.sound, "mp3 m4a ogg oga opus wav flac aac weba"),
      (.captions, "vtt"), (.font, "woff woff2 ttf otf eot"),
      (.source, "scss sass less styl stylus ts mts cts tsx jsx coffee vue svelte astro"),
      (.data, "json webmanifest jsonld geojson"), (.document, "pdf md txt csv zip epub yaml yml"),
    ].flatMap { kind, endings in endings.split(separator: " ").map { (String($0), kind) } })

  /// What messages call it.
  var words: String {
    switch self {
    case .page: "a page"
    case .style: "a style sheet"
    case .script: "a script"
    case .picture: "a picture"
    case .film: "a film"
    case .sound: "a sound"
    case .captions: "a file of captions"
    case .font: "a font"
    case .data: "a file of data"
    case .document: "a document"
    case .source: "source text that no browser reads"
    }
  }
}
