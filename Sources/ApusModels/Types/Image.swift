/// A picture of the site.
public struct Image: Codable, Hashable, Sendable {
  /// Its address, relative to the site's.
  public let src: String
  /// The text that stands for it where it cannot be seen.
  public let alt: String
  /// Its natural width in pixels.
  public let width: Int
  /// Its natural height in pixels.
  public let height: Int
  /// Who made it.
  public let credit: String?
  /// On which terms it is used.
  public let licence: String?

  /// Makes a picture.
  public init(
    src: String, alt: String, width: Int, height: Int, credit: String? = nil,
    licence: String? = nil
  ) {
    self.src = src
    self.alt = alt
    self.width = width
    self.height = height
    self.credit = credit
    self.licence = licence
  }
}

/// A file of the site to download.
public struct File: Codable, Hashable, Sendable {
  /// Its address, relative to the site's.
  public let src: String
  /// Its name.
  public let name: String
  /// Its size in bytes.
  public let byteCount: Int

  /// Makes a file.
  public init(src: String, name: String, byteCount: Int) {
    self.src = src
    self.name = name
    self.byteCount = byteCount
  }
}
