import CSystemCalls
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// A file of the disk without a name.
final class DiskScratchFile: ScratchFile {
  private let descriptor: SharedDescriptor
  /// The path of the folder whose disk it is on, for errors.
  private let folder: String
  private let size = Mutex(0)
  private let firstFailure = Mutex<FileError?>(nil)

  init(_ descriptor: consuming Descriptor, in folder: String) {
    self.descriptor = SharedDescriptor(descriptor)
    self.folder = folder
  }

  func append(_ bytes: Span<UInt8>) throws(FileError) -> Int {
    // Space that is reserved for bytes which then cannot be written is never read.
    let start = size.withLock { size in
      defer { size += bytes.count }
      return size
    }
    let failure: Int32? = unsafe bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        let taken = retried {
          unsafe pwrite(descriptor.number, rest.baseAddress, rest.count, off_t(start + written))
        }
        guard taken > 0 else { return taken < 0 ? errno : ENOSPC }
        written += taken
      }
      return nil
    }
    if let failure { throw FileError(.write, folder, FileError.Reason(errno: failure)) }
    return start
  }

  var failure: FileError? { firstFailure.withLock { $0 } }

  func bytes(in range: Range<Int>) -> [UInt8] {
    do throws(FileError) {
      return try read(range)
    } catch {
      firstFailure.withLock { $0 = $0 ?? error }
      return Array(repeating: UInt8(ascii: " "), count: range.count)
    }
  }

  private func read(_ range: Range<Int>) throws(FileError) -> [UInt8] {
    var failure: Int32?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
        let taken = retried {
          unsafe pread(
            descriptor.number, rest.baseAddress, rest.count, off_t(range.lowerBound + count))
        }
        guard taken > 0 else {
          failure = taken < 0 ? errno : EIO
          return
        }
        count += taken
      }
    }
    if let failure { throw FileError(.read, folder, FileError.Reason(errno: failure)) }
    return bytes
  }
}

extension DiskFileSystem {
  package func makeScratchFile() -> (any ScratchFile)? {
    let number = retried { system_open_nameless(root.number) }
    return number < 0 ? nil : DiskScratchFile(Descriptor(number), in: rootPath)
  }
}
