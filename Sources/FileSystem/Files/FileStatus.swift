/// What a name in a folder stands for.
package enum FileKind: Hashable, Sendable {
  case file
  case folder
  case symbolicLink
  /// A device, a socket or a pipe.
  case other
}

/// One name in a folder.
package struct FolderEntry: Hashable, Sendable {
  /// The name, without the folder's path.
  package let name: String
  /// What it stands for.
  package let kind: FileKind

  /// Makes an entry.
  package init(name: String, kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}

/// What is at a path, at the moment of the call.
package struct FileStatus: Hashable, Sendable {
  /// What it is.
  package let kind: FileKind
  /// How many bytes it holds; meaningful for a file.
  package let size: Int
  /// When its bytes were last changed, in nanoseconds since 1970. For comparing only: nothing
  /// that a build writes may depend on it.
  package let modified: Int64
  /// When anything about it was last changed, including its dates and names, in nanoseconds since
  /// 1970: unlike `modified`, it cannot be set.
  package let changed: Int64
  /// The nine bits of its permissions.
  package let permissions: UInt16
  /// The identity that distinguishes it from every other file of the file system; the same for all
  /// names of a file.
  package let identity: FileIdentity

  /// Makes a status; where `changed` is not given, it is the same as `modified`.
  package init(
    kind: FileKind, size: Int, modified: Int64, changed: Int64? = nil, permissions: UInt16,
    identity: FileIdentity
  ) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.changed = changed ?? modified
    self.permissions = permissions
    self.identity = identity
  }
}

/// The number of a file, unique while it exists.
package struct FileIdentity: Hashable, Sendable {
  /// The number of the device.
  package let device: UInt64
  /// The number within the device.
  package let number: UInt64

  /// Makes an identity.
  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}
