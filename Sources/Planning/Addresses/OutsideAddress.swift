/// Addresses outside of the site that are written without their scheme, and so lead into it.
package enum OutsideAddress {
  /// The address with its scheme, for one that can hardly mean a file or page of the site; nil for
  /// all others.
  package static func meant(by written: String) -> String? {
    let host = written.prefix { !"/?#:".contains($0) }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, !labels.contains(where: \.isEmpty), !host.contains(" ") else {
      return nil
    }
    if host.contains("@") {
      let parts = host.split(separator: "@", omittingEmptySubsequences: false)
      let isMail =
        parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && !parts[1].hasPrefix(".")
        && !written.contains("/")
      return isMail ? "mailto:" + written : nil
    }
    let isHost = labels.count > 2 && labels[0].lowercased() == "www"
    let ending = labels[labels.count - 1].lowercased()
    // 'notes.org' may be a file, 'notes.org/page' is none.
    let isNamed = endings.contains(ending) || ending == "org" && host.count < written.count
    return isHost || isNamed ? "https://" + written : nil
  }

  /// Ends of the names of hosts that hardly any file has.
  private static let endings: Set<String> = ["com", "edu", "gov", "net"]
}
