import Escaping
import FileSystem
import Publishing
import SiteCompiler

/// `apus clean`: removes what builds have made.
struct CleanCommand {
  private let options: SiteOptions
  private let form: OutputForm

  /// Reads the folder and the form from a command line.
  init(_ arguments: Arguments) throws(Arguments.Fault) {
    form = try OutputForm(arguments)
    options = try SiteOptions(arguments)
  }

  func run(_ output: inout OutputStream, _ errors: inout OutputStream) -> ExitCode {
    do throws(BuildFailure) {
      let removed = try remove()
      if form == .json {
        output.write(
          OutputForm.json([
            ("removed", .integer(removed.files)), ("left", .integer(removed.others)),
            ("cache", .bool(removed.hadCache)),
          ]))
        return .success
      }
      guard removed.files > 0 || removed.hadCache else {
        output.write("there is nothing to remove\n")
        return .success
      }
      var text = "\(Summary.counted(removed.files, "file")) removed from \(options.output)"
      if removed.hadCache { text += ", and the cache" }
      output.write(text + "\n")
      if removed.others > 0 {
        let others = Summary.counted(removed.others, "file")
        output.write("\(others) that Apus did not make left there\n")
      }
      return .success
    } catch {
      return FailureText().write(error, to: &errors)
    }
  }

  private func remove() throws(BuildFailure) -> SiteRemoval {
    let location = try options.outputLocation()
    do throws(PublicationError) {
      return try SiteRemoval(at: location, lockTimeout: options.publishing.lockTimeout)
    } catch {
      throw .unpublished(error)
    }
  }
}
