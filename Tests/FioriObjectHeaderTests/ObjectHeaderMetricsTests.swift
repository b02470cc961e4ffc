import FioriNative
import FioriRender
import Testing

@testable import FioriLowering
@testable import FioriObjectHeader
@testable import TestSupport

/// Lengths that change with version, size class, look and text size
/// (Docs/sources/headers.md#versions, Docs/sources/headers.md#margins).
struct ObjectHeaderMetricsTests {
  private func metrics(
    _ version: ObjectHeader.Version = .v2, _ change: (inout Environment) -> Void = { _ in }
  ) -> ObjectHeaderMetrics {
    var environment = Environment()
    change(&environment)
    return ObjectHeaderMetrics(
      version,
      in: LoweringContext(environment, numbers: ICUNumbers.shared, times: ICUTimes.shared))
  }

  private func regular(_ version: ObjectHeader.Version = .v2) -> ObjectHeaderMetrics {
    metrics(version) { $0.horizontalSizeClass = .regular }
  }

  @Test func `margins come from the size class, and the dots have their own space`() {
    let (small, large) = (metrics(), regular())
    expect(small.padding(hasPages: false), is: Insets(top: 16, right: 16, bottom: 16, left: 16))
    expect(small.padding(hasPages: true), is: Insets(top: 16, right: 16, bottom: 0, left: 16))
    expect(large.padding(hasPages: false), is: Insets(top: 18, right: 32, bottom: 18, left: 32))
    expect(metrics().pageControlSpacing, is: 8)
    expect(metrics { $0.generation = .horizon }.pageControlSpacing, is: 16)
  }

  @Test func `an image has its version's size`() {
    expect(metrics().imageSize, is: Size(width: 44, height: 44))
    expect(regular().imageSize, is: Size(width: 44, height: 44))
    expect(metrics(.v1).imageSize, is: Size(width: 45, height: 45))
    expect(regular(.v1).imageSize, is: Size(width: 70, height: 70))
  }

  @Test func `texts have their version's space`() {
    let (new, old) = (metrics(), metrics(.v1))
    expect([new.bodySpacing, new.footnoteSpacing], is: [8, 8])
    expect([old.bodySpacing, old.footnoteSpacing], is: [6, 3])
    expect(new.firstDetailSpacing, is: nil)
    expect(old.firstDetailSpacing, is: 16)
    expect(
      [new.substatusSpacing, old.substatusSpacing, regular().substatusSpacing], is: [4, 4, 4])
    expect(regular(.v1).substatusSpacing, is: 2)
    expect([new.accessorySpacing, regular().accessorySpacing], is: [8, 40])
  }

  @Test(arguments: [
    ("headline", 3, 2), ("subheadline", 2, 2), ("body", 1, 1), ("footnote", 1, 1),
    ("description", 3, 6), ("status", 2, 2), ("substatus", 2, 2),
  ])
  func `texts have their number of lines, and in a stacked header as many as they need`(
    kind: String, small: Int, large: Int
  ) {
    expect(metrics().lineLimit(of: kind, Self.plan), is: small)
    expect(regular().lineLimit(of: kind, Self.plan), is: large)
    let stacked = metrics { $0.contentSizeCategory = .extraLarge }
    expect(stacked.lineLimit(of: kind, Self.plan), is: .max)
  }

  @Test func `a description on its own page has no limit, and other texts keep theirs`() {
    let plan = ObjectHeaderPlan(
      .v1, isCompact: true, hasDetail: false, hasDescription: true, hasInformation: true)
    expect(plan.description, is: .page)
    expect(metrics(.v1).lineLimit(of: "description", plan), is: .max)
    expect(metrics(.v1).lineLimit(of: "headline", plan), is: 3)
  }

  /// Of a header whose texts all stand below the headlines.
  private static let plan = ObjectHeaderPlan(
    .v2, isCompact: true, hasDetail: false, hasDescription: true, hasInformation: true)

  @Test(arguments: ContentSizeCategory.allCases)
  func `sizes above the default stack, in regular only accessibility sizes`(
    category: ContentSizeCategory
  ) {
    let isLarge = ![.extraSmall, .small, .medium, .large].contains(category)
    expect(metrics { $0.contentSizeCategory = category }.isStacked, is: isLarge)
    let wide = metrics {
      $0.contentSizeCategory = category
      $0.horizontalSizeClass = .regular
    }
    expect(wide.isStacked, is: category.isAccessibilityCategory)
  }

  @Test func `a status' text has its share in a column, and both together on one line`() {
    #expect(abs(metrics().statusWidth(.stacked, in: 375) - 86.25) < 1e-9)
    expect(regular().statusWidth(.stacked, in: 1024), is: 120)
    expect(metrics().accessoryWidth(.inline, in: 375), is: 150)
    expect(regular().accessoryWidth(.inline, in: 1024), is: 240)
    for metrics in [metrics(), regular()] {
      expect(metrics.statusWidth(.inline, in: 375), is: .infinity)
      expect(metrics.statusWidth(.row, in: 375), is: .infinity)
      expect(metrics.accessoryWidth(.stacked, in: 375), is: .infinity)
    }
  }
}
