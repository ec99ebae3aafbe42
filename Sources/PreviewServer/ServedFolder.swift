import FileSystem

/// A built site, and the answers it gives.
struct ServedFolder: Sendable {
  /// The path of the folder.
  let path: String
  /// The hosts that requests may name.
  let hosts: HostRule

  /// Answers a request.
  func answer(to request: Request) -> Answer {
    guard request.isWellFormed, let host = request.hosts.first else {
      return Answer(400, "this is no request of a browser")
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
    do throws(RequestPath.Mistake) {
      return answer(to: request, at: try RequestPath(Array(request.target.utf8)))
    } catch {
      switch error {
      case .malformed: return Answer(400, "this is no path of a site")
      case .hidden: return notFound(files: try? DiskFileSystem(root: path))
      }
    }
  }

  private func refusal(ofMethod method: String) -> Answer {
    let known = ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT"]
    return Answer(
      known.contains(method) ? 405 : 501, "only GET and HEAD are answered",
      headers: [("Allow", "GET, HEAD")])
  }

  private func answer(to request: Request, at place: RequestPath) -> Answer {
    // Opened anew for each request: publishing puts another folder in its place.
    guard let files = try? DiskFileSystem(root: path) else {
      return Answer(503, "there is no built site; build it, then reload")
    }
    let page = place.path.isEmpty ? "index.html" : place.path + "/index.html"
    let file = place.isFolder ? page : place.path
    do throws(FileError) {
      return Answer(200, try files.open(file), at: file, range: request.headers["range"])
    } catch {
      guard error.reason == .isFolder, !place.isFolder, (try? files.exists(page)) == true else {
        return notFound(files: files)
      }
      // Not to be remembered: the next site on this port is another one.
      return Answer(
        307, "the page is at its folder",
        headers: [("Location", place.folderTarget + request.query)])
    }
  }

  /// The site's own page for addresses that it does not have, or a line of text.
  private func notFound(files: DiskFileSystem?) -> Answer {
    guard let file = try? files?.open("404.html") else {
      return Answer(404, "there is no page at this address")
    }
    return Answer(404, file, at: "404.html")
  }
}
