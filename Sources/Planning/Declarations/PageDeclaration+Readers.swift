extension PageDeclaration {
  /// The endings of XML in which programs read addresses without knowing where the file is.
  private static let endings = [".xml", ".rss", ".atom", ".opml", ".kml", ".gpx", ".rdf"]

  /// Whether its template writes XML for programs, such as a feed, which take no relative addresses.
  package var isXMLForPrograms: Bool {
    let name = template.value
    return Self.endings.contains(where: name.hasSuffix)
  }
}
