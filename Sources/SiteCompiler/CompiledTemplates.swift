import Diagnostics
import Languages
import Planning
import Rendering
import Schema
import Templates

/// The programs of a site's templates, and everything that they depend on.
struct CompiledTemplates: Sendable {
  /// The program of each declaration of the plan, in their order.
  let programs: [CompiledTemplate]
  /// The result of each use of a template.
  let uses: [Use]
  /// What they were compiled from, besides the bytes of the templates.
  let origin: Origin
  /// The templates.
  let templates: TemplateSet
  /// The texts of the interface.
  let messages: ReadMessages
  /// The addresses of the assets, which hold fingerprints of their contents.
  let assets: [String]
  /// The templates that no page uses, as far as nothing was reported about them, and the assets that
  /// nothing names.
  let unused: [OverlookedFile]
  /// Whether nothing about them was reported.
  let hasNoDiagnostics: Bool

  init(
    programs: [CompiledTemplate], uses: [Use], of origin: Origin, _ templates: TemplateSet,
    _ messages: ReadMessages, assets: [String], unused: [OverlookedFile], hasNoDiagnostics: Bool
  ) {
    self.programs = programs
    self.uses = uses
    self.origin = origin
    self.templates = templates
    self.messages = messages
    self.assets = assets
    self.unused = unused
    self.hasNoDiagnostics = hasNoDiagnostics
  }

  /// Whether nothing was reported about them and, compiled from the same besides, others would give
  /// the same.
  func areQuiet(with templates: TemplateSet, beside assets: [AssetFile]) -> Bool {
    hasNoDiagnostics && self.assets == assets.map(\.address)
      && Self.ordered(self.templates) == Self.ordered(templates)
  }

  private static func ordered(_ templates: TemplateSet) -> [Source] {
    templates.ownSources.sorted { $0.id.index < $1.id.index }
  }

  /// The declarations that use a template.
  var declarations: Set<DeclarationIndex> { Set(uses.map(\.declaration)) }

  /// The declarations whose programs would differ with other templates of the same names.
  func declarations(changedBy templates: TemplateSet) -> Set<DeclarationIndex> {
    Set(uses.filter { !$0.made.isSame(with: templates) }.map(\.declaration))
  }

  /// The use of a template by the pages of a declaration.
  struct Use: Sendable {
    let declaration: DeclarationIndex
    let made: CompiledUse
  }

  /// What programs are compiled from, besides the bytes of the templates.
  ///
  /// Texts are compared as they were read, because that is shorter than what was parsed; what
  /// results from `site.yaml`, models and content together is compared directly.
  struct Origin: Equatable, Sendable {
    let sources: [Source]
    private let names: [String]
    private let models: Models
    private let site: TemplateEnvironment.Site

    init(
      _ sources: [Source], _ templates: TemplateSet, _ environment: TemplateEnvironment
    ) {
      self.sources = Self.sources(sources, besides: templates)
      names = templates.names
      models = environment.models
      site = environment.site
    }

    /// The date of the build.
    var now: Value { site.now }

    /// The sources that are not templates.
    static func sources(_ sources: [Source], besides templates: TemplateSet) -> [Source] {
      sources.filter { !templates.holds($0.id) }
    }
  }
}
