#if canImport(Glibc)
  import Glibc
#endif

extension FileError.Reason: CustomStringConvertible {
  /// The reason in plain words, lower case, without a full stop.
  package var description: String {
    switch self {
    case .missing: "there is no such file or folder"
    case .exists: "there is something at that path already"
    case .notAllowed: "permission denied"
    case .isFolder: "it is a folder"
    case .isNotFolder: "it is not a folder"
    case .folderNotEmpty: "the folder is not empty"
    case .notRegular: "it is a device, a socket or a pipe, not a file"
    case .tooLarge(let limit): "it is larger than \(Self.size(limit))"
    case .leavesRoot: "a link on the way to it leads out of the folder it belongs to"
    case .linkLoop: "its symbolic links lead round in a circle"
    case .linkToNothing: "it is a symbolic link to nothing"
    case .linkWithinLink: "it is a symbolic link in a folder that is itself one"
    case .isLink: "it is a symbolic link, or lies behind one"
    case .nameIsNotText: "its name is not UTF-8"
    case .nameTooLong: "its name is too long"
    case .nameHoldsControl: "its name holds a control character"
    case .tooDeep: "it lies more than \(FileTree.depthLimit) folders deep"
    case .diskFull: "the disk is full"
    case .fileSizeExceeded: "the file would be larger than the system allows"
    case .quotaUsedUp: "the disk quota is used up"
    case .readOnly: "the file system is read-only"
    case .tooManyOpenFiles: "too many files are open"
    case .deviceFailed: "the disk reported an error"
    case .otherFileSystem: "the two paths are on different file systems"
    case .unsupported: "the file system cannot do this"
    case .busy: "it is in use"
    case .system(let number): "error \(number) of the system"
    }
  }

  /// A size in bytes in plain words: `64 MiB`, `1000 bytes`.
  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }

  /// The reason that the system gives by `number`, a value of `errno`.
  package init(errno number: Int32) {
    self = Self.byNumber[number] ?? .system(number)
  }

  private static let byNumber: [Int32: Self] = [
    ENOENT: .missing, EEXIST: .exists, EACCES: .notAllowed, EPERM: .notAllowed,
    EISDIR: .isFolder, ENOTDIR: .isNotFolder, ENOTEMPTY: .folderNotEmpty, ENXIO: .notRegular,
    EFBIG: .fileSizeExceeded, EXDEV: .otherFileSystem, ELOOP: .linkLoop, ENAMETOOLONG: .nameTooLong,
    ENOSPC: .diskFull, EDQUOT: .quotaUsedUp, EROFS: .readOnly, EMFILE: .tooManyOpenFiles,
    ENFILE: .tooManyOpenFiles, EIO: .deviceFailed, EINVAL: .unsupported, ENOSYS: .unsupported,
    EOPNOTSUPP: .unsupported, EBUSY: .busy, ETXTBSY: .busy,
  ]
}
