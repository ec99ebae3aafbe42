import Escaping
package import Planning
import Schema
import Tables
package import Templates

/// The functions by which templates refer to pages and files without a record: `asset` and `url`.
package struct HostFunctions: Sendable {
  private let assets: [Value]
  /// The target of each name, by declaration: in the language of its pages.
  private let targets: [[PageTargets.Target]]
  /// The target of each name in the first language.
  private let firstTargets: [PageTargets.Target]
  private let plan: SitePlan
  private let keys: GroupKey
  /// The titles of pages, by which entries are called.
  let titles: PageTitles
  /// The settings of the values that the pages of each declaration group by.
  private let values: [GroupValues]

  /// The functions of a plan, as the checker of templates needs to know them.
  package static func signatures(of plan: SitePlan) -> [HostFunction] {
    var values: [String: ValueType] = [:]
    for name in plan.targets.names {
      if case .group(_, let type) = plan.targets[name, in: plan.site.language] {
        values[name] = type
      }
    }
    return Function.allCases.map { function in
      switch function {
      case .file:
        HostFunction(
          name: "asset", argument: "file in Templates/assets", names: assetNames(of: plan),
          paths: assetNames(of: plan), folder: SiteFolder.assets, result: .address)
      case .page:
        HostFunction(
          name: PageTargets.function, argument: "page", names: plan.targets.names,
          paths: plan.targets.names.map { path(of: $0, in: plan) },
          namesOfRecords: plan.targets.namesOfRecords, values: values, result: .address,
          certainty: plan.certainty)
      }
    }
  }

  /// The path of what the name of a page or static file means; nil for a group, of which a value
  /// decides.
  private static func path(of name: String, in plan: SitePlan) -> String? {
    switch plan.targets[name, in: plan.site.language] {
    case .page(let page): String(decoding: plan.address(ofPage: page), as: UTF8.self)
    case .file: name
    case .group, nil: nil
    }
  }

  /// The functions, in the order in which the checker of templates knows them.
  private enum Function: CaseIterable {
    case file, page
  }

  /// Makes the functions of a plan.
  init(plan: SitePlan) {
    self.plan = plan
    assets = Self.assetNames(of: plan).map {
      plan.assets[$0].map { .file(FileReferenceIndex($0)) } ?? .none
    }
    firstTargets = plan.targets.names.compactMap { plan.targets[$0, in: plan.site.language] }
    var known: [String: [PageTargets.Target]] = [:]
    targets = plan.declarations.map { declaration in
      let language = declaration.language
      if let found = known[language] { return found }
      let found = plan.targets.names.compactMap { plan.targets[$0, in: language] }
      known[language] = found
      return found
    }
    values = plan.declarations.map(GroupValues.init)
    keys = GroupKey(plan.valueText)
    titles = PageTitles(plan: plan)
  }

  private static func assetNames(of plan: SitePlan) -> [String] {
    plan.assets.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The result of a function on a page of a declaration: a file or a page; none for a value
  /// without a group in the language of the page and in the first.
  func result(
    of function: HostFunctionIndex, for name: HostNameIndex, value: Value, text: Swift.Span<UInt8>,
    inDeclaration declaration: DeclarationIndex
  ) -> Value {
    switch Function.allCases[function.position] {
    case .file: return assets[name.position]
    case .page: break
    }
    switch targets[declaration.position][name.position] {
    case .page(let page): return .page(page)
    case .file(let file): return .file(file)
    case .group(let declaration, let type):
      let own = group(of: value, text: text, type, in: declaration)
      if own == nil, case .group(let first, let type) = firstTargets[name.position] {
        return group(of: value, text: text, type, in: first).map { .page($0) } ?? .none
      }
      return own.map { .page($0) } ?? .none
    }
  }

  /// The first page of the group of a declaration that has a value.
  private func group(
    of value: Value, text: Swift.Span<UInt8>, _ type: ValueType, in declaration: DeclarationIndex
  ) -> PageIndex? {
    let key = key(of: value, text: text, type, values[declaration.position])
    return plan.targets.page(ofGroup: key, declaration: declaration)
  }

  /// The part of the address of a value's group.
  private func key(
    of value: Value, text: Swift.Span<UInt8>, _ type: ValueType, _ values: GroupValues
  ) -> [UInt8] {
    if !values.isEmpty {
      let title = value.tag == .text ? Array(copying: text) : keys.title(of: value, type)
      if let slug = values[String(decoding: title, as: UTF8.self)]?.slug { return Array(slug.utf8) }
    }
    return value.tag == .text ? slug(of: text, type) : keys.key(of: value, type)
  }

  private func slug(of text: Swift.Span<UInt8>, _ type: ValueType) -> [UInt8] {
    guard type != .slug else { return Array(copying: text) }
    var key: [UInt8] = []
    TextFold.appendSlug(from: text, to: &key)
    return key
  }
}
