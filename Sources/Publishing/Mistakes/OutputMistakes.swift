// Mistakes about the output folder: 0701 to 0709.

package import Diagnostics
import FileSystem

extension DiagnosticCode {
  /// The codes of the module Publishing, by number.
  package static let output: [DiagnosticCode] = [
    foreignOutput, misplacedOutput, unusableOutput, fileInTheWay, damagedManifest, unwritableOutput,
    busyOutput, remainsOfOutput, interruptedBuild,
  ]

  static let foreignOutput = DiagnosticCode(
    "0701", "an output folder that holds other things",
    """
    Apus owns the files that the manifest in its output folder names, and nothing else. A folder
    that holds files but no manifest was not made by Apus, so it is not touched: the path may be
    a slip. Choose another folder, empty this one, or build with `--force`: the files that are
    there stay, and the site is added to them. Nor does a site take the place of another one in its
    own folder, as long as that has its settings. A part of a site (`--shard`) does not take the place
    of a whole one without `--force`.
    """)
  package static let misplacedOutput = DiagnosticCode(
    "0702", "an output folder where none may be",
    """
    The output folder is replaced as a whole when a site is published. It may therefore not be,
    hold or lie inside a folder that the site is made from, also one to which a symbolic link there
    leads, and it may not be or hold the root of the disk, the home folder or the working folder. It
    lies inside the project unless `--output` on the command line says otherwise.
    """)
  static let unusableOutput = DiagnosticCode(
    "0703", "an output path that is not a folder",
    """
    The output is a folder. A file, a device or a symbolic link at its path is left as it is,
    because replacing it would lose what somebody else put there. Remove it, or choose another
    path with `--output`.
    """)
  static let fileInTheWay = DiagnosticCode(
    "0704", "a file of somebody else where a page belongs",
    """
    A file in the output folder that Apus did not write is never overwritten. Here one stands at
    the path of a page, or where a page needs a folder. Move it away, give the page another
    address, or build with `--force` to replace it.
    """)
  static let damagedManifest = DiagnosticCode(
    "0705", "a manifest that cannot be read",
    """
    The manifest in the output folder is damaged or was written by another version of Apus. The
    build goes on without it and compares pages byte for byte; where one differs, only `--force`
    replaces it. What earlier builds left behind and no page needs any more cannot be told from the
    files of others, and stays: look through the folder, or delete it and build again.
    """)
  static let unwritableOutput = DiagnosticCode(
    "0706", "an output that cannot be written",
    """
    The system refused to write a file: the disk is full or read-only, a permission is missing,
    too many files are open, or the disk has failed. The site that was published before stays
    as it was. Mend the cause and build again.
    """)
  static let busyOutput = DiagnosticCode(
    "0707", "another build at work",
    """
    Only one build at a time writes an output folder. This one waited for the other to end and
    then gave up. A lock ends with the process that holds it, however it ends: there is never a
    lock file to delete.
    """)
  static let remainsOfOutput = DiagnosticCode(
    "0708", "files that could not be cleared away",
    """
    The new site is published, but the folder in which the old one was put aside could not be
    removed. It is in `.apus`, beside the output folder; the next build clears it away.
    """)
  static let interruptedBuild = DiagnosticCode(
    "0709", "an interrupted build",
    """
    The build was ended by a signal before it had published anything. The site that was there
    before stays as it was.
    """)
}

extension Diagnostic {
  /// Files in the output folder without a manifest that says that Apus wrote them.
  static func foreignOutput(_ folder: String, example: String) -> Diagnostic {
    Diagnostic(
      .error, .foreignOutput,
      "the output folder \(quotedPath(folder)) holds files that Apus did not write", at: nil,
      notes: ["\(quotedPath(example)) is one of them; nothing was changed"],
      help: [
        Help("choose another folder with --output, or keep the files and add the site: --force")
      ])
  }

  /// The pages of another site, which lie in the folder of that site.
  static func siteInTheWay(_ folder: String, madeFrom settings: String) -> Diagnostic {
    Diagnostic(
      .error, .foreignOutput,
      "the output folder \(quotedPath(folder)) holds the pages of another site", at: nil,
      notes: ["that one is made from \(quotedPath(settings)); nothing was changed"],
      help: [Help("name another folder with --output, or replace what is there: --force")])
  }

  /// The pages of another site where those of this one are to be removed.
  static func otherSiteToRemove(_ folder: String, madeFrom settings: String) -> Diagnostic {
    var diagnostic = siteInTheWay(folder, madeFrom: settings)
    let folder = FilePaths.folder(of: FilePaths.folder(of: settings))
    diagnostic.help = [Help("remove them as pages of that site: apus clean \(quotedPath(folder))")]
    return diagnostic
  }

  /// A whole site in a folder where a part of one is to be, or the other way round.
  static func otherSite(_ folder: String, isPart: Bool) -> Diagnostic {
    let (old, new) = isPart ? ("part of a site", "whole one") : ("whole site", "part of one")
    return Diagnostic(
      .error, .foreignOutput,
      "the output folder \(quotedPath(folder)) holds a \(old), which a \(new) would replace",
      at: nil, notes: ["nothing was changed"],
      help: [Help("name another folder with --output, or replace what is there: --force")])
  }

  /// An output folder that would replace something else.
  package static func misplacedOutput(_ folder: String, _ why: String) -> Diagnostic {
    let example = folder.split(separator: "/").last == "public" ? "site" : "public"
    return Diagnostic(
      .error, .misplacedOutput, "the output folder \(quotedPath(folder)) \(why)", at: nil,
      help: [Help("name a folder of its own, such as --output \(example)")])
  }

  /// An output folder to which a symbolic link in the folders leads that the site is made from.
  static func linkedOutput(_ folder: String, _ why: String, link: String) -> Diagnostic {
    Diagnostic(
      .error, .misplacedOutput, "the output folder \(quotedPath(folder)) \(why)", at: nil,
      notes: [
        "\(quotedPath(link)) is a symbolic link, by which the site would be made from itself"
      ],
      help: [Help("take the link out, or let it lead to a folder without the output")])
  }

  /// An output path that holds something other than a folder.
  static func unusableOutput(_ folder: String, _ kind: String) -> Diagnostic {
    Diagnostic(
      .error, .unusableOutput, "the output path \(quotedPath(folder)) is \(kind), not a folder",
      at: nil, help: [Help("remove it, or choose another path with --output")])
  }

  /// A file that Apus did not write at the path of a page, as far as it can tell: where the manifest
  /// is damaged, files of earlier builds are not known.
  static func fileInTheWay(_ file: String, damagedManifest manifest: String?) -> Diagnostic {
    guard let manifest else {
      return Diagnostic(
        .error, .fileInTheWay, "\(quotedPath(file)) belongs to a page, but is not a file of Apus",
        at: nil, notes: ["nothing was changed"],
        help: [Help("move the file away, or replace it with --force")])
    }
    return Diagnostic(
      .error, .damagedManifest,
      "\(quotedPath(manifest)) is damaged or of another version, so that \(quotedPath(file)), where a "
        + "page belongs, may be a file of somebody else", at: nil, notes: ["nothing was changed"],
      help: [Help("if Apus wrote all that is in the folder, write every page again with --force")])
  }

  /// A damaged manifest.
  static func damagedManifest(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .damagedManifest,
      "\(quotedPath(file)) is damaged or of another version, and was not used", at: nil,
      notes: ["pages were compared byte for byte; what no page needs any more is kept"])
  }

  /// An error of the system while publishing.
  static func unwritableOutput(_ folder: String, _ error: FileError) -> Diagnostic {
    Diagnostic(
      .error, .unwritableOutput, DisplayText(error.description).text, at: nil,
      notes: ["what was published in \(quotedPath(folder)) before is as it was"],
      help: advice(error).map { [Help($0)] } ?? [])
  }

  /// What to do about an error of the system, if that is known.
  private static func advice(_ error: FileError) -> String? {
    switch error.reason {
    case .notAllowed, .readOnly:
      "the site is prepared beside the output folder and then takes its place, so that the folder above "
        + "it has to be writable; or build into another folder with --output, and copy that"
    case .diskFull, .quotaUsedUp:
      "a build needs room for the new site beside the old one; --output names a folder on another disk"
    default: nil
    }
  }

  /// An output folder that another build works on.
  static func busyOutput(_ folder: String, owner: String?) -> Diagnostic {
    let process = owner.map { " (process \(DisplayText($0).text))" } ?? ""
    return Diagnostic(
      .error, .busyOutput, "another build\(process) is writing \(quotedPath(folder))", at: nil,
      help: [Help("build again when it has ended")])
  }

  /// An old site that was put aside and could not be removed.
  static func remainsOfOutput(_ folder: String, cause: String) -> Diagnostic {
    Diagnostic(
      .warning, .remainsOfOutput, DisplayText(cause).text, at: nil,
      notes: [
        "\(quotedPath(folder)) is published; the next build clears the rest away"
      ])
  }

  /// A build that a signal ended.
  static func interruptedBuild(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, .interruptedBuild, "interrupted; \(quotedPath(folder)) is as it was", at: nil)
  }
}
