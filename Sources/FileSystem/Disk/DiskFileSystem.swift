#if canImport(Glibc)
  import Glibc
#endif
import CSystemCalls

/// A folder of the disk.
///
/// The kernel itself keeps every path below the root (`openat2`, Linux 5.6). Where it cannot,
/// paths are walked name by name and no symbolic link is followed at all.
package struct DiskFileSystem: WritableFileSystem {
  /// The path of the root as it was given, for messages.
  package let rootPath: String
  let root: SharedDescriptor
  let kernelStaysBelow: Bool
  /// Whether the user's mask takes away permissions that published files need.
  let maskInterferes: Bool
  let links = FollowedLinks()

  /// The paths of the symbolic links that listings of folders have followed so far, sorted by their
  /// bytes.
  package var followedLinks: [String] { links.paths }

  /// Opens a folder.
  ///
  /// - Parameters:
  ///   - path: Absolute, or from the working folder.
  ///   - kernelStaysBelow: False walks paths name by name even where the kernel could do better,
  ///     for tests.
  /// - Throws: Where the folder cannot be opened.
  package init(root path: String, kernelStaysBelow: Bool = true) throws(FileError) {
    guard !path.utf8.contains(0) else { throw FileError(.list, path, .nameIsNotText) }
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let number = retried { unsafe Glibc.open(path.isEmpty ? "." : path, flags) }
    guard number >= 0 else { throw FileError(.list, path, FileError.Reason(errno: errno)) }
    rootPath = path
    root = SharedDescriptor(Descriptor(number))
    self.kernelStaysBelow = kernelStaysBelow && Self.kernelCanStayBelow(root)
    maskInterferes = Self.processMask() & 0o755 != 0
  }

  private static func kernelCanStayBelow(_ root: SharedDescriptor) -> Bool {
    let number = retried {
      unsafe system_open_beneath(root.number, ".", system_open_to_examine | O_CLOEXEC, 0, false)
    }
    guard number >= 0 else { return false }
    _ = close(number)
    return true
  }

  /// The user's mask, without changing it as `umask(2)` would. Where the system does not tell it, a
  /// mask that interferes.
  private static func processMask() -> UInt16 {
    let number = retried { unsafe Glibc.open("/proc/self/status", O_RDONLY | O_CLOEXEC) }
    guard number >= 0 else { return 0o777 }
    let file = Descriptor(number)
    let text = unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(0, retried { unsafe Glibc.read(file.number, buffer.baseAddress, 4096) })
    }
    let label = Array("\nUmask:".utf8)
    guard let start = text.indices.first(where: { text[$0...].starts(with: label) }) else {
      return 0o777
    }
    var mask: UInt16 = 0
    for byte in text[(start + label.count)...].drop(while: { $0 == 0x09 || $0 == 0x20 }) {
      guard (0x30...0x37).contains(byte) else { break }
      mask = mask << 3 | UInt16(byte - 0x30)
    }
    return mask
  }
}

/// Calls the system again as long as a signal interrupts it.
@inline(__always)
func retried<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
