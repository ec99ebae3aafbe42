import Escaping
import FileSystem
import Planning
import Publishing
import Schema

/// The service worker of a site, and the list of all files by which it knows what has changed.
///
/// The worker itself is an asset, the same for all sites; what is written here is what it has to
/// know about this site. A browser installs a new worker where one of its bytes differs, so its
/// version is that of the list.
struct OfflineFiles {
  static let workerPath = "worker.js"
  static let listPath = "offline.json"

  /// The list: an object from addresses below the site to hashes and sizes.
  let list: [UInt8]
  let worker: [UInt8]

  /// Makes both from the texts around the version of the worker, and from all files of the site.
  private init(_ before: [UInt8], _ after: [UInt8], _ files: [ListedFile]) {
    list = Self.list(of: files)
    worker = before + Array("\(ContentHash(of: list))".utf8) + after
  }

  /// The texts that the worker of a plan is made from: none without a worker, one where it does not
  /// depend on the files, otherwise those before and after its version.
  static func texts(of plan: SitePlan, makesWorker: Bool) -> [[UInt8]] {
    guard let offline = plan.site.device.offline else { return [] }
    guard offline.value, makesWorker else { return [removal(of: plan)] }
    var before = "self.APUS={\"site\":"
    before += quoted(plan.site.device.id?.value ?? "")
    before += ",\"version\":\""
    var after = "\",\"core\":["
    after += plan.corePages.map(quoted).joined(separator: ",")
    after += "],\"offline\":"
    after += plan.offlinePage.map(quoted) ?? "null"
    let code = plan.path(ofAsset: DeviceSettings.workerAsset) ?? ""
    after += "};\nimportScripts(\(quoted(code)));\n"
    return [Array(before.utf8), Array(after.utf8)]
  }

  /// Adds the worker of a plan, and the list of files that it uses, to a site whose other files were
  /// all handed over.
  static func add(
    to publication: Publication<some WritableFileSystem>, of plan: SitePlan, makesWorker: Bool
  ) throws(PublicationError) {
    try add(texts(of: plan, makesWorker: makesWorker), to: publication)
  }

  /// Adds the worker that is made from these texts, and the list of files that it uses, to a site
  /// whose other files were all handed over.
  static func add(
    _ texts: [[UInt8]], to publication: Publication<some WritableFileSystem>
  ) throws(PublicationError) {
    guard let first = texts.first, let last = texts.last else { return }
    guard texts.count > 1 else { return try publication.add(first, at: workerPath) }
    let files = OfflineFiles(first, last, publication.taken)
    try publication.add(files.list, at: listPath)
    try publication.add(files.worker, at: workerPath)
  }

  /// A worker that removes an earlier one and its files; sites in other folders of the host may have
  /// the same `id`.
  private static func removal(of plan: SitePlan) -> [UInt8] {
    let name = quoted("apus-\(plan.site.device.id?.value ?? "")-")
    return Array(
      """
      self.addEventListener("install", () => self.skipWaiting());
      self.addEventListener("activate", (event) => event.waitUntil((async () => {
        const [name, { scope }] = [\(name), self.registration];
        const files = `${name}files-${scope} `;
        const old = (await caches.keys()).filter((other) => other.startsWith(files));
        await Promise.all(old.map((other) => caches.delete(other)));
        const marks = await caches.open(`${name}kept`);
        const kept = await marks.keys();
        const own = kept.filter(({ url }) => url.startsWith(scope));
        await Promise.all(own.map((mark) => marks.delete(mark)));
        if (own.length === kept.length) await caches.delete(`${name}kept`);
        await self.registration.unregister();
      })()));

      """.utf8)
  }

  private static func list(of files: [ListedFile]) -> [UInt8] {
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
