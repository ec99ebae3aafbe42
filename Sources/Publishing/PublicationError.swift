package import Diagnostics
import FileSystem

/// Why a site was not published. The existing site is unchanged.
package enum PublicationError: Error, Hashable, Sendable {
  /// The output folder is not one to write to.
  case refused(Diagnostic)
  /// The system failed.
  case failed(Diagnostic)
  /// Another build holds the output folder.
  case busy(Diagnostic)
  /// `Publication.abandon()` was called.
  case abandoned(Diagnostic)

  /// What to tell the user.
  package var diagnostic: Diagnostic {
    switch self {
    case .refused(let diagnostic), .failed(let diagnostic), .busy(let diagnostic),
      .abandoned(let diagnostic):
      diagnostic
    }
  }

  /// The status with which the program ends; nil where the signal decides.
  package var exitStatus: Int32? {
    switch self {
    case .refused: 2
    case .failed: 74
    case .busy: 75
    case .abandoned: nil
    }
  }

  /// Makes the error of a file operation that failed in the folder beside an output folder, which
  /// messages call `output`.
  init(_ error: FileError, output: String) {
    self = .failed(.unwritableOutput(output, error.typed(below: Self.parent(of: output))))
  }

  /// The folder in which the output folder is, as the user typed it.
  private static func parent(of output: String) -> String {
    let folder = FilePaths.folder(of: output)
    return !folder.isEmpty ? folder : output.hasPrefix("/") ? "/" : "."
  }
}
