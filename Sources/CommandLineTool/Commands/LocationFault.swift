import FileSystem

/// Why a command cannot work on the given folders.
struct LocationFault: Error {
  let message: String
  let code: ExitCode

  /// The result of work on the disk; its first failure is the reason why the command cannot
  /// continue.
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
