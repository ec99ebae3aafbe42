import Diagnostics
import Escaping

/// An `if` tag with its branches.
///
/// Each branch is checked with what its condition proves and the conditions before it disprove. A
/// branch that is certainly not taken is left out, and so are all after one that certainly is. The
/// bindings of the remaining branches are joined after them (`BranchMerge`).
struct IfTag {
  let branches: [Branch]
  let otherwise: [Node]
  let span: Span

  /// The parts that show one of the branches.
  func typed(by checker: inout Checker) -> [TypedNode] {
    checker.reportDeadConditions(branches.map(\.condition), otherwise: shownOtherwise)
    let mark = checker.typing.knowledge.mark
    var typed: [TypedBranch] = []
    var ends: [[String: Binding]] = []
    var known = checker.typing.knowledge.facts
    var currencies = NotedCurrencies.Branches(from: checker.typing.currencies)
    var isDecided = false
    for branch in branches {
      checker.typing.knowledge.replace(by: known)
      let test = isDecided ? nil : Self.test(branch.condition, isDecided: &isDecided, by: &checker)
      guard let test else {
        checker.leaveOut(branch.body, [branch.condition])
        continue
      }
      checker.typing.knowledge.replace(by: known.union(test.proof.whenTrue))
      checker.here.scopes.enterBranch()
      let isShown = checker.typing.isShownOnSite
      let site = SiteConditions(around: checker.typing)
      if site.isFalseOnSite(test.value) { checker.typing.isShownOnSite = false }
      typed.append(TypedBranch(condition: test.value, body: checker.check(branch.body)))
      checker.typing.isShownOnSite = isShown
      ends.append(checker.here.scopes.leaveBranch())
      currencies.end(in: &checker.typing.currencies)
      // With a single reference, the facts grow in place: otherwise a chain would copy all of them
      // for each condition.
      checker.typing.knowledge.replace(by: Facts())
      known.formUnion(test.proof.whenFalse)
    }
    var rest: [TypedNode] = []
    if isDecided { checker.leaveOut(otherwise) }
    if !isDecided {
      checker.typing.knowledge.replace(by: known)
      checker.here.scopes.enterBranch()
      rest = checker.check(otherwise)
      ends.append(checker.here.scopes.leaveBranch())
      currencies.end(in: &checker.typing.currencies)
    }
    currencies.join(in: &checker.typing.currencies)
    checker.typing.knowledge.restore(mark)
    return joined(typed, otherwise: rest, ends, by: &checker)
  }

  /// The first part after `else` that shows something; nil where there is none.
  private var shownOtherwise: Span? {
    otherwise.first {
      if case .text(let bytes) = $0.kind { !bytes.allSatisfy(isWhitespace) } else { true }
    }?.span
  }

  /// The branches, each with the parts that bind names to their meanings after all of them.
  private func joined(
    _ branches: [TypedBranch], otherwise: [TypedNode], _ ends: [[String: Binding]],
    by checker: inout Checker
  ) -> [TypedNode] {
    let template = checker.here.unit.chain.first?.source.wholeSpan ?? span
    let merged = BranchMerge(
      ends, in: checker.here.scopes, of: template, typing: &checker.typing)
    checker.here.scopes = merged.scopes
    var branches = branches
    for index in branches.indices { branches[index].body += merged.ends[index] }
    let rest = otherwise + merged.ends[branches.count...].joined()
    return merged.before + [TypedNode(.condition(branches, otherwise: rest), span)]
  }

  /// Checks the condition of a branch; nil where the branch is certainly not taken.
  ///
  /// It is separate from `typed`, which is recursive and must use little stack.
  @inline(never)
  private static func test(
    _ condition: Expression, isDecided: inout Bool, by checker: inout Checker
  ) -> (value: TypedExpression, proof: Proof)? {
    let test = checker.checkCondition(condition)
    checker.noteBounds(of: test.value, writtenAt: condition.span)
    if let truth = test.value.truthByNone {
      isDecided = truth
      return truth ? (test.value, test.proof) : nil
    }
    if checker.here.skipsFalseParts, case .bool(let truth) = test.value.kind {
      isDecided = truth
      if !truth { return nil }
    }
    return (test.value, test.proof)
  }
}
