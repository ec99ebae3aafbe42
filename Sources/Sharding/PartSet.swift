package import Diagnostics
import FileSystem
import Planning

/// Parts that are to become one site.
package struct PartSet: Sendable {
  package let parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }

  /// Reports why the parts are not all parts of one site, each reason once.
  package func check(log: inout DiagnosticLog) {
    guard let first = parts.first else { return }
    var isRelated = true
    for part in parts.dropFirst() {
      guard let difference = difference(of: part, from: first) else { continue }
      log.report(.unrelatedPart(part, difference))
      isRelated = false
    }
    guard isRelated else { return }
    checkNumbers(first.record.shard.count, log: &log)
    if !log.hasErrors { checkFiles(log: &log) }
  }

  /// Why a part does not belong to the same site as another.
  private func difference(of part: Part, from first: Part) -> Diagnostic.PartDifference? {
    let (site, other) = (part.record.site, first.record.site)
    if site.program != other.program { return .program(first) }
    if part.record.shard.count != first.record.shard.count { return .count(first) }
    return site == other ? nil : .inputs(first)
  }

  /// Reports numbers that are missing or duplicated.
  private func checkNumbers(_ count: Int, log: inout DiagnosticLog) {
    var known: [Int: Part] = [:]
    for part in parts {
      if let other = known[part.record.shard.number] { log.report(.doublePart(part, other)) }
      known[part.record.shard.number] = part
    }
    let missing = (1...count).filter { known[$0] == nil }.compactMap {
      Shard(number: $0, of: count)
    }
    if !missing.isEmpty { log.report(.missingParts(missing, besides: parts)) }
  }

  /// Reports files that together are not the site: they were changed together with the manifests.
  private func checkFiles(log: inout DiagnosticLog) {
    var known: [[UInt8]: (file: Part.File, part: Part, isShared: Bool)] = [:]
    for part in parts where part.record.hasFiles {
      let shared = Set(part.record.sharedPaths.map { Array($0.utf8) })
      if part.files.count != part.record.ownCount + shared.count {
        log.report(.damagedPart(part, "it does not hold as many files as it was made with"))
      }
      for file in part.files {
        let isShared = shared.contains(file.key)
        guard let other = known.updateValue((file, part, isShared), forKey: file.key) else {
          continue
        }
        if !isShared || !other.isShared || other.file != file {
          log.report(.overlappingParts(part, other.part, path: file.path))
        }
      }
    }
    let own = parts.reduce(0) { $0 + $1.record.ownCount }
    if let site = parts.first?.record.site, own != site.ownCount {
      log.report(.damagedPart(parts[0], "the parts do not add up to the site"))
    }
  }

  /// The parts without files, because their builds had errors.
  package var withMistakes: [Part] { parts.filter { !$0.record.hasFiles } }
}
