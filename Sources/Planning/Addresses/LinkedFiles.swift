import Content
import FileSystem
import Schema
import Tables

/// The files that content refers to: those that its fields name, and the targets of links and
/// images in Markdown.
struct LinkedFiles<Files: FileSystem> {
  private let files: Files
  /// The size in bytes over which an image is refused.
  private let limit: Int
  /// The files, those of the content's store first.
  private(set) var references: [FileReference]
  private var indices: [PathKey: FileReferenceIndex] = [:]

  /// Why a file cannot be a target.
  enum Refusal: Error {
    /// There is no file.
    case missing
    /// It cannot be shown as an image.
    case unusableImage(String)
    /// It cannot be read.
    case unreadable(FileError)
  }

  init(_ known: [FileReference], in files: Files, limit: Int) {
    self.files = files
    self.limit = limit
    references = known
    for index in known.tableIndices { indices[PathKey(known[index].path)] = index }
  }

  /// The paths of all files of a folder, to suggest some of them; none where it cannot be listed.
  func paths(in folder: String) -> [String] {
    do throws(FileError) {
      return try files.tree(folder).files
    } catch {
      return []
    }
  }

  /// The file at a path below the site's folder, found if it is new; an image with its width and
  /// height.
  mutating func file(at path: String, isImage: Bool) throws(Refusal) -> Value {
    let key = PathKey(path)
    if let index = indices[key], !isImage || references[index].pixels != nil {
      return .file(index)
    }
    let file = isImage ? try image(at: path) : try plainFile(at: path)
    if let index = indices[key] {
      references[index] = file
      return .file(index)
    }
    let index = references.tableIndices.upperBound
    indices[key] = index
    references.append(file)
    return .file(index)
  }

  private func plainFile(at path: String) throws(Refusal) -> FileReference {
    do throws(FileError) {
      let size = try files.fileStatus(of: path).size
      return FileReference(path: path, byteCount: size, pixels: nil)
    } catch {
      throw Self.namesNoFile.contains(error.reason) ? .missing : .unreadable(error)
    }
  }

  /// Why a path names no file of the site.
  private static var namesNoFile: Set<FileError.Reason> {
    [.missing, .isFolder, .isNotFolder, .notRegular, .nameTooLong]
  }

  private func image(at path: String) throws(Refusal) -> FileReference {
    _ = try plainFile(at: path)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(path, limit: limit)
    } catch {
      throw .unreadable(error)
    }
    do throws(ImageSize.Unreadable) {
      let pixels = try ImageSize.read(bytes, path: path)
      return FileReference(path: path, byteCount: bytes.count, pixels: pixels)
    } catch {
      throw .unusableImage(error.reason)
    }
  }
}
