import Diagnostics

/// What differs between two versions of a file, as `diff -u` writes it, without context lines.
struct LineDifference {
  private let old: [String]
  private let new: [String]

  init(from old: [UInt8], to new: [UInt8]) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  /// The lines without their ends, LF or CRLF.
  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      let end = line.last == UInt8(ascii: "\r") ? 1 : 0
      return String(decoding: line.dropLast(end), as: UTF8.self)
    }
  }

  /// The hunks of a file at a path. Lines that must not be shown are only counted.
  func text(at path: String, hidingLines isHidden: Bool) -> String {
    let name = DisplayText(path).text
    var text = "--- \(name)\n+++ \(name)\n"
    for (before, after) in hunks {
      text += "@@ -\(Self.range(before)) +\(Self.range(after)) @@\n"
      for index in before { text += "-" + shown(old[index], isHidden: isHidden) + "\n" }
      for index in after { text += "+" + shown(new[index], isHidden: isHidden) + "\n" }
    }
    return text
  }

  private func shown(_ line: String, isHidden: Bool) -> String {
    isHidden ? "•••" : DisplayText(line).text
  }

  private static func range(_ lines: Range<Int>) -> String {
    lines.count == 1 ? "\(lines.lowerBound + 1)" : "\(lines.lowerBound + 1),\(lines.count)"
  }

  /// The lines that differ, in both versions.
  private var hunks: [(Range<Int>, Range<Int>)] {
    // A fix stays in its line as a rule, and then there is nothing to search for.
    old.count == new.count ? hunksInPlace : searchedHunks
  }

  /// The runs of lines that differ from those at the same place.
  private var hunksInPlace: [(Range<Int>, Range<Int>)] {
    var runs: [Range<Int>] = []
    for line in old.indices where old[line] != new[line] {
      if let last = runs.last, last.upperBound == line {
        runs[runs.count - 1] = last.lowerBound..<line + 1
      } else {
        runs.append(line..<line + 1)
      }
    }
    return runs.map { ($0, $0) }
  }

  private var searchedHunks: [(Range<Int>, Range<Int>)] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var hunks: [(Range<Int>, Range<Int>)] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      let start = (before, after)
      while removed.contains(before) { before += 1 }
      while added.contains(after) { after += 1 }
      if (before, after) != start { hunks.append((start.0..<before, start.1..<after)) }
      before += 1
      after += 1
    }
    return hunks
  }
}
