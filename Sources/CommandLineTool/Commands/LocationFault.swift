import FileSystem

/// Why a command cannot work on the folders it was given.
struct LocationFault: Error {
  let message: String
  let code: ExitCode

  /// What work on the disk gives; the first failure of the disk is why the command cannot continue.
  static func orFailure<Result>(
    of work: () throws(FileError) -> Result
  ) throws(LocationFault) -> Result {
    do throws(FileError) {
      return try work()
    } catch {
      throw LocationFault(message: error.description, code: .ioError)
    }
  }

  /// Writes it as one line, and returns the exit code.
  func write(to errors: inout OutputStream) -> ExitCode {
    errors.write("apus: error: \(message)\n")
    return code
  }
}
