import Escaping
import FileSystem
import Planning
import Publishing
import Schema

/// The service worker of a site, and the list of all files by which it knows what has changed.
///
/// The worker itself is an asset, the same for all sites; what is written here is what it has to
/// know of this one. A browser takes a new worker where a byte of it differs, so its version is
/// that of the list.
struct OfflineFiles {
  static let workerPath = "worker.js"
  static let listPath = "offline.json"

  /// The list: an object from addresses below the site to hashes and sizes.
  let list: [UInt8]
  let worker: [UInt8]

  init(of plan: SitePlan, _ files: [TakenFile]) {
    list = Self.list(of: files)
    var text = "self.APUS={\"site\":"
    text += Self.quoted(plan.site.device.id?.value ?? "")
    text += ",\"version\":\"\(ContentHash(of: list))\",\"core\":["
    text += plan.corePages.map(Self.quoted).joined(separator: ",")
    text += "],\"offline\":"
    text += plan.offlinePage.map(Self.quoted) ?? "null"
    let code = plan.path(ofAsset: DeviceSettings.workerAsset) ?? ""
    text += "};\nimportScripts(\(Self.quoted(code)));\n"
    worker = Array(text.utf8)
  }

  /// A worker that removes the one before it, and what that has kept.
  static func removal(of plan: SitePlan) -> [UInt8] {
    let prefix = quoted("apus-\(plan.site.device.id?.value ?? "")-")
    return Array(
      """
      self.addEventListener("install", () => self.skipWaiting());
      self.addEventListener("activate", (event) => event.waitUntil((async () => {
        const names = await caches.keys();
        await Promise.all(
          names.filter((name) => name.startsWith(\(prefix))).map((name) => caches.delete(name)));
        await self.registration.unregister();
      })()));

      """.utf8)
  }

  private static func list(of files: [TakenFile]) -> [UInt8] {
    var lines = files.map { file in
      "\(quoted(address(of: file.path))):[\"\(file.hash)\",\(file.size)]"
    }
    lines.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Array("{\(lines.joined(separator: ",\n"))}\n".utf8)
  }

  /// The address of a file below the site's first page.
  private static func address(of path: String) -> String {
    path == "index.html" || path.hasSuffix("/index.html")
      ? String(path.dropLast("index.html".utf8.count)) : path
  }

  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONText.appendString(Array(text.utf8).span, to: &bytes, style: .file)
    return String(decoding: bytes, as: UTF8.self)
  }
}
