/// Why a file could not be read or written.
package struct FileError: Error, Hashable, Sendable {
  /// What was asked of the file system.
  package enum Operation: String, Hashable, Sendable {
    case read, list, examine, write, link, rename, exchange, remove, lock
    case makeFolder = "make the folder"
    case synchronize = "save to disk"
  }

  /// Why it failed.
  package enum Reason: Hashable, Sendable {
    case missing
    case exists
    case notAllowed
    case isFolder
    case isNotFolder
    case folderNotEmpty
    /// A device, a socket or a pipe.
    case notRegular
    /// More bytes than the limit allows.
    case tooLarge(limit: Int)
    /// A path or a symbolic link that points out of the root.
    case leavesRoot
    /// Symbolic links that form a loop, or too many of them.
    case linkLoop
    /// A symbolic link to nothing.
    case linkToNothing
    /// A symbolic link to a folder, in a folder that is itself reached by a symbolic link.
    case linkWithinLink
    /// A symbolic link, or a path through one, where none is followed.
    case isLink
    /// A name that is not UTF-8.
    case nameIsNotText
    case nameTooLong
    /// A name with a control character, such as a line break.
    case nameHoldsControl
    /// Folders within folders beyond `FileTree.depthLimit`.
    case tooDeep
    case diskFull
    /// More bytes than the system lets this process, or any, write to a file.
    case fileSizeExceeded
    case quotaUsedUp
    case readOnly
    case tooManyOpenFiles
    case deviceFailed
    /// The two paths lie on different file systems.
    case otherFileSystem
    /// The file system cannot do this.
    case unsupported
    case busy
    /// Another error, by its number in the system.
    case system(Int32)
  }

  /// The path, from the root of the file system.
  package let path: String
  /// What was asked.
  package let operation: Operation
  /// Why it failed.
  package let reason: Reason

  /// Makes an error.
  package init(_ operation: Operation, _ path: String, _ reason: Reason) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }
}

extension FileError {
  /// The error with its path below the folder that the user typed.
  package func typed(below folder: String) -> FileError {
    let isWhole = path.isEmpty || path == "." || path.hasPrefix("/")
    guard folder != ".", !isWhole else { return self }
    return FileError(operation, folder == "/" ? "/" + path : folder + "/" + path, reason)
  }
}

extension FileError: CustomStringConvertible {
  /// The error as a sentence for the user: `cannot write 'a/b.html': the disk is full`.
  package var description: String {
    "cannot \(operation.rawValue) '\(path)': \(reason.description)"
  }
}
