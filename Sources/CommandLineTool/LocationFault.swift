/// Why a command cannot work on the folders it was given.
struct LocationFault: Error {
  let message: String
  let code: ExitCode

  /// Writes it as one line, and returns the exit code.
  func write(to errors: inout OutputStream) -> ExitCode {
    errors.write("apus: error: \(message)\n")
    return code
  }
}
