/// The models that Apus itself declares, in the language of all models: for `site.yaml`, and for
/// the contexts of pages.
package enum BuiltInModels {
  /// The path that messages show for them, and the text.
  package static var all: [(path: String, text: String)] {
    [(SiteModels.path, SiteModels.text), (ContextModels.path, ContextModels.text)]
  }
}
