import FioriRender

@testable import TestSupport

/// Which of an object header's parts are there.
struct ObjectHeaderSlots: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let subheadline = ObjectHeaderSlots(rawValue: 1 << 0)
  static let tags = ObjectHeaderSlots(rawValue: 1 << 1)
  static let labelItems = ObjectHeaderSlots(rawValue: 1 << 2)
  static let body = ObjectHeaderSlots(rawValue: 1 << 3)
  static let footnote = ObjectHeaderSlots(rawValue: 1 << 4)
  static let description = ObjectHeaderSlots(rawValue: 1 << 5)
  static let status = ObjectHeaderSlots(rawValue: 1 << 6)
  static let statusImage = ObjectHeaderSlots(rawValue: 1 << 7)
  static let substatus = ObjectHeaderSlots(rawValue: 1 << 8)
  static let substatusImage = ObjectHeaderSlots(rawValue: 1 << 9)
  static let detailImage = ObjectHeaderSlots(rawValue: 1 << 10)
  static let kpi = ObjectHeaderSlots(rawValue: 1 << 11)

  /// How many sets there are of them.
  static let combinations = 1 << 12

  static let information: ObjectHeaderSlots = [.tags, .body, .footnote]

  /// The parts of the smaller product, by which bit of a number.
  static let inLayouts: [ObjectHeaderSlots] = [
    .tags, .body, .description, .status, .kpi, .labelItems,
  ]

  /// Those that show which layout a header has.
  static let few: ObjectHeaderSlots = [.tags, .body, .status]

  /// A header with these parts.
  var view: ObjectHeader {
    var header = ObjectHeader(headlineText: "Inspect Electric Pump Motor")
    if contains(.subheadline) { header.subheadlineText = "Job 819701" }
    if contains(.tags) { header.tags = ["Started", "PM01", "103-Repair"] }
    if contains(.labelItems) { header.labelItems = SampleObjectHeader.view.labelItems }
    if contains(.body) { header.bodyText = "1000-Hamburg, MECHANIK" }
    if contains(.footnote) { header.footnoteText = "Due on 12/31/22" }
    if contains(.description) {
      header.descriptionText = "Temperature sensor predicts overheating failure in 4 days"
    }
    if contains(.status) { header.statusText = "High" }
    if contains(.statusImage) { header.statusImage = .builtin(.warning) }
    if contains(.substatus) { header.substatusText = "Scheduled" }
    if contains(.substatusImage) { header.substatusImage = .builtin(.calendar) }
    if contains(.detailImage) { header.detailImage = .builtin(.document) }
    if contains(.kpi) { header.kpiView = SampleObjectHeader.kpi }
    return header
  }
}
