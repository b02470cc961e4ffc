import FioriBasics

/// Problems of a chart's description.
extension Message {
  static func mixedStyles(_ one: String, _ other: String) -> Message {
    Message(
      .data,
      "the chart adds up numbers in the styles '\(one)' and '\(other)'; draw a chart for each style"
    )
  }

  static func mixedCurrencies(_ one: String, _ other: String) -> Message {
    Message(
      .data,
      "the chart adds up amounts in '\(JSONProblem.shown(one))' and '\(JSONProblem.shown(other))'; "
        + "draw a chart for each currency")
  }

  static func mixedUnits(_ one: String, _ other: String) -> Message {
    Message(
      .data,
      "numbers in '\(one)' and in '\(other)' are on one axis, as if they could be compared; draw a chart for each"
    )
  }

  static func expectedDateOfEnd(found: Substring) -> Message {
    Message(
      .wrongDate,
      "expected a date such as '2026-11-21', '2026-11' or '2026', found '\(found)'")
  }

  /// `key` is the key of the last date.
  static func endsSwapped(dates first: String, _ key: String, last: String) -> Message {
    Message(.outOfRange, "'\(first)' is later than '\(key)', '\(last)'; swap the two")
  }

  static func nameOutOfOrder(_ name: String, after other: String, remedy: String) -> Message {
    Message(
      .order,
      "\(name.quoted) comes after \(other.quoted), but is earlier; sort the categories, or \(remedy)"
    )
  }

  static func descendingNames(_ first: String, _ second: String, remedy: String) -> Message {
    Message(
      .order,
      "the line runs back in time, from \(first.quoted) to \(second.quoted); sort the categories, "
        + "or \(remedy)")
  }

  static func namesLeftOut(from first: String, to second: String, remedy: String) -> Message {
    Message(
      .order,
      "\(second.quoted) is drawn right after \(first.quoted), but other names belong between them; "
        + "\(remedy)")
  }

  /// `isRange` is set if the axis names only the first and the last category, and not as many as fit.
  static func hiddenNameOutOfOrder(
    _ name: String, after other: String, isRange: Bool
  ) -> Message {
    Message(
      .order,
      "\(name.quoted) comes right after \(other.quoted), but the axis \(names(isRange)), as if all were "
        + "in order; sort them, or \(remedy(isRange))")
  }

  static func hiddenNamesLeftOut(
    from first: String, to second: String, isRange: Bool, remedy: String
  ) -> Message {
    Message(
      .order,
      "\(second.quoted) comes right after \(first.quoted), but the axis \(names(isRange)), as if none "
        + "were left out; \(remedy), or \(self.remedy(isRange))")
  }

  private static func names(_ isRange: Bool) -> String {
    isRange ? "names only the first and the last category" : "does not name all categories"
  }

  private static func remedy(_ isRange: Bool) -> String {
    isRange ? "set \"style\": \"allOrNothing\" in 'categoryAxis.labels'" : "make the chart wider"
  }

  static func repeatedName(_ name: String, first: Int) -> Message {
    Message(
      .order,
      "\(name.quoted) is also the name of categories[\(first)]; add up their values, or use different "
        + "names")
  }

  static func unknownCategory(_ found: Substring, known: String) -> Message {
    Message(.unknownWord, "no category is named '\(found)'; \(known)")
  }

  /// `key` is the key of the last category.
  static func endsSwapped(categories first: String, _ key: String, last: String) -> Message {
    Message(.outOfRange, "'\(first)' comes after '\(key)', '\(last)'; swap the two")
  }

  static func separatedBand(_ first: String, _ last: String) -> Message {
    Message(
      .conflict,
      "'sort' separates the categories from \(first.quoted) to \(last.quoted), so the band would mark "
        + "others; remove 'sort', or mark single categories with 'value'")
  }

  static func beyondCategoryEnd(_ count: Int, of categories: String, side: String) -> Message {
    Message(
      .beyondAxis,
      "\(count) of \(categories) \(count == 1 ? "is" : "are") \(side) this end and not drawn; "
        + "move the end to draw \(count == 1 ? "it" : "them")")
  }

  static func tooManyReferences(_ count: Int) -> Message {
    Message(
      .limit,
      "\(count) references, more than the \(Limits.axisMarkCount) allowed; remove "
        + "\(count - Limits.axisMarkCount)")
  }

  static var emptyReference: Message {
    Message(.empty, "a reference needs a 'value' for a line, or 'from' and 'to' for a band")
  }

  static var lineAndBand: Message {
    Message(
      .conflict,
      "'value' cannot be used with 'from' and 'to'; use 'value' for a line, or 'from' and 'to' "
        + "for a band")
  }

  static var missingFrom: Message {
    Message(.missingKey, "'from' is missing; set both ends of the band", .missingKey("from"))
  }

  static var missingTo: Message {
    Message(.missingKey, "'to' is missing; set both ends of the band", .missingKey("to"))
  }

  static func fromAboveTo(_ low: Double, to high: Double) -> Message {
    Message(
      .outOfRange,
      "\(Decimal.quoted(low, beside: [high])) is more than 'to', \(Decimal.quoted(high, beside: [low])); "
        + "swap the two")
  }

  static func emptyBand(at low: Double) -> Message {
    Message(.empty, "the band is empty; for a line, set 'value' to \(Decimal.quoted(low))")
  }

  static var noTicks: Message {
    Message(
      .wrongValue,
      "expected at least one number, found none; to draw no ticks, hide 'labels' and "
        + "'gridlines'")
  }

  static func tooManyTicks(_ count: Int) -> Message {
    Message(
      .limit,
      "\(count) ticks, more than the \(Limits.axisMarkCount) allowed; remove "
        + "\(count - Limits.axisMarkCount)")
  }

  static func repeatedTick(_ tick: Double) -> Message {
    Message(.noSuchIndex, "\(Decimal.quoted(tick)) is listed twice; remove one")
  }

  static var decidedByTicks: Message {
    Message(
      .ignored, "'ticks' determines the ticks and the axis, so this key is ignored; remove it")
  }

  static func expectedFiniteNumber(found value: Double) -> Message {
    Message(.outOfRange, "expected a finite number up to \(Limits.value), found \(value)")
  }

  static var noSeriesOnAxisOfMarks: Message {
    Message(.empty, "no series belongs to this axis; move its keys to 'secondaryNumericAxis'")
  }

  static var noSeriesOnSecondaryAxis: Message {
    Message(.empty, "no series belongs to this axis; list one in 'indexesOfSecondaryValuesAxis'")
  }

  static var sharesArePercentages: Message {
    Message(
      .ignored, "shares are written as percentages; only the accessibility text uses 'format'")
  }

  static func missingParts(_ count: Int, of total: Int, areShares: Bool) -> Message {
    let isOne = count == 1
    let effect =
      areShares ? "shares add up to 100%" : "\(isOne ? "length is" : "lengths are") the sum"
    return Message(
      .otherWay,
      "\(count) of \(total.counted("stack")) \(isOne ? "lacks" : "lack") a value, so \(isOne ? "its" : "their") "
        + "\(effect) without it; add the missing values, or use 0 for none")
  }

  /// `name` is the name of the only category without shares.
  static func stacksOfZeros(_ count: Int, of total: Int, name: String?) -> Message {
    let stacks =
      name.map { "all values of \($0.quoted)" }
      ?? "all values of \(count) of \(total.counted("stack"))"
    return Message(
      .empty,
      "\(stacks) are 0, so there are no shares, and nothing is drawn; leave "
        + "\(count == 1 ? "it" : "them") out, or remove 'stacking'")
  }

  static func sharesOfBothSigns(_ count: Int, of total: Int) -> Message {
    let isOne = count == 1
    return Message(
      .otherWay,
      "\(count) of \(total.counted("stack")) \(isOne ? "has" : "have") values on both sides of zero, so shares are of their "
        + "total size, not of their sum; remove 'stacking'")
  }

  static var sharesOfOne: Message {
    Message(
      .otherWay,
      "only one series has values, so all of its shares are 100%; remove 'stacking', or add the other "
        + "series")
  }

  /// `title` is the title of the series that is drawn, which the description may have chosen.
  static func stockSeriesLeftOut(
    _ count: Int, drawn title: String?, index: Int, isChosen: Bool
  ) -> Message {
    let name =
      title.flatMap { $0.isEmpty ? nil : $0.quoted }
      ?? (index == 0 ? "the first" : "series[\(index)]")
    return Message(
      .ignored,
      "a stock chart draws one series, \(name), and leaves \(count) out; "
        + (isChosen ? "" : "choose it with 'indexOfStockSeries', or ")
        + "remove the \(count == 1 ? "other" : "others")")
  }

  static func pricesLeftOut(of count: Int) -> Message {
    Message(
      .ignored,
      "a stock chart draws the first of the \(count) numbers of each time, and leaves the others out; draw them as "
        + "series of a line chart, or remove them")
  }

  static func unsupportedValueLabels(_ labels: String, by type: String) -> Message {
    Message(.ignored, "chart type '\(type)' does not support '\(labels)'; 'fit' is used")
  }

  static func unsupportedLineEnds(by type: String) -> Message {
    Message(
      .ignored,
      "chart type '\(type)' does not support 'lineEnds'; the legend is below the plot")
  }

  static var sizesHaveNoAxis: Message {
    Message(
      .ignored,
      "sizes have no axis; only 'title', 'format', 'abbreviatesLabels' and "
        + "'isMagnitudedDisplayed' are used")
  }

  static var datesAreSorted: Message {
    Message(
      .ignored, "'sort' is ignored because dates are drawn in chronological order; remove it")
  }

  static var forecastIsSorted: Message {
    Message(
      .ignored,
      "'sort' is ignored because a forecast follows the order of the categories; remove it")
  }

  static func chartHasNoAxis(_ type: String) -> Message {
    Message(
      .ignored,
      "chart type '\(type)' has no axis; only 'format', 'abbreviatesLabels' and "
        + "'isMagnitudedDisplayed' are used")
  }

  static func formatOnlySpoken(by type: String, writesPercent: Bool, hasValueLabels: Bool)
    -> Message
  {
    Message(
      .ignored,
      writesPercent
        ? "chart type '\(type)' always writes percentages; only the accessibility text uses "
          + "'format'"
        : "the chart writes no numbers; only the accessibility text uses 'format'"
          + (hasValueLabels ? "; set 'valueLabels' to show numbers" : ""))
  }

  static func unsupportedOption(_ key: String, by type: String) -> Message {
    Message(
      .ignored, "chart type '\(type)' does not support '\(key)', which is ignored; remove it")
  }

  static func repeatedCategory(_ category: Int, effect: String) -> Message {
    Message(.noSuchIndex, "category \(category) is listed twice\(effect); remove one")
  }

  static func selectionWithoutValue(_ category: Int) -> Message {
    Message(.empty, "category \(category) has no value, so it is not selected; remove it")
  }

  static func gridlinesOutOfRange(_ count: Int, clamped: Int) -> Message {
    Message(.outOfRange, "\(count) is not between 2 and 20; \(clamped) is used")
  }

  static func minimumAboveMaximum(_ low: Double, maximum high: Double) -> Message {
    Message(
      .outOfRange,
      "\(Decimal.quoted(low, beside: [high])) is more than 'explicitMax', "
        + "\(Decimal.quoted(high, beside: [low])); swap the two")
  }

  static func repeatedTime(_ text: String, noun: String, first: Int) -> Message {
    Message(
      .otherWay, "'\(text)' is also the \(noun) of categories[\(first)]; use each \(noun) once")
  }

  static func expectedTime(
    _ noun: String, examples: String, found: String, others: String, remedy: String
  ) -> Message {
    Message(.wrongDate, "expected a \(noun) such as \(examples), found \(found)\(others)\(remedy)")
  }

  static func severalOffsets(_ count: Int) -> Message {
    Message(
      .wrongDate,
      "the dates have \(count) offsets from UTC and are placed by their local times; set "
        + "'environment.timeZone' to a name such as 'Europe/Berlin' to convert them",
      .offsets)
  }

  static func gapInTime(from start: String, to end: String, others: String) -> Message {
    Message(
      .empty,
      "times are missing from \(start) to \(end)\(others); add them, because the points of a stock "
        + "chart are evenly spaced and do not show the gap")
  }

  static func wrongCountOfDates(_ count: Int, values longest: Int) -> Message {
    Message(
      .wrongCount,
      count.counted("date") + " for \(longest.counted("value")); "
        + (count < longest
          ? "values without a date are not drawn" : "dates without a value are gaps"))
  }

  static var ignoredOnTimeAxis: Message {
    Message(
      .ignored, "this key is ignored because a time axis has as many ticks as fit; remove it")
  }

  static func tooManySeries(_ count: Int) -> Message {
    Message(
      .limit,
      "\(count) series, more than the \(Limits.seriesCount) allowed; remove "
        + "\(count - Limits.seriesCount) or draw several charts")
  }

  static func tooMany(_ count: Int, _ what: String, limit: Int) -> Message {
    Message(
      .limit,
      "\(count) \(what), more than the \(limit) allowed; use fewer, such as every other one")
  }

  static func tooManyIndexes(_ count: Int, limit: Int) -> Message {
    Message(.limit, "\(count) indexes, more than the \(limit) allowed; list each once")
  }

  static func textTooLong(_ count: Int, limit: Int) -> Message {
    Message(.limit, "text has \(count) characters, more than the \(limit) allowed; shorten it")
  }

  static func tooFarFromZero(_ number: Double) -> Message {
    Message(.outOfRange, "\(number) is too far from zero; use numbers up to \(Limits.value)")
  }

  static func notFinite(_ number: Double) -> Message {
    Message(.outOfRange, "expected a finite number, found \(number)")
  }

  static func expectedPoint(_ example: String, found number: Double) -> Message {
    Message(
      .wrongValue,
      "expected a point such as \(example), found the number \(Decimal.text(number))")
  }

  static var unexpectedPoint: Message {
    Message(.wrongValue, "expected a number or null, found a point")
  }

  static func missingSize(example: String) -> Message {
    Message(
      .missingKey, "'size' is missing; add one to every bubble, such as \(example)",
      .missingKey("size"))
  }

  static var unexpectedArray: Message {
    Message(.wrongValue, "expected a number or null, found an array")
  }

  static func wrongCountOfNumbers(names: String, found count: Int) -> Message {
    Message(.wrongValue, "expected \(names), found \(count.counted("number"))")
  }

  static func differentCountOfNumbers(_ expected: String, found count: Int) -> Message {
    Message(.wrongValue, "expected \(expected) as in the first value, found \(count)")
  }

  static func expectedLength(found length: Double) -> Message {
    Message(.wrongValue, "expected a length in points, 0 or more, found \(length)")
  }

  static func wrongCountOfCategories(_ count: Int, values longest: Int) -> Message {
    Message(
      .wrongCount,
      count.counted("category", "categories")
        + " for \(longest.counted("value")); "
        + (count < longest
          ? "values without a category have no name" : "categories without a value are empty"))
  }

  static func unnamedCategories(_ count: Int, of total: Int, atStart: Bool) -> Message {
    Message(
      .wrongCount,
      "the \(atStart ? "first" : "last") \(count == 1 ? "category has" : "\(count) of \(total) categories have") no name; add "
        + "\(count == 1 ? "it" : "them")")
  }

  static func wrongCountOfLabels(_ count: Int, values valueCount: Int) -> Message {
    Message(
      .wrongCount,
      count.counted("label") + " for \(valueCount.counted("value")); "
        + (count < valueCount
          ? "values without a label show their numbers"
          : "labels without a value are not drawn"))
  }

  static func wrongCountOfTimes(_ count: Int, values longest: Int) -> Message {
    Message(
      .wrongCount,
      "\(count == 0 ? "no times" : count.counted("time")) for \(longest.counted("value")); a stock chart "
        + "draws only values that have a time, so add the others")
  }

  static func unreadSeries(_ count: Int, by type: String, limit: Int) -> Message {
    Message(
      .ignored,
      "\(count) series, but chart type '\(type)' draws only the first"
        + "\(limit == 1 ? "" : " \(limit)"); remove the rest")
  }

  static func unreadValues(_ count: Int, by type: String, limit: Int) -> Message {
    Message(
      .ignored,
      "\(count) values, but chart type '\(type)' draws only the first"
        + "\(limit == 1 ? "" : " \(limit)"); remove the rest")
  }

  static func noSuchPart(_ what: String, _ index: Int, effect: String, right: String) -> Message {
    Message(.noSuchIndex, "\(what) \(index) does not exist\(effect); \(right)")
  }

  static func endAboveValues(_ end: Double) -> Message {
    Message(
      .ignored,
      "\(Decimal.quoted(end)) is ignored because all values are lower; lower it or remove it")
  }

  static func endBelowValues(_ end: Double) -> Message {
    Message(
      .ignored,
      "\(Decimal.quoted(end)) is ignored because all values are higher; raise it or remove it")
  }

  static func marksStartAtZero(_ found: String) -> Message {
    Message(.ignored, "\(found) because columns and bars start at zero; remove it")
  }

  static func axisAtZero(_ verb: String, found: String) -> Message {
    Message(
      .ignored,
      "\(found) because the axis \(verb) at zero; remove it, or set 'isZeroBased' to false")
  }

  static func allValuesBelow(_ end: Double, loss: String) -> Message {
    Message(
      .beyondAxis,
      "all values are less than \(Decimal.quoted(end)), \(loss); lower 'explicitMin'")
  }

  static func allValuesAbove(_ end: Double, loss: String) -> Message {
    Message(
      .beyondAxis,
      "all values are greater than \(Decimal.quoted(end)), \(loss); raise 'explicitMax'")
  }

  static func alikeSeries(_ one: String, _ other: String, areColorless: Bool) -> Message {
    Message(
      .similarSeries,
      "'\(one)' looks the same as '\(other)'; "
        + (areColorless ? "draw fewer series in a chart" : "set a 'color' for one of them"))
  }

  static func alikeSeries(
    count: Int, one: String, other: String, areColorless: Bool
  ) -> Message {
    Message(
      .similarSeries,
      "\(count) series look the same as others, for example '\(one)' and '\(other)'; "
        + (areColorless ? "draw fewer series in a chart" : "set a 'color' for them"))
  }

  static func nearColors(_ one: String, _ other: String) -> Message {
    Message(
      .similarSeries,
      "'\(one)' has nearly the same color as '\(other)'; set another 'color' for one of them")
  }

  static func repeatedTitle(_ title: String, first: Int) -> Message {
    Message(
      .similarSeries,
      "\(title.quoted) is also the name of series[\(first)]; use different names")
  }

  static var seriesWithoutValues: Message {
    Message(
      .empty, "only the legend shows the series because it has no values; add values or remove it")
  }

  /// `names` are the names of areas over each other.
  static func mixedFills(_ names: [String], likeFillOf other: String) -> Message {
    Message(
      .similarSeries,
      "where \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") are over each other, their colors mix to "
        + "the color of \(other); draw lines, or set other colors")
  }

  /// `name` is one of the names that have a color.
  static func colorsOfOtherNames(_ name: String) -> Message {
    Message(
      .ignored,
      "nothing in the chart has the name \(name.quoted) or another one of these, so all colors are ignored; "
        + "use the titles of series, or the categories of a single series")
  }

  /// `areEqual` is set if the series have the same values on one axis, and not only the same places.
  static func coveredSeries(
    _ one: String, by other: String, others count: Int, areEqual: Bool
  ) -> Message {
    let text =
      switch (count, areEqual) {
      case (0, true):
        "\(one) is hidden behind \(other), which has the same values; remove one of them"
      case (0, false):
        "\(one) is hidden behind \(other), which is drawn in the same place; draw them in two charts"
      case (_, true):
        "\(one) and \(count) more are hidden behind series with the same values, such as \(other); "
          + "remove the duplicates"
      case (_, false):
        "\(one) and \(count) more are hidden behind series in the same place, such as \(other); draw several "
          + "charts"
      }
    return Message(.similarSeries, text)
  }

  static func coveredSeries(
    _ one: String, by other: String, same: Int, of count: Int, areEqual: Bool
  ) -> Message {
    Message(
      .similarSeries,
      "\(one) is hidden behind \(other) in \(same) of \(count) places, where both "
        + (areEqual ? "have the same values" : "are drawn"))
  }

  static func pointsWithoutPlace(_ count: Int, of total: Int) -> Message {
    Message(
      .ignored,
      "\(count) of \(total.counted("point")) \(count == 1 ? "has no place and is" : "have no place and are") "
        + "not drawn; set both numbers of the place")
  }

  static func coveredPoints(_ count: Int, of total: Int) -> Message {
    Message(
      .similarSeries,
      "\(count) of \(total) points \(count == 1 ? "is" : "are") in the same place as another, "
        + "which covers \(count == 1 ? "it" : "them")")
  }

  static func mostlyCoveredPoints(_ count: Int, of total: Int, isOfLines: Bool) -> Message {
    let points = total == 1 ? "a point" : "\(count) of \(total) points"
    return Message(
      .similarSeries,
      "\(points) \(count == 1 ? "is" : "are") mostly hidden behind "
        + (isOfLines
          ? "another; make the chart taller" : "others; narrow the axes, or make the chart larger"))
  }

  static func bubblesOnOthers(_ count: Int, of total: Int) -> Message {
    Message(
      .similarSeries,
      "\(count) of \(total) bubbles \(count == 1 ? "lies on a larger one" : "lie on larger ones") of the same "
        + "color and can hardly be seen; narrow the axes, or set other colors with 'colorsForCategory'"
    )
  }
}
