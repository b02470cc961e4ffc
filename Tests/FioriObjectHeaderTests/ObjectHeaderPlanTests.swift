import FioriRender
import Testing

@testable import FioriObjectHeader
@testable import TestSupport

/// Where the parts stand that have several places (Docs/sources/headers.md#versions).
struct ObjectHeaderPlanTests {
  /// What a header has, and its plan in a letter each: detail, description, information, and whether
  /// all are on one line.
  struct Row: Sendable, CustomTestStringConvertible {
    let version: ObjectHeader.Version
    let isCompact: Bool
    let has: String
    let plan: String

    var testDescription: String { "\(version), \(isCompact ? "compact" : "regular"), \(has)" }
  }

  private static func rows(
    _ version: ObjectHeader.Version, isCompact: Bool, _ plans: String...
  ) -> [Row] {
    zip(["---", "--i", "-t-", "-ti", "d--", "d-i", "dt-", "dti"], plans).map {
      Row(version: version, isCompact: isCompact, has: $0, plan: $1)
    }
  }

  /// b: below, m: middle, p: page, n: nowhere.
  private static let table =
    rows(.v2, isCompact: true, "pbb1", "pbb1", "pbb1", "pbb1", "pbb1", "pbb1", "pbb1", "pbb1")
    + rows(.v2, isCompact: false, "mmb1", "mmb1", "mmb1", "mmb1", "mbb1", "mbb1", "mbb1", "mbb1")
    + rows(.v1, isCompact: true, "pbb0", "ppb0", "pbb0", "ppb0", "pbb0", "ppb0", "pbb0", "ppb0")
    + rows(.v1, isCompact: false, "mmm1", "mmm1", "mmb0", "mmb0", "mbb0", "mnb0", "mbb0", "mnb0")

  private func letter(_ place: ObjectHeaderPlan.Place) -> String {
    switch place {
    case .below: "b"
    case .middle: "m"
    case .page: "p"
    case .nowhere: "n"
    }
  }

  @Test func `the table has all inputs`() { expect(Self.table.count, is: 32) }

  @Test(arguments: table)
  func `every part has its place`(row: Row) {
    let plan = ObjectHeaderPlan(
      row.version, isCompact: row.isCompact, hasDetail: row.has.contains("d"),
      hasDescription: row.has.contains("t"), hasInformation: row.has.contains("i"))
    let found =
      [plan.detail, plan.description, plan.information].map(letter).joined()
      + (plan.isOnOneLine ? "1" : "0")
    expect(found, is: row.plan)
  }
}
