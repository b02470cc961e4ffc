import FioriBasics

/// Problems of KPIs, rings and KPI headers.
extension Message {
  static func expectedSpacing(_ bounds: String, found spacing: Double) -> Message {
    Message(.outOfRange, "expected a number from \(bounds), found \(spacing)")
  }

  static var smallRingInHeader: Message {
    Message(.ignored, "small rings are not drawn in a header; make this ring large, or remove it")
  }

  static func tooManyHeaderItems(limit: Int) -> Message {
    Message(.noRoom, "not drawn: a header shows at most \(limit) items; remove it")
  }

  static var emptyHeader: Message {
    Message(.empty, "no items, so an empty header is drawn; add at least one KPI")
  }

  static func noSuchPage(_ page: Int, of count: Int) -> Message {
    Message(
      .wrongPage,
      count == 1
        ? "page \(page) does not exist; the view has 1 page"
        : "page \(page) does not exist; the view has \(count) pages")
  }

  static var emptyValue: Message {
    Message(.empty, "no items, so an empty value is drawn; add at least one metric")
  }

  static func tooManyKPIItems(_ count: Int) -> Message {
    Message(.limit, "\(count) items, more than the \(Limits.itemCount) allowed; use fewer")
  }

  static func tooManyUnits(isAfter: Bool) -> Message {
    Message(
      .otherWay,
      "more than two units are \(isAfter ? "after" : "before") the metric, but Fiori allows only "
        + "two on each side; remove the rest")
  }

  static var iconAfterMetric: Message {
    Message(
      .otherWay, "the icon is after the metric, but Fiori allows icons only before it; move it")
  }

  static var secondIcon: Message {
    Message(.otherWay, "this is a second icon, but Fiori allows only one; remove it")
  }

  static var unitBesideIcon: Message {
    Message(
      .otherWay,
      "the unit is before the metric, but beside an icon Fiori allows units only after it; move it")
  }

  static func expectedOneKey(of names: String, found count: Int) -> Message {
    Message(
      .wrongValue,
      "expected one of \(names), found \(count) keys; use one object for each item")
  }

  static var rulesNeedNumber: Message {
    Message(
      .ruleNeverHolds, "the rules need a number to test, such as {\"metric\": {\"value\": 294}}")
  }

  static var iconInRing: Message {
    Message(.ignored, "a ring cannot show an icon; remove the icon")
  }

  static func expectedPositiveTotal(found total: Double) -> Message {
    Message(.outOfRange, "expected a number above 0, found \(Decimal.text(total))")
  }

  static var trendIsText: Message {
    Message(
      .otherWay,
      "the trend is a string, so its sign is unknown; set 'trend' to a number, such as {\"value\": "
        + "0.079, \"style\": \"percent\"}")
  }

  static var missingProgress: Message {
    Message(.empty, "the ring is empty because 'progress' is missing; set it, for example to 0.64")
  }

  static var progressIsNotANumber: Message {
    Message(.outOfRange, "expected a number from 0 to 1, found NaN")
  }

  static func progressOutOfRange(_ found: String, clamped: Double) -> Message {
    Message(.outOfRange, "\(found) is not between 0 and 1; \(Decimal.text(clamped)) is drawn")
  }

  /// The message about a progress that was meant as a percentage.
  func percent(_ found: String, meant share: Double) -> Message {
    suffixed("; for \(found)%, use \(Decimal.text(share, decimals: 11))")
  }

  static func ringDisagrees(progress: String, number: String) -> Message {
    Message(.ringDisagrees, "the ring shows \(progress), but \(number); change one of them")
  }
}
