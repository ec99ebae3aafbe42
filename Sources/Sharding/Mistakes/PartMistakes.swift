// Mistakes about parts of a site: 0721 to 0726.

package import Diagnostics
import FileSystem
import Planning

extension DiagnosticCode {
  /// The codes of the module Sharding, by number.
  package static let parts: [DiagnosticCode] = [
    noPart, damagedPart, unrelatedPart, incompleteParts, partWithMistakes, unknownInputs,
  ]

  package static let noPart = DiagnosticCode(
    "0721", "a folder that holds no part of a site",
    """
    `apus join` takes the folders that `apus build` has made with `--shard`, and no others. A part of
    another version of Apus is not understood: make all parts with the program that joins them.
    """)
  package static let damagedPart = DiagnosticCode(
    "0722", "a part that is not as it was made",
    """
    Every file of a part has to be there, and to hold what it held when the part was made: its
    size and its hash are written down with it. Nothing else may lie in the folder. A part that was
    copied by halves, or changed by hand, is made again by the command that the message gives.
    """)
  static let unrelatedPart = DiagnosticCode(
    "0723", "parts of different sites",
    """
    Parts make one site where they were made of the same files, by the same program, with the same
    options, and cut into the same number. An entry that is published or expires at a date
    between two parts makes two sites, too: `--clock` lets all of them be made at one date.
    """)
  static let incompleteParts = DiagnosticCode(
    "0724", "parts that do not make up a site",
    """
    Of a site in three parts, `1/3`, `2/3` and `3/3` have to be given, each once. Each page is in
    one part only; a file that pages lead to is in every part that leads to it, and the same there.
    """)
  package static let partWithMistakes = DiagnosticCode(
    "0725", "a part in which something is wrong",
    """
    The build of this part has told what is wrong with it, and left no files in it, only
    what is needed to check the links between parts. Mend the mistakes and make all parts again:
    other files make another site.
    """)
  package static let unknownInputs = DiagnosticCode(
    "0726", "a site whose inputs cannot be told apart",
    """
    Parts are joined only if they were made of the same files by the same program. Here the
    program or a file could not be identified, so nobody could tell. Build the site in one piece,
    without `--shard`.
    """)
}

extension Diagnostic {
  /// Why a part does not belong to the same site as another one.
  enum PartDifference: Sendable {
    case program(Part)
    case count(Part)
    case inputs(Part)

    /// What was found, and what has to be the same.
    fileprivate var words: String {
      switch self {
      case .program(let other): "was made by another program than \(folder(other.folder))"
      case .count(let other):
        "is one of another number of parts than \(folder(other.folder)), which is part "
          + other.record.shard.text
      case .inputs(let other):
        "was made of other files, or with other options, than \(folder(other.folder))"
      }
    }
  }

  /// A folder in which there is no part, or none that is understood.
  package static func noPart(_ path: String, _ fault: PartRecord.Fault) -> Diagnostic {
    let what =
      switch fault {
      case .foreign: "holds no part of a site"
      case .otherVersion: "holds a part that another version of Apus has made"
      case .damaged: "holds a part whose record is damaged"
      }
    return Diagnostic(
      .error, fault == .damaged ? .damagedPart : .noPart, "\(folder(path)) \(what)", at: nil,
      help: [
        Help(
          fault == .foreign
            ? "name the folders that 'apus build --shard' has made"
            : "make it again with 'apus build --shard', by the program that joins the parts")
      ])
  }

  /// A part that was changed after it was made; `what` is a sentence.
  package static func damagedPart(_ part: Part, _ what: String) -> Diagnostic {
    Diagnostic(
      .error, .damagedPart,
      "part \(part.record.shard.text) in \(folder(part.folder)) is not as it was made", at: nil,
      notes: [DisplayText(what).text], help: [Help("make it again: \(part.command)")])
  }

  /// A file in a part that does not belong to it.
  package static func foreignFile(_ path: String, in part: Part) -> Diagnostic {
    let whole = folder(part.folder == "/" ? "/" + path : part.folder + "/" + path)
    return Diagnostic(
      .error, .damagedPart, "\(whole) is no file of part \(part.record.shard.text)", at: nil,
      help: [Help("remove it; in the folder of a part lies nothing else")])
  }

  /// A part of another site than the first.
  static func unrelatedPart(_ part: Part, _ difference: PartDifference) -> Diagnostic {
    Diagnostic(
      .error, .unrelatedPart, "the part in \(folder(part.folder)) \(difference.words)", at: nil,
      help: [
        Help("make all parts of the same files, by the same program, with the same options")
      ])
  }

  /// Numbers of which no part was given.
  static func missingParts(_ shards: [Shard], besides parts: [Part]) -> Diagnostic {
    let names = list(shards.map(\.text), joinedBy: "and")
    guard let first = parts.first, let shard = shards.first else {
      return Diagnostic(.error, .incompleteParts, "no part is given", at: nil)
    }
    let place = FilePaths.folder(of: first.folder)
    let name = "part-\(shard.number)-of-\(shard.count)"
    let target = place.isEmpty ? name : place + "/" + name
    let command = first.command(for: shard, in: target)
    return Diagnostic(
      .error, .incompleteParts,
      shards.count == 1 ? "the part \(names) is missing" : "the parts \(names) are missing",
      at: nil, help: [Help("make it, and name its folder: \(command)")])
  }

  /// A part that was given twice.
  static func doublePart(_ part: Part, _ other: Part) -> Diagnostic {
    let (first, second) = (folder(other.folder), folder(part.folder))
    return Diagnostic(
      .error, .incompleteParts,
      first == second
        ? "\(first) is given twice"
        : "\(first) and \(second) are both part \(part.record.shard.text)", at: nil,
      help: [Help(first == second ? "give it once" : "leave one of them out")])
  }

  /// A path that is in two parts though only one may have it.
  static func overlappingParts(_ part: Part, _ other: Part, path: String) -> Diagnostic {
    Diagnostic(
      .error, .incompleteParts,
      "\(folder(path)) is in \(folder(other.folder)) and in \(folder(part.folder)), and is "
        + "not the same file there", at: nil,
      help: [Help("make both again: \(other.command); \(part.command)")])
  }

  /// A part that was not made.
  package static func partWithMistakes(_ part: Part) -> Diagnostic {
    Diagnostic(
      .error, .partWithMistakes,
      "there are mistakes in part \(part.record.shard.text), in \(folder(part.folder))", at: nil,
      help: [Help("its build tells them: \(part.command)")])
  }

  /// A site that cannot be made in parts.
  package static var unknownInputs: Diagnostic {
    Diagnostic(
      .error, .unknownInputs, "what the site is made of cannot be told from other things", at: nil,
      help: [Help("build the site without '--shard'")])
  }

  /// A path in quotes, complete and safe to show.
  private static func folder(_ path: String) -> String { "'" + DisplayText(path).text + "'" }
}

extension Diagnostic.PartDifference {
  private func folder(_ path: String) -> String { "'" + DisplayText(path).text + "'" }
}

extension Diagnostic.Help {
  /// How to see where a link is written.
  static var placeOfLink: Diagnostic.Help {
    Diagnostic.Help(
      "join the parts in the folder in which they were made, with the same files there, to see "
        + "where the link is written")
  }
}
