import Diagnostics
import Documents
import TestSupport
import Testing

/// The YAML Test Suite: documents with the events that they mean, and documents that are wrong.
///
/// A document that is right is read as the suite says or refused, never read otherwise. What is
/// refused is listed: by the profile (codes 0106, 0111 and 0112), or because libyaml, which knows
/// YAML 1.1, refuses it (`docs/documents.md` explains each).
@Suite(.enabled(if: SharedData.has("yaml-test-suite")))
struct YAMLSuiteTests {
  @Test(arguments: YAMLSuite.cases.filter(\.mustFail))
  func `YAML that is wrong is refused`(example: YAMLSuite.Case) {
    let outcome = Outcome.yaml(example.yaml)
    #expect(outcome.log.hasErrors)
    #expect(outcome.log.diagnostics.allSatisfy { $0.span != nil })
    #expect(outcome.flaws == [])
  }

  @Test(arguments: YAMLSuite.cases.filter { !$0.mustFail })
  func `YAML that is right is read as the suite says, or refused for a reason that is listed`(
    example: YAMLSuite.Case
  ) {
    let outcome = Outcome.yaml(example.yaml)
    #expect(outcome.flaws == [])
    let errors = outcome.log.diagnostics.filter { $0.severity == .error }
    let codes = Set(errors.map(\.code.number))
    if codes.isEmpty { #expect(outcome.events == example.expectedEvents) }
    guard Self.knownFiles.contains(Substring(example.id.prefix(4))) else {
      return codes.isEmpty ? () : print("refused:", example.id, outcome.messages)
    }
    let isRefusedByProfile = !codes.isDisjoint(with: ["0106", "0111", "0112"])
    #expect(isRefusedByProfile == Self.refusedByProfile.contains(example.id))
    #expect((codes == ["0110"]) == Self.refusedByLibyaml.contains(example.id))
  }

  /// The cases with tags, directives, several documents, mappings or lists as keys, aliases as
  /// keys, or anchors that nothing refers to.
  private static let refusedByProfile: Set = [
    "27NA/0", "2LFX/0", "2XXW/0", "35KP/0", "4FJ6/0", "52DL/0", "5TYM/0", "6BFJ/0", "6CK3/0",
    "6JWB/0", "6LVF/0", "6WLZ/0", "6XDY/0", "735Y/0", "74H7/0", "7Z25/0", "CC74/0", "E76Z/0",
    "FH7J/0", "FTA2/0", "J7PZ/0", "KK5P/0", "KSS4/0", "L383/0", "L94M/0",
    "LE5A/0", "M2N8/0", "M2N8/1", "M5C3/0", "M7A3/0", "PUW8/0", "Q9WF/0", "RZP5/0", "SBG9/0",
    "SKE5/0", "U3XV/0", "U9NS/0", "UKK6/2", "V9D5/0", "W4TN/0", "X38W/0", "Y2GN/0", "ZWK4/0",
    "ZYU8/0", "ZYU8/1", "ZYU8/2", "ZYU8/3",
  ]

  /// The cases that YAML 1.2 allows and libyaml does not, or that it reads otherwise.
  private static let refusedByLibyaml: Set = [
    "2JQS/0", "5T43/0", "6M2F/0", "8XYN/0", "CFD4/0", "DK3J/0", "FP8R/0", "HM87/0", "HM87/1",
    "K3WX/0", "NHX8/0",
    "NJ66/0", "Q5MG/0", "R4YG/0", "SM9W/1", "UKK6/0", "VJP3/1", "Y79Y/1", "Y79Y/10",
  ]

  /// The files of the suite for which the lists are complete.
  private static let knownFiles = Set(
    """
    27NA 2CMS 2G84 2JQS 2LFX 2XXW 35KP 36F6 3ALJ 3GZX 3UYS 4FJ6 4GC6 4HVU 4JVG 4Q9F 4QFQ
    4V8U 4ZYM 52DL 54T7 5BVJ 5KJE 5LLU 5T43 5TYM 5WE3 62EZ 6BFJ 6CK3 6HB6 6JTT 6JWB 6LVF
    6M2F 6SLA 6WLZ 6XDY 735Y 74H7 753E 7MNF 7TMG 7Z25 7ZZ5 82AN 87E4 8CWC 8G76 8UDB 8XDJ
    8XYN 93WF 96L6 9BXH 9HCY 9MMA 9TFX 9U5K A6F9 AB8U AZ63 AZW3 BD7L BS4K C2DT CC74 CFD4
    CML9 CPZ3 CQ3W CT4Q CTN5 CVW2 D49Q D9TU DC7X DE56 DK3J DK4H DMG6 DWX9 E76Z EW3V EXG3
    F6MC F8F9 FH7J FP8R FQ7F FTA2 G4RS G5U8 G992 GH63 GT5M H2RW H3Z8 H7J7 HM87 HRE5 HS5T
    HU3P J5UC J7PZ JEF9 JQ4R K3WX K54U K858 KK5P KSS4 L383 L94M LE5A LQZ7 M29M M2N8 M5C3
    M7A3 M9B4 MZX3 N4JP N782 NAT4 NB6Z NHX8 NJ66 NP9H PBJ2 PUW8 Q4CL Q5MG Q9WF R4YG RHX7
    RZP5 S4T7 S7BG S98Z SBG9 SF5V SKE5 SM9W SU5Z SU74 SYW4 T4YY T5N4 T833 TL85 TS54 U3XV
    U9NS UDR7 UKK6 UV7Q V9D5 VJP3 W4TN W9L4 X38W X4QW X8DW XV9V Y2GN Y79Y YD5X YJV2 ZCZ6
    ZF4X ZK9H ZVH3 ZWK4 ZYU8
    """.split { $0 == " " || $0 == "\n" })
}
