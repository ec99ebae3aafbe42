import FileSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A built site, and the answers it gives.
struct ServedSite: Sendable {
  /// The site that is shown at the moment.
  let shown: ShownSite
  /// The hosts that requests may name.
  let hosts: HostRule
  /// Informs pages while the site is being edited; nil where they are served unchanged.
  let live: LivePages?

  /// Answers a request.
  func answer(to request: Request) -> Answer {
    guard request.isWellFormed, let host = request.hosts.first else {
      return Answer(400, "this is not a request of a browser")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return refusal(ofMethod: request.method)
    }
    guard hosts.allows(host) else {
      return Answer(403, "this host is not served; --host names another one to listen on")
    }
    guard !request.isFromOtherSite else {
      return Answer(403, "requests of other sites are not answered")
    }
    if let live, request.target.hasPrefix(LivePages.prefix) {
      return live.answer(to: request.target)
    }
    return answerFromSite(to: request)
  }

  private func answerFromSite(to request: Request) -> Answer {
    let current = shown.current
    guard let files = current.files else {
      return answerFromFolder(to: request, current)
    }
    do throws(FileError) {
      return try answer(to: request, from: files, current)
    } catch {
      // Files in memory can be read.
      return notFound(in: files)
    }
  }

  /// Answers from the folder as it is now. Publishing replaces the folder, so it is opened again
  /// for each request. Where nothing is found in a folder that has meanwhile been replaced, the new
  /// one is tried: "not found" has to be true of a complete site.
  private func answerFromFolder(to request: Request, _ current: ShownSite.State) -> Answer {
    var absences = 0
    for _ in 1...Self.attempts {
      do throws(FileError) {
        let files = try DiskFileSystem(root: shown.folder)
        let answer = try answer(to: request, from: files, current)
        if answer.status != 404 { return answer }
        let folder = try DiskFileSystem(root: shown.folder)
        if folder.rootIdentity == files.rootIdentity { return answer }
      } catch {
        // For a moment there may be no folder, where two cannot be exchanged in one step.
        absences += 1
        guard absences < Self.absences else { break }
        _ = usleep(2_000)
      }
    }
    return live?.notice(503, "There is no site yet.", at: Self.missing)
      ?? Answer(503, "there is no built site; build it, then reload")
  }

  /// How often the folder may be replaced while one request is answered.
  private static let attempts = 1000
  /// How often a missing folder is tried.
  private static let absences = 5

  /// The path of a page in place of a missing one: any change may be the one it waits for.
  private static let missing = "index.html"

  private func refusal(ofMethod method: String) -> Answer {
    let known = ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT"]
    return Answer(
      known.contains(method) ? 405 : 501, "only GET and HEAD are answered",
      headers: [("Allow", "GET, HEAD")])
  }

  /// Answers from the files of a site, and the pages that are shown before it.
  private func answer(
    to request: Request, from files: some ServedFiles, _ current: ShownSite.State
  ) throws(FileError) -> Answer {
    let place: RequestPath
    do throws(RequestPath.Mistake) {
      place = try RequestPath(Array(request.target.utf8))
    } catch {
      guard error == .hidden else { return Answer(400, "this is not a path of a site") }
      return notFound(in: files)
    }
    return try answer(to: request, at: place, from: files, current)
  }

  private func answer(
    to request: Request, at place: RequestPath, from files: some ServedFiles,
    _ current: ShownSite.State
  ) throws(FileError) -> Answer {
    let page = place.path.isEmpty ? "index.html" : place.path + "/index.html"
    let file = place.isFolder ? page : place.path
    do throws(FileError) {
      if let live, LivePages.isPage(file),
        let bytes = try pageBytes(file, in: files, or: current.ahead)
      {
        let modified = try files.status(of: file)?.modified ?? 0
        return live.page(to: request, bytes, at: file, modified: modified)
      }
      return Answer(to: request, try files.served(file), at: file)
    } catch {
      guard error.reason == .isFolder, !place.isFolder, try files.exists(page) else {
        if let inner = place.below(current.base) {
          var state = current
          state.base = ""
          return try answer(to: request, at: inner, from: files, state)
        }
        return notFound(in: files, for: place.isFolder ? page : file)
      }
      // It must not be cached: the next site on this port may be another one.
      return Answer(
        307, "the page is at its folder",
        headers: [("Location", place.folderTarget + request.query)])
    }
  }

  /// The site's own page for addresses that it does not have, or a line of text.
  private func notFound(in files: some ServedFiles, for path: String = "404.html") -> Answer {
    do throws(FileError) {
      if let live, let bytes = try pageBytes("404.html", in: files) {
        return live.page(404, bytes, at: path)
      }
      return Answer(404, try files.served("404.html"), at: "404.html")
    } catch {
      let text = "there is no page at this address"
      return live?.notice(404, text, at: path) ?? Answer(404, text)
    }
  }

  /// The bytes of a page into which the script can be inserted; nil for one that is too large.
  private func pageBytes(
    _ path: String, in files: some ServedFiles, or ahead: [String: [UInt8]] = [:]
  ) throws(FileError) -> [UInt8]? {
    if let bytes = ahead[path] { return bytes }
    do throws(FileError) {
      return try files.read(path, limit: LivePages.pageLimit)
    } catch {
      guard error.reason == .tooLarge(limit: LivePages.pageLimit) else { throw error }
      return nil
    }
  }
}
