package import FileSystem

/// What a published site was made from: a build with the same inputs is skipped.
package struct BuildFingerprint: Hashable, Sendable {
  /// The fingerprint of everything that the site depends on.
  package let inputs: ContentHash
  /// The number of its pages.
  package let pages: Int

  package init(inputs: ContentHash, pages: Int) {
    self.inputs = inputs
    self.pages = pages
  }
}

/// A published site that is up to date.
package struct UpToDateSite: Hashable, Sendable {
  package let pages: Int
  /// The number of its files that are not pages.
  package let files: Int
}

extension UpToDateSite {
  /// The site in an output folder, if it was made from these inputs and all its files are
  /// unchanged. Nil also where that is unknown: publishing then finds out why.
  ///
  /// Nothing is locked or changed: it is nil while another build works, or after a build was
  /// killed.
  ///
  /// - Parameters:
  ///   - output: The name of the output folder, which lies at the root of `files`.
  ///   - files: Where the output folder lies.
  ///   - inputs: The fingerprint of the inputs.
  ///   - threads: The number of threads.
  package init?(
    in output: String, of files: some WritableFileSystem, madeOf inputs: ContentHash, threads: Int
  ) {
    let paths = OutputPaths(output: output)
    do throws(FileError) {
      guard try !files.exists(paths.work), try !files.exists(paths.inPlace) else { return nil }
      let site = try PublishedSite(files, paths, trustsDates: true)
      guard let fingerprint = site.manifest.fingerprint, fingerprint.inputs == inputs,
        site.holdsAll(threads: threads)
      else { return nil }
      pages = fingerprint.pages
      self.files = max(0, site.manifest.entries.count - fingerprint.pages)
    } catch {
      return nil
    }
  }

  /// Whether Apus has written a site in an output folder, which may be up to date.
  package static func mayExist(at location: OutputLocation) -> Bool {
    do throws(FileError) {
      return mayExist(in: location.name, of: try DiskFileSystem(root: location.parent))
    } catch {
      return false
    }
  }

  /// Whether Apus has written a site in an output folder, which lies at the root of `files`.
  package static func mayExist(in output: String, of files: some FileSystem) -> Bool {
    do throws(FileError) {
      return try files.exists(OutputPaths(output: output).manifest)
    } catch {
      return false
    }
  }

  /// The site in an output folder of the disk, by the same rules.
  package init?(at location: OutputLocation, madeOf inputs: ContentHash, threads: Int) {
    do throws(FileError) {
      let parent = try DiskFileSystem(root: location.parent)
      self.init(in: location.name, of: parent, madeOf: inputs, threads: threads)
    } catch {
      return nil
    }
  }
}
