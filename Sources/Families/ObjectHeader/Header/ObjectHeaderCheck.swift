import FioriBasics
import FioriLowering
import FioriModel

/// Checks an object header and corrects it so that it can be drawn.
struct ObjectHeaderCheck {
  /// The header without the parts that its version and limits exclude.
  private(set) var corrected: ObjectHeader
  private var findings: [Finding] = []
  private let context: LoweringContext

  init(_ header: ObjectHeader, in context: LoweringContext) {
    corrected = header
    self.context = context
    checkHeadline()
    checkSize()
    if header.version == .v1 { leaveOutV2() }
    checkRules()
    checkImageColors()
    limitItems()
  }

  /// Returns all findings, including the parts that the plan hides.
  func findings(_ plan: ObjectHeaderPlan) -> [Finding] {
    guard plan.description == .nowhere, corrected.descriptionText.isThere else { return findings }
    return findings + [
      .warning(context.path.key("descriptionText"), .hiddenByFirstVersion)
    ]
  }

  private mutating func checkRules() {
    for (index, tag) in corrected.tags.enumerated() {
      findings += tag.rules.findings(
        at: context.path.key("tags").index(index).key("rules"),
        areNumbers: tag.value?.isNumber ?? false)
    }
  }

  /// Reports a color of an image that has none to change.
  private mutating func checkImageColors() {
    let images = [
      ("statusImage", corrected.statusImage, corrected.statusImageColor),
      ("substatusImage", corrected.substatusImage, corrected.substatusImageColor),
      ("detailImage", corrected.detailImage, corrected.detailImageColor),
    ]
    for (key, image, color) in images where color != nil {
      guard let image, image.renderingMode != .template else { continue }
      findings.append(.warning(context.path.key("\(key)Color"), .imageKeepsColors(key)))
    }
  }

  private mutating func checkHeadline() {
    guard !corrected.isLoading,
      (corrected.headlineText?.string ?? "").allSatisfy(\.isWhitespace)
    else { return }
    findings.append(.warning(context.path.key("headlineText"), .missingHeadline))
  }

  /// Checks for a size that is only possible in Swift, and for one that leaves less than half of
  /// the width for the texts (chosen: Docs/sources/headers.md#image-checks).
  private mutating func checkSize() {
    let metrics = ObjectHeaderMetrics(corrected.version, in: context)
    let size = corrected.detailImageSize ?? metrics.imageSize
    let path = context.path.key("detailImageSize")
    for (key, length) in [("width", size.width), ("height", size.height)]
    where !Self.imageSide.contains(length) {
      let bounds = "\(Int(Self.imageSide.lowerBound)) to \(Int(Self.imageSide.upperBound))"
      findings.append(.error(path.key(key), .expectedLength(bounds, found: length)))
      corrected.detailImageSize = nil
    }
    let largest = metrics.width(in: context) / 2
    guard let requested = corrected.detailImageSize, requested.width > largest else { return }
    corrected.detailImageSize = requested * (largest / requested.width)
    findings.append(.warning(path.key("width"), .detailTooWide(requested.width, largest: largest)))
  }

  /// Drops the parts that the first version of the SDK's header lacks (stated:
  /// Docs/sources/headers.md#versions).
  private mutating func leaveOutV2() {
    if !corrected.labelItems.isEmpty { noteV2("labelItems", "label items") }
    if corrected.kpiView != nil { noteV2("kpiView", "a KPI") }
    if corrected.statusLayout != .stacked { noteV2("statusLayout", "a status layout") }
    corrected.labelItems = []
    corrected.kpiView = nil
    corrected.statusLayout = .stacked
  }

  private mutating func noteV2(_ key: String, _ what: String) {
    findings.append(.warning(context.path.key(key), .unknownToFirstVersion(what)))
  }

  private mutating func limitItems() {
    let path = context.path
    for (index, item) in corrected.labelItems.enumerated()
    where !item.text.isThere && item.image == nil {
      findings.append(.error(path.key("labelItems").index(index), .expectedTextOrImage))
    }
    for index in corrected.labelItems.indices.dropFirst(Self.labelItemCount).prefix(1) {
      findings.append(
        .warning(
          path.key("labelItems").index(index),
          .tooManyLabelItems(limit: Self.labelItemCount)))
    }
    let requested = corrected.numberOfLabelItems.flatMap { $0 > 0 ? $0 : nil }
    corrected.labelItems = Array(
      corrected.labelItems.prefix(min(requested ?? Self.labelItemCount, Self.labelItemCount)))
    guard corrected.tags.count > Limits.itemCount else { return }
    findings.append(.error(path.key("tags"), .tooManyTags(corrected.tags.count)))
    corrected.tags = []
  }

  /// The allowed side length of an image in points: without an area, it would leave a gap; beyond
  /// this, the header would not fit (chosen).
  static let imageSide = 1.0...1_024

  /// Stated: Docs/sources/headers.md#versions.
  private static let labelItemCount = 6
}
