import FileSystem
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The built tool, run as a process.
struct Tool {
  /// How a run ended.
  struct Outcome {
    /// The exit code; nil where a signal was the end.
    let status: Int32?
    let output: String
    let errors: String
  }

  /// The path of the program, which lies beside the tests.
  static let path: String = {
    var bytes = Array(repeating: CChar(0), count: 4096)
    let length = unsafe readlink("/proc/self/exe", &bytes, bytes.count - 1)
    let tests = String(
      decoding: bytes.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return FilePaths.folder(of: tests) + "/apus"
  }()

  /// The working folder, whose path is absolute.
  let folder: String
  /// What a shell does before it becomes the tool, such as `umask 077;`.
  var before = ""
  /// What is written after the arguments, such as `>/dev/full`.
  var after = ""
  /// Whether it runs in a terminal, whose keys are what `Running.type` writes.
  var inTerminal = false
  private let streams = TemporaryFolder()

  init(in folder: String) { self.folder = folder }

  /// Runs the tool to its end.
  func run(_ arguments: String...) throws -> Outcome { try start(arguments).outcome() }

  /// Starts the tool.
  func start(_ arguments: [String]) throws -> Running {
    let keys = streams.path + "/keys"
    var terminal: Int32?
    if inTerminal {
      try #require(unsafe mkfifo(keys, 0o600) == 0 || errno == EEXIST)
      // Open from the first moment, so that nothing typed is lost.
      terminal = unsafe open(keys, O_RDWR | O_CLOEXEC)
    }
    let command =
      inTerminal ? "script -qefc \"$0 $*\" /dev/null <> \(keys)" : "\"$0\" \"$@\" </dev/null"
    let script =
      "cd \"$1\" && shift && \(before) exec \(command) "
      + ">\"\(streams.path)/output\" 2>\"\(streams.path)/errors\" \(after)"
    let words = ["/bin/sh", "-c", script, Self.path, folder] + arguments
    var pointers = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    var process = pid_t()
    try #require(unsafe posix_spawn(&process, "/bin/sh", nil, nil, &pointers, environ) == 0)
    return Running(process: process, streams: streams, terminal: terminal)
  }

  /// The tool at work.
  struct Running {
    let process: pid_t
    let streams: TemporaryFolder
    /// What is typed goes here.
    let terminal: Int32?

    /// What it has written to standard output so far.
    var output: String { streams.text(of: "output") ?? "" }

    /// What it has written to standard error so far.
    var errors: String { streams.text(of: "errors") ?? "" }

    /// Ends it without asking, should a test end before it does.
    func end() {
      if let terminal { close(terminal) }
      if waitpid(process, nil, WNOHANG) == 0 {
        kill(process, SIGKILL)
        _ = waitpid(process, nil, 0)
      }
    }

    /// Types into its terminal.
    func type(_ keys: String) {
      if let terminal { _ = unsafe write(terminal, keys, keys.utf8.count) }
    }

    /// Whether it answers the signal itself by now: until it has come so far, the signal's own way is to
    /// end a process without a word. The tool blocks the signals that it answers, which /proc tells
    /// (proc_pid_status(5), SigBlk).
    func answers(_ signal: Int32) -> Bool {
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let blocked = status?.split(separator: "\n").first { $0.hasPrefix("SigBlk:\t") }
      guard let blocked, let mask = UInt64(blocked.dropFirst("SigBlk:\t".count), radix: 16) else {
        return false
      }
      return mask & 1 << UInt64(signal - 1) != 0
    }

    /// Whether it has ended.
    var hasEnded: Bool {
      var state = unsafe siginfo_t()
      let flags = WEXITED | WNOHANG | WNOWAIT
      guard unsafe waitid(P_PID, id_t(process), &state, flags) == 0 else { return false }
      return unsafe state.si_signo == SIGCHLD
    }

    /// Sends a signal.
    func send(_ signal: Int32) { kill(process, signal) }

    /// Waits for the end.
    func outcome() -> Outcome {
      var status: Int32 = 0
      while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
      return Outcome(
        status: status & 0x7F == 0 ? status >> 8 & 0xFF : nil, output: output,
        errors: streams.text(of: "errors") ?? "")
    }
  }
}

/// Waits until something is so, at most two minutes: a busy machine may need long.
func waitUntil(_ condition: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<12_000 {
    if try condition() { return true }
    usleep(10_000)
  }
  return false
}
