import FioriBasics

/// Marks and axes whose meaning a reader of the picture cannot know.
extension Message {
  static func unexplainedColors(_ count: Int) -> Message {
    Message(
      .unexplainedColors,
      "nothing shows which of the \(count) series has which color; set \"legend\": true, or in a card "
        + "'seriesTitles'")
  }

  /// `title` is the title of a series that is drawn beside series with names.
  static func unnamedSeries(_ title: String?) -> Message {
    let name = title.flatMap { $0.isEmpty ? nil : $0.quoted } ?? "this series"
    return Message(
      .unexplainedColors,
      "nothing names \(name) beside the other series; set \"legend\": true, or in a card 'seriesTitles'"
    )
  }

  /// `others` is the number of further lines and bands without a title, and `canShowLabels` says that the numbers of the
  /// axis would say what they are.
  static func unnamedReference(isLine: Bool, others: Int, canShowLabels: Bool) -> Message {
    let name = "this \(isLine ? "line" : "band")"
    let (names, remedy) =
      others == 0
      ? ("\(name) is", "a 'title'") : ("\(name) and \(others) more are", "their 'title'")
    return Message(
      .unexplainedColors,
      "nothing says what \(names); set \(remedy)"
        + (canShowLabels ? ", or show the 'labels' of the axis" : ""))
  }

  static func unnamedRing(_ title: String) -> Message {
    Message(
      .unexplainedColors,
      "nothing says that the ring is \(title.quoted); set \"legend\": true, or in a card 'seriesTitles'"
    )
  }

  static func unexplainedTargets(hasTitle: Bool) -> Message {
    Message(
      .unexplainedColors,
      "nothing says what the marks across the columns are; set \(hasTitle ? "" : "a 'title' and ")"
        + "\"legend\": true, or in a card 'seriesTitles'")
  }

  static func unexplainedForecast(from category: Int, isNamedOutside: Bool) -> Message {
    Message(
      .unexplainedColors,
      "nothing says that values from categories[\(category)] on are forecasts; set \"legend\": true"
        + (isNamedOutside ? inPlace(true) : ", or in a card 'seriesTitles'"))
  }

  static func unexplainedSizes(isNamedOutside: Bool) -> Message {
    Message(
      .unexplainedColors,
      "nothing says what the sizes of the bubbles are; set \"legend\": true\(inPlace(isNamedOutside))"
    )
  }

  static var untitledSizes: Message {
    Message(
      .unexplainedColors, "nothing says what the sizes of the bubbles are; set a 'title' here")
  }

  /// `hasValueLabels` is set if the description has labels, which then do not fit.
  static func unseenSigns(hasValueLabels: Bool) -> Message {
    Message(
      .unexplainedColors,
      "nothing but thin lines shows which columns rise and which fall; set \"colorBySign\": true, or "
        + (hasValueLabels ? "make the chart larger" : "\"valueLabels\": true"))
  }

  static func unexplainedSigns(isNamedOutside: Bool) -> Message {
    Message(
      .unexplainedColors,
      "nothing says what the colors of the columns mean; set \"legend\": true\(inPlace(isNamedOutside)), or "
        + "show the numbers of the axis")
  }

  /// A card has one legend: its own, or the chart's.
  private static func inPlace(_ isNamedOutside: Bool) -> String {
    isNamedOutside ? " instead of 'seriesTitles'" : ""
  }

  static func areaFromOtherBase(_ base: String) -> Message {
    Message(
      .hiddenBase,
      "areas are filled from \(base), so their heights do not show their values; draw lines, or start the "
        + "axis at zero")
  }

  /// `isCloseUp` is set for an axis whose beginning does not say how little of its values it shows.
  static func unseenBase(
    _ base: String, isCloseUp: Bool = false, remedy: NumberRemedy
  ) -> Message {
    let lack = isCloseUp ? "no two numbers show its scale" : "no number shows it"
    return Message(.hiddenBase, "the axis begins at \(base), but \(lack); \(remedy.text)")
  }

  static func unseenEndBeyondZero(_ end: String, remedy: NumberRemedy) -> Message {
    Message(
      .hiddenBase, "the axis goes on beyond zero to \(end), but no number shows it; \(remedy.text)")
  }

  /// `isCovered` is set if there is a line at zero, under another one.
  static func unseenZeroLine(isCovered: Bool, remedy: NumberRemedy) -> Message {
    let problem = isCovered ? "a line covers the line at zero" : "there is no line at zero"
    return Message(
      .hiddenBase, "\(problem), and no number shows where zero is; \(remedy.text)")
  }

  static var unnumberedZero: Message {
    Message(
      .hiddenBase,
      "columns and bars start at zero, but the axis has no number there; set 'ticks' with 0 among them"
    )
  }

  static func unseenSign(remedy: NumberRemedy) -> Message {
    Message(.hiddenBase, "the axis is below zero, but no number shows it; \(remedy.text)")
  }

  static func unseenShares(remedy: NumberRemedy) -> Message {
    Message(
      .hiddenBase,
      "stacks are drawn as shares of their sums, but no number shows it; \(remedy.text)")
  }

  static func unseenEnd(_ end: String, remedy: NumberRemedy) -> Message {
    Message(
      .hiddenBase,
      "the axis of percentages ends at \(end), but no number shows it; \(remedy.text)")
  }

  static func unseenPlaces(isVertical: Bool, remedy: NumberRemedy) -> Message {
    Message(
      .hiddenBase,
      "no number shows how far \(isVertical ? "up" : "across") the points are; \(remedy.text)")
  }

  static var unseenZero: Message {
    Message(
      .hiddenBase,
      "the axis shows only its ends, so no number shows where bars begin; make the chart wider")
  }

  static func unseenScale(areZerosLevel: Bool, remedy: NumberRemedy) -> Message {
    let zeros = areZerosLevel ? "" : ", and zero is at another height on each"
    return Message(
      .hiddenBase,
      "the two axes have different scales\(zeros), but no number shows the scale of this one; "
        + remedy.text)
  }

  /// `hasLabels` is set if the description has labels of the axis, which then do not fit.
  static func unseenScaleBesideNumbers(hasLabels: Bool) -> Message {
    Message(
      .hiddenBase,
      "only the other axis shows numbers, so values without a label would be read on its scale; "
        + (hasLabels ? "make the chart larger" : "show the 'labels' of this axis also"))
  }

  static func numberNearOtherLine(_ number: String) -> Message {
    Message(
      .otherWay,
      "the number \(number.quoted) is near a line of the other axis, but not at it; set 'explicitMax' so that it is"
    )
  }

  /// How to get a number of an axis. `hasLabels` and `hasValueLabels` are set if the description has labels, which then
  /// do not fit; a chart in a header cannot have labels of its axis. `valueLabels` is the value of the key for the marks
  /// of the axis, `nil` if these cannot have labels.
  struct NumberRemedy {
    let hasLabels: Bool
    let canHaveLabels: Bool
    let hasValueLabels: Bool
    let valueLabels: String?

    fileprivate var text: String {
      guard !hasLabels else { return "make the chart larger" }
      let ways = [
        canHaveLabels ? "show its 'labels'" : nil,
        valueLabels.map {
          hasValueLabels ? "make the chart larger" : "set \"valueLabels\": \($0)"
        },
      ]
      return ways.compactMap(\.self).joined(separator: ", or ")
    }
  }
}
