import Foundation

/// The rules of SARIF 2.1.0 for what a log of Apus may hold: of each object the members that must
/// and that may be there, and what their values are. Anything else is a breach.
struct SARIFRules {
  indirect enum Kind {
    case text
    case oneOf([String])
    case positive
    case index
    case address
    case object(String)
    /// An array of objects, none of them twice where the schema asks so.
    case array(String, isUnique: Bool = false, atLeast: Int = 0)
  }

  private struct Members {
    let required: [String]
    let kinds: [String: Kind]
  }

  private static let objects: [String: Members] = [
    "log": Members(
      required: ["version", "runs"],
      kinds: ["$schema": .address, "version": .oneOf(["2.1.0"]), "runs": .array("run")]),
    "run": Members(
      required: ["tool"],
      kinds: [
        "tool": .object("tool"), "results": .array("result"),
        "columnKind": .oneOf(["utf16CodeUnits", "unicodeCodePoints"]),
      ]),
    "tool": Members(required: ["driver"], kinds: ["driver": .object("toolComponent")]),
    "toolComponent": Members(
      required: ["name"],
      kinds: ["name": .text, "rules": .array("reportingDescriptor", isUnique: true)]),
    "reportingDescriptor": Members(
      required: ["id"],
      kinds: [
        "id": .text, "shortDescription": .object("multiformatMessageString"),
        "fullDescription": .object("multiformatMessageString"),
        "help": .object("multiformatMessageString"),
      ]),
    "multiformatMessageString": Members(
      required: ["text"], kinds: ["text": .text, "markdown": .text]),
    "result": Members(
      required: ["message"],
      kinds: [
        "ruleId": .text, "ruleIndex": .index, "message": .object("message"),
        "level": .oneOf(["none", "note", "warning", "error"]), "locations": .array("location"),
        "relatedLocations": .array("location", isUnique: true),
        "fixes": .array("fix", isUnique: true),
      ]),
    "message": Members(required: ["text"], kinds: ["text": .text]),
    "location": Members(
      required: [],
      kinds: [
        "id": .index, "physicalLocation": .object("physicalLocation"),
        "message": .object("message"),
      ]),
    "physicalLocation": Members(
      required: ["artifactLocation"],
      kinds: ["artifactLocation": .object("artifactLocation"), "region": .object("region")]),
    "artifactLocation": Members(required: ["uri"], kinds: ["uri": .address]),
    "region": Members(
      required: ["startLine"],
      kinds: [
        "startLine": .positive, "startColumn": .positive, "endLine": .positive,
        "endColumn": .positive,
      ]),
    "fix": Members(
      required: ["artifactChanges"],
      kinds: [
        "description": .object("message"),
        "artifactChanges": .array("artifactChange", isUnique: true, atLeast: 1),
      ]),
    "artifactChange": Members(
      required: ["artifactLocation", "replacements"],
      kinds: [
        "artifactLocation": .object("artifactLocation"),
        "replacements": .array("replacement", atLeast: 1),
      ]),
    "replacement": Members(
      required: ["deletedRegion"],
      kinds: ["deletedRegion": .object("region"), "insertedContent": .object("artifactContent")]),
    "artifactContent": Members(required: [], kinds: ["text": .text]),
  ]

  private(set) var breaches: [String] = []

  /// Checks a log.
  init(_ log: Data) throws {
    check(try JSONSerialization.jsonObject(with: log), .object("log"), "log")
  }

  private mutating func check(_ value: Any, _ kind: Kind, _ path: String) {
    switch kind {
    case .text: if (value as? String)?.isEmpty != false { breaches.append("\(path): no text") }
    case .oneOf(let texts):
      if !texts.contains(value as? String ?? "") { breaches.append("\(path): \(value)") }
    case .positive: if (value as? Int ?? 0) < 1 { breaches.append("\(path): \(value)") }
    case .index: if (value as? Int ?? -1) < 0 { breaches.append("\(path): \(value)") }
    case .address: checkAddress(value as? String ?? "", path)
    case .object(let name): checkObject(value, name, path)
    case .array(let name, let isUnique, let least):
      guard let elements = value as? [Any], elements.count >= least else {
        breaches.append("\(path): no array of at least \(least)")
        return
      }
      if isUnique, Set(elements.map { "\($0)" }).count < elements.count {
        breaches.append("\(path): an element stands twice")
      }
      for (index, element) in elements.enumerated() {
        checkObject(element, name, "\(path)[\(index)]")
      }
    }
  }

  private mutating func checkObject(_ value: Any, _ name: String, _ path: String) {
    guard let object = value as? [String: Any], let members = Self.objects[name] else {
      breaches.append("\(path): no \(name)")
      return
    }
    for key in members.required where object[key] == nil {
      breaches.append("\(path): no '\(key)'")
    }
    for (key, value) in object {
      guard let kind = members.kinds[key] else {
        breaches.append("\(path): '\(key)' is none of its members")
        continue
      }
      check(value, kind, path + "." + key)
    }
    if name == "run" { checkRules(of: object, path) }
    if name == "region" { checkRegion(object, path) }
  }

  /// A result points to its rule by index and id (sections 3.27.5 and 3.27.6); no rule is twice;
  /// the places of a result are numbered differently (section 3.28.2).
  private mutating func checkRules(of run: [String: Any], _ path: String) {
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let ids = (driver?["rules"] as? [[String: Any]] ?? []).map { $0["id"] as? String ?? "" }
    if Set(ids).count < ids.count { breaches.append("\(path): two rules with one id") }
    for result in run["results"] as? [[String: Any]] ?? [] {
      let index = result["ruleIndex"] as? Int ?? -1
      if !ids.indices.contains(index) || ids[index] != result["ruleId"] as? String {
        breaches.append("\(path): a result without its rule")
      }
      let places = (result["relatedLocations"] as? [[String: Any]] ?? []).map { $0["id"] as? Int }
      if Set(places).count < places.count { breaches.append("\(path): two places with one id") }
    }
  }

  /// A region does not end before it starts (section 3.30.2).
  private mutating func checkRegion(_ region: [String: Any], _ path: String) {
    let numbers = ["startLine", "startColumn", "endLine", "endColumn"].map { region[$0] as? Int }
    guard let line = numbers[0], let end = numbers[2], let column = numbers[1],
      let endColumn = numbers[3]
    else { return }
    if end < line || end == line && endColumn < column { breaches.append("\(path): backwards") }
  }

  /// A reference to a resource (RFC 3986, section 4.1).
  private mutating func checkAddress(_ text: String, _ path: String) {
    let allowed = CharacterSet(
      charactersIn:
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?#[]@!$&'()*+,;=%")
    let parts = text.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
    let areEscapes = parts.allSatisfy {
      $0.prefix(2).count == 2 && UInt8($0.prefix(2), radix: 16) != nil
    }
    if text.isEmpty || !areEscapes || text.unicodeScalars.contains(where: { !allowed.contains($0) })
    {
      breaches.append("\(path): \(text) is no address")
    }
  }
}
