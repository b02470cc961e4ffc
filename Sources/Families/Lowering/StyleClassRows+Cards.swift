package import FioriModel

/// The parts that cards and the chart view of an object header have in common
/// (Docs/sources/sheets.md#card-classes).
extension StyleClassRows {
  package typealias Parts = [(name: String, attributes: [StyleAttribute])]

  /// A title and a number.
  package static let numberParts: Parts = [
    ("title", StyleAttribute.text), ("kpiUnitItem", StyleAttribute.placedText),
    ("kpiMetricItem", StyleAttribute.placedText),
    ("kpiFractionItem", StyleAttribute.placedText), ("kpiIconItem", [.tintColor]),
  ]

  /// A subtitle and a trend.
  package static let courseParts: Parts = [("subtitle", StyleAttribute.text)] + trendParts

  package static let trendParts: Parts = [
    ("trend", StyleAttribute.text), ("trendImage", [.tintColor]),
  ]
}
