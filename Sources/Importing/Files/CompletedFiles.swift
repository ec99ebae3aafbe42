/// Copies of content files, in which what readers of the site expect is added.
///
/// Where some Markdown files of a folder have a title and others do not, or none has one, those
/// without get one: the heading that they begin with, or their name in words. The heading is
/// removed from the text if nothing is lost by that: it contains no link and is not the target of
/// one. Where all names begin with a date, as is usual for posts, or the generator takes it for
/// that of the page, it is written to the front matter. A folder loses the `_` before its name,
/// because patterns do not match such folders. Front matter in TOML or JSON becomes YAML, what the
/// generator hides stays hidden, also comments of templates, and what is not an entry is left out.
/// Keys that only tell the generator how to make a page are taken out. Files of one name in several
/// folders get slugs that differ, also those of data, and so do files with a name or a slug of
/// which no address can be made. Links to former addresses of pages, and those of wikis, become
/// links to their files. Pictures without an alternative text get the name of their file.
package struct CompletedFiles {
  /// All files, by the paths that they have now.
  package let files: [(path: String, bytes: [UInt8])]
  /// What was done, one sentence each.
  package let notes: [String]

  /// Completes files, whose paths are relative to the content folder.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - site: The site that they come from; nil if it is not known.
  ///   - now: The moment at which they are taken over, in seconds since 1970-01-01T00:00:00Z.
  package init(
    _ files: [(path: String, bytes: [UInt8])], of site: FormerSite? = nil, at now: Int64 = 0
  ) {
    var imported = ImportedFiles(files, of: site, at: now)
    for step in Self.steps { step.apply(to: &imported) }
    (self.files, notes) = (imported.files, imported.notes)
  }

  /// What is done, one step after another. A comment says why the steps below it come there.
  private static var steps: [any ImportStep] {
    [
      // By their endings, later steps know all content.
      ConvertedData.Step(),
      // A file that is not an entry needs no front matter that can be read.
      LeftOutFiles.Step(),
      // All later steps read front matter as YAML.
      ConvertedFrontMatter.Step(),
      // The `_` before names still tells drafts and collections of Jekyll.
      SitePaths.Step(),
      UncoveredFolders(),
      // Folders that have one name now also need one ending.
      OneEnding.Step(),
      // From here on, no path changes.
      PageBundles(),
      // All later steps look for keys.
      Edits { OneSpelling(of: $0.generator, in: $0.markdown) },
      // A comment of a template is no text, and neither is what it holds: pictures and headings.
      Edits { TemplateComments(of: $0.generator, in: $0.markdown) },
      Edits { WikiMarks(of: $0.generator, in: $0.markdown) },
      Edits { HighlightedCode(of: $0.generator) },
      Edits { _ in NamedPictures() },
      // What hides entries compares their dates.
      Edits { ReadableDates(of: $0.generator, in: $0.markdown) },
      // A heading is compared with a title that was written, and not with one that was made of it.
      Edits { RepeatedTitles(in: $0.markdown) },
      Edits { TermLists(of: $0.generator, in: $0.markdown) },
      CompletedMatter(),
      // The date in a name, which is a key by now, may be in the future.
      HiddenEntries.Step(),
      // A slug is made of values as Apus reads them.
      ReadableData.Step(),
      DataSlugs(),
      // Addresses consist of slugs, also of those that files had.
      KeptAddresses(),
      // Outside of code, shortcodes are links by now, or stay as they are.
      Edits { EscapedShortcodes(of: $0.generator) },
      // The keys that steered the generator have said by now what they say.
      Edits { SteeringKeys(of: $0.generator) },
      // What is only reported is reported of the files as they will be.
      ForeignPages.Step(),
      LanguageFolders.Step(),
    ]
  }
}
