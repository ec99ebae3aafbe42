import FileSystem
import Incremental
import Testing

struct InputStampsTests {
  private static let second: Int64 = 1_000_000_000

  /// A file of 10 bytes that was last changed in the first second.
  private static func status(
    kind: FileKind = .file, size: Int = 10, modified: Int64 = second, changed: Int64 = second,
    device: UInt64 = 1, number: UInt64 = 7
  ) -> FileStatus {
    FileStatus(
      kind: kind, size: size, modified: modified, changed: changed, permissions: 0o644,
      identity: FileIdentity(device: device, number: number))
  }

  private static let read = InputStamps([FileStamp(status())], at: 10 * second)

  @Test func `a file that looks the same is trusted`() {
    #expect(Self.read.trusts(0, FileStamp(Self.status())))
  }

  @Test(arguments: [
    status(size: 11), status(modified: second + 1), status(modified: second - 1),
    status(changed: second + 1), status(device: 2), status(number: 8), status(kind: .folder),
  ])
  func `a file that looks otherwise is not`(_ status: FileStatus) {
    #expect(!Self.read.trusts(0, FileStamp(status)))
  }

  @Test func `a file that is not known is not trusted`() {
    #expect(!Self.read.trusts(1, FileStamp(Self.status())))
    #expect(!InputStamps([nil], at: 10 * Self.second).trusts(0, nil))
  }

  /// Two seconds are the steps in which the coarsest file systems tell moments.
  @Test(arguments: [(8 * second - 1, true), (8 * second, false), (12 * second, false)])
  func `a file that had just been changed is not trusted`(_ moment: Int64, _ isTrusted: Bool) {
    for status in [Self.status(modified: moment), Self.status(changed: moment)] {
      let stamp = FileStamp(status)
      #expect(InputStamps([stamp], at: 10 * Self.second).trusts(0, stamp) == isTrusted)
    }
  }
}
