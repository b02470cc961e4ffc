import FioriBasics

/// Problems of object headers and their charts.
extension Message {
  static func itemsDoNotFit(_ count: Int, in rows: String) -> Message {
    Message(
      .noRoom,
      count == 1
        ? "does not fit in \(rows) and is left out; make the view wider"
        : "this item and the next \(count == 2 ? "one" : "\(count - 1)") do not fit in \(rows) and "
          + "are left out; make the view wider")
  }

  static var deprecatedWidth: Message {
    Message(
      .deprecated, "is deprecated and ignored because widths depend on the content; remove it")
  }

  static func deprecatedKey(_ name: String, newer: String) -> Message {
    Message(.deprecated, "'\(name)' is deprecated; use '\(newer)'")
  }

  static var hiddenByFirstVersion: Message {
    Message(
      .ignored,
      "not drawn: in a regular width, version 'v1' hides it if the header has a detail and also tags, a "
        + "body or a footnote; remove it")
  }

  static func imageKeepsColors(_ key: String) -> Message {
    Message(
      .ignored,
      "has no effect on an image that keeps its colors; set the 'renderingMode' of '\(key)' to "
        + "'template'")
  }

  static var missingHeadline: Message {
    Message(
      .missingKey, "'headlineText' is missing, so the header is drawn without one; set it",
      .missingKey("headlineText"))
  }

  static func expectedLength(_ bounds: String, found length: Double) -> Message {
    Message(.outOfRange, "expected a number from \(bounds), found \(length)")
  }

  static func detailTooWide(_ width: Double, largest: Double) -> Message {
    Message(
      .outOfRange,
      "\(Decimal.text(width)) is more than half of the header; \(Decimal.text(largest)) is drawn")
  }

  static func unknownToFirstVersion(_ part: String) -> Message {
    Message(
      .ignored,
      "not drawn: version 'v1' does not support \(part); remove this key, or use version 'v2'")
  }

  static var expectedTextOrImage: Message {
    Message(.wrongValue, "expected text or an image, found neither")
  }

  static func tooManyLabelItems(limit: Int) -> Message {
    Message(.noRoom, "not drawn: a header shows at most \(limit) label items; remove it")
  }

  static func tooManyTags(_ count: Int) -> Message {
    Message(.limit, "\(count) tags, more than the \(Limits.itemCount) allowed; use fewer")
  }

  static var chartDoesNotFitBesideValue: Message {
    Message(.noRoom, "the chart does not fit beside the value; make the view wider")
  }

  static func plotIsLow(_ height: Double) -> Message {
    Message(
      .noRoom,
      "the other parts of the chart leave its plot only \(Decimal.points(height.rounded())) of height; remove one of them"
    )
  }

  static var chartViewWithoutTitle: Message {
    Message(
      .missingKey, "'title' is missing, so the chart view is drawn without one; set it",
      .missingKey("title"))
  }

  static var emptyChartView: Message {
    Message(.empty, "no trend, KPI or chart; add at least one")
  }

  static var kpiReplacesRing: Message {
    Message(.conflict, "the KPI replaces the ring; remove one of them")
  }

  static func expectedHeaderChart(_ types: String, found type: String) -> Message {
    Message(.wrongValue, "expected \(types) for a header's chart, found '\(type)'")
  }

  static func tooManyGridlines(_ count: Int, limit: Int) -> Message {
    Message(
      .ignored,
      "a header's chart has at most \(limit) gridlines, found \(count); use \(limit) or fewer")
  }

  static var namesOfHeaderChart: Message {
    Message(.ignored, "a header's chart shows only the first and the last name; remove this key")
  }

  static var numbersOfHeaderChart: Message {
    Message(.ignored, "a header's chart shows no numbers on its axis; remove this key")
  }
}
