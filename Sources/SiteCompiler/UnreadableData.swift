import Diagnostics
import HTMLRules
import Planning
import Rendering
import Templates

/// Values in templates that the scripts of the theme cannot read.
struct UnreadableData {
  let plan: SitePlan
  let templates: TemplateSet

  /// Reports each of them once.
  func report(of programs: [CompiledTemplate], to log: inout DiagnosticLog) {
    var values: [DataValue.Place: DataValue] = [:]
    for data in programs.compactMap({ $0.program?.html?.dataValues }).joined()
    where !templates.isBuiltIn(data.span.source) {
      values[data.place, default: data].others.formIntersection(data.others)
    }
    let device = DeviceValues(of: plan)
    for (_, data) in values.sorted(by: { $0.key < $1.key }) {
      device.check(data, log: &log)
    }
  }
}

extension DataValue {
  /// What tells it from others: branches may write the same attribute beside different others.
  fileprivate var place: Place { Place(source: span.source, start: span.start, value: value) }

  fileprivate struct Place: Hashable, Comparable {
    let source: SourceID
    let start: UInt32
    let value: String

    static func < (left: Place, right: Place) -> Bool {
      (left.source, left.start, left.value) < (right.source, right.start, right.value)
    }
  }
}
