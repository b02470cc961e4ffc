import FioriBasics

/// Problems of charts as they are drawn.
extension Message {
  static func lineEndsDoNotFit(_ count: Int, inLegend legendCount: Int) -> Message {
    let names =
      legendCount < count
      ? "only the first \(legendCount == 1 ? "" : "\(legendCount) ")of them" : "them"
    return Message(
      .noRoom,
      (count == 1
        ? "the name does not fit at the end of its line and is drawn below the plot"
        : "\(count) names do not fit at the ends of their lines, so a legend below the plot shows "
          + "\(names)")
        + "; make the chart taller")
  }

  static var legendIsBelow: Message {
    Message(
      .noRoom,
      "the names of the legend do not fit beside the plot and are drawn below it; make the chart wider"
    )
  }

  static func legendIsBesideRing(insteadOf place: String) -> Message {
    Message(
      .noRoom,
      "the legend leaves too little height for the ring \(place) it and is drawn beside it; make the chart "
        + "taller")
  }

  static var bubbleSizesDoNotFit: Message {
    Message(.noRoom, "the bubble sizes do not fit in the legend; make the chart larger")
  }

  static func valuesBeyondAxis(_ problem: String, loss: String, remedy: String) -> Message {
    Message(.beyondAxis, "\(problem), \(loss); \(remedy)")
  }

  static func chartDoesNotFit(plotSide: Double, side: String, larger: String) -> Message {
    Message(
      .noRoom,
      "the chart does not fit: its plot is \(Decimal.points(plotSide, decimals: 1)) \(side); "
        + "make the chart \(larger)")
  }

  static func noNameFits(of count: Int) -> Message {
    Message(.noRoom, "\(none(of: count, "name")); make the chart taller")
  }

  static func partDoesNotFit(
    _ part: String, isPlural: Bool, larger: String = "taller"
  ) -> Message {
    Message(
      .noRoom,
      "\(part) \(isPlural ? "do not fit and are" : "does not fit and is") left out; make the "
        + "chart \(larger)")
  }

  static var noSeriesTitles: Message {
    Message(
      .empty, "the legend is empty because no series has a title; add titles or remove 'legend'")
  }

  static func coveredColumns(_ count: Int, of total: Int) -> Message {
    Message(
      .data,
      "\(count) of \(total) columns \(count == 1 ? "is" : "are") covered by columns with nearly the same date; make the chart "
        + "wider, or use one column for a longer period")
  }

  static func thinColumns(_ count: Int, isHorizontal: Bool) -> Message {
    Message(
      .data,
      "\(count) \(isHorizontal ? "bar" : "column")\(count == 1 ? " is" : "s are") thinner than half a point; make the "
        + "chart \(isHorizontal ? "taller" : "wider"), or draw fewer of them")
  }

  static func thinColors(_ count: Int, isHorizontal: Bool) -> Message {
    Message(
      .data,
      "\(count) \(isHorizontal ? "bars" : "columns") are thinner than 2 points, so their colors can "
        + "hardly be distinguished; make the chart \(isHorizontal ? "taller" : "wider"), or draw "
        + "fewer of them")
  }

  /// `areLikeZeros` is set if others are of zero, which look the same.
  static func shortMarks(
    _ count: Int, of total: Int, _ part: String, areLikeZeros: Bool
  ) -> Message {
    Message(
      .data,
      "\(count) of \(total.counted(part)) \(count == 1 ? "is" : "are") too small to be drawn to scale"
        + (areLikeZeros ? " and \(count == 1 ? "looks" : "look") like zero" : "") + "; draw "
        + "\(count == 1 ? "it" : "them") in a chart of \(count == 1 ? "its" : "their") own")
  }

  /// `others` is the number of further lines.
  static func flatLines(_ series: String, others: Int) -> Message {
    let (lines, their) =
      others == 0
      ? ("\(series) looks like a flat line", "it in a chart of its")
      : ("\(series) and \(others) more look like flat lines", "them in charts of their")
    return Message(
      .data, "\(lines) at zero, although the values differ; draw \(their) own")
  }

  static func unseenSelection(_ count: Int, _ part: String) -> Message {
    Message(
      .data,
      "\(count == 1 ? "the selected \(part) is" : "all \(count) selected \(part)s are") too small to be seen, so "
        + "nothing looks selected; remove the selection, or draw \(count == 1 ? "it" : "them") in a chart of "
        + "\(count == 1 ? "its" : "their") own")
  }

  /// `isLine` is set for a line, and not for a band.
  static func hiddenReference(isLine: Bool, by series: String) -> Message {
    Message(
      .data,
      "the \(isLine ? "line" : "band") is hidden behind \(series), which is drawn in the same place; draw them in two "
        + "charts, or set 'explicitMin' and 'explicitMax' closer to the values")
  }

  static var thinBand: Message {
    Message(
      .data,
      "the band is too thin to be seen; use a 'value' instead of 'from' and 'to', or set 'explicitMin' and 'explicitMax' "
        + "closer to its values")
  }

  static func columnsBehindLines(_ count: Int, of total: Int) -> Message {
    Message(
      .data,
      "\(count) of \(total.counted("column")) \(count == 1 ? "is" : "are") hidden behind a line; draw "
        + "\(count == 1 ? "it" : "them") in a chart of \(count == 1 ? "its" : "their") own")
  }

  static func lostStripes(_ count: Int, of total: Int) -> Message {
    Message(
      .data,
      "\(some(count, of: total, "striped column")) \(count == 1 ? "is" : "are") too small to show "
        + "\(count == 1 ? "its" : "their") stripes and \(count == 1 ? "looks" : "look") like the others; make the "
        + "chart larger")
  }

  static func coveredEnds(_ count: Int, of total: Int) -> Message {
    Message(
      .noRoom,
      "\(count) of \(total.counted("column")) \(count == 1 ? "ends" : "end") under the mark of a target that "
        + "differs by more than a hundredth, so nothing shows whether \(count == 1 ? "it is" : "they are") "
        + "reached; make the chart taller")
  }

  static func areasOfBubbles(_ one: String, _ other: String, ratio: Double, remedy: String)
    -> Message
  {
    Message(
      .otherWay,
      "the areas of the bubbles for \(one) and \(other) have a ratio of 1 to "
        + "\(Decimal.text((ratio * 10).rounded() / 10)), which is not the ratio of their values; "
        + remedy)
  }

  /// `becauseOfEnds` is set if explicit ends of an axis are the reason.
  static func zeroIsNotLevel(becauseOfEnds: Bool) -> Message {
    Message(
      .otherWay,
      "the zero lines of the two axes do not line up"
        + (becauseOfEnds
          ? " because of 'explicitMin' or 'explicitMax'; remove them"
          : "; set 'explicitMin' and 'explicitMax' so that they do, or draw the series in two charts")
    )
  }

  static func otherEndsThanFigures(_ own: String, shared: String) -> Message {
    Message(
      .beyondAxis,
      "the axis runs from \(own), but in the other figures from \(shared); remove this key to "
        + "make the figures comparable"
    )
  }

  static func tickBeyondAxis(_ tick: String, ends: String) -> Message {
    Message(
      .beyondAxis,
      "\(tick) is beyond the axis, \(ends), and is not drawn; remove it or widen the "
        + "axis")
  }

  static func beyondShares(_ number: Double) -> Message {
    Message(
      .beyondAxis,
      "\(Decimal.quoted(number, beside: [0, 1])) is not a share; a share is between 0 and 1, such as 0.6 for 60%"
    )
  }

  static func referenceBeyondAxis(_ found: String, ends: String, isCut: Bool) -> Message {
    Message(
      .beyondAxis,
      "\(found) is \(isCut ? "partly " : "")beyond the axis, \(ends), and is "
        + (isCut ? "cut off; widen the axis" : "not drawn; remove it or widen the axis"))
  }

  /// `ticks` are at least two.
  static func sameLabels(ticks: [Double]) -> Message {
    let shown = ticks.prefix(3).map { Decimal.text($0, decimals: 9) }
    let names =
      ticks.count > shown.count
      ? "\(ticks.count) ticks, such as \(shown[0]) and \(shown[1]),"
      : "ticks \(shown.dropLast().joined(separator: ", ")) and \(shown[shown.count - 1])"
    return Message(
      .roundedLabel,
      "\(names) have the same label; set a higher 'maximumFractionDigits' in 'format'")
  }

  /// `values` has at least one pair.
  static func sameLabels(values: [(earlier: Double, later: Double)]) -> Message {
    let shown = values.count > mostPairs ? values.prefix(mostPairs - 1) : values[...]
    var pairs = shown.enumerated().map { index, pair in
      "\(Decimal.quoted(pair.later, beside: [pair.earlier])) "
        + (index == 0 ? "has the same label as " : "as ")
        + Decimal.quoted(pair.earlier, beside: [pair.later])
    }
    let rest = values.count - shown.count
    if rest > 0 { pairs.append("\(rest) more as others") }
    let list =
      pairs.count > 1
      ? pairs.dropLast().joined(separator: ", ") + ", and \(pairs[pairs.count - 1])" : pairs[0]
    return Message(
      .roundedLabel, "value \(list); set a higher 'maximumFractionDigits' in 'format'")
  }

  private static let mostPairs = 3

  static func hiddenMagnitude(_ magnitude: String, canHaveTitle: Bool) -> Message {
    Message(
      .otherWay,
      "numbers are in \(magnitude), but nothing in the chart says so; "
        + (canHaveTitle
          ? "say so in a 'title' of the axis, or remove this key" : "remove this key"))
  }

  static func namesOfOtherFigures(_ count: Int, of total: Int) -> Message {
    Message(
      .order,
      "\(count) of \(total) categories "
        + (count == 1
          ? "comes from other figures and has no value here; its place is empty"
          : "come from other figures and have no value here; their places are empty"))
  }

  /// A label breaks the rule of digits; `what` is the kind of its number.
  static func brokenRule(
    of what: String, _ value: Double, label: String, problem: DigitRule.Problem
  ) -> Message {
    let number = Decimal.text(value, decimals: 9)
    let found =
      switch problem {
      case .misread(let misreading): "\(what) \(value) has a label that \(misreading.text)"
      case .far: "\(what) \(number) has the label '\(label)', which is too imprecise"
      }
    return Message(.roundedLabel, "\(found); set a higher 'maximumFractionDigits' in 'format'")
  }

  static func tooManyValueLabels(_ count: Int) -> Message {
    Message(
      .noRoom,
      "\(none(of: count, "value label")); draw fewer values")
  }

  static func totalsLeftOut(_ leftOutCount: Int, of count: Int, negativeCount: Int) -> Message {
    Message(
      .noRoom,
      "\(some(leftOutCount, of: count, "total")) \(leftOutCount == 1 ? "is" : "are") left out: at the end "
        + "of a stack with negative parts, a total would look like the sum of its positive parts"
        + (leftOutCount > negativeCount ? "; 'fit' keeps the totals of the other stacks" : ""))
  }

  static func wrongTotal(_ total: Double, sum: Double, more: String) -> Message {
    Message(
      .wrongCount,
      "the total \(Decimal.text(total, decimals: 9)) differs from the sum of the values before "
        + "it, \(Decimal.text(sum, decimals: 9))\(more); correct it, or use null for the sum")
  }

  static func missingSteps(_ count: Int) -> Message {
    Message(
      .otherWay,
      "\(count == 1 ? "this step has" : "this step and \(count - 1) more have") no value, so the total is the sum "
        + "without \(count == 1 ? "it" : "them"); add the missing \(count == 1 ? "value" : "values"), or use 0 for none"
    )
  }

  static func stepToZero(_ name: String?, rises: Bool) -> Message {
    Message(
      .otherWay,
      "\(name.map(\.quoted) ?? "this step") \(rises ? "rises" : "falls") to zero, but looks like a \(rises ? "fall" : "rise") from zero; set "
        + "\"colorBySign\": true, or \"valueLabels\": true")
  }

  static var reachedTargetLooksMissed: Message {
    Message(
      .otherWay,
      "the value is equal to its target, but SAP's engine colors it like one below; set its color in "
        + "'colorsForCategory'")
  }

  /// The last column of a waterfall, which is added to the sum before it, is read as a total.
  static func stepLikeTotal(_ name: String?, value: Double, sum: Double, category: Int) -> Message {
    let column = name.map(\.quoted) ?? "the last column"
    let (added, total) = (Decimal.text(value, decimals: 9), Decimal.text(sum, decimals: 9))
    return Message(
      .otherWay,
      "\(column) adds \(added) to \(total), but looks like a total of \(added); "
        + "add \(category) to 'indexesOfTotalsCategories', and use null for the sum")
  }

  static func bubblesWithoutSize(_ count: Int, isMissing: Bool, size: String) -> Message {
    Message(
      count == 1 && isMissing ? .empty : .ignored,
      count == 1
        ? "\(size), so the bubble is not drawn; use a size above 0"
        : "this bubble and \(count - 1) more have no size above 0 and are not drawn; use sizes "
          + "above 0")
  }

  /// `hasParts` is set if the ring has other parts, whose percentages are then of these alone.
  static func negativePart(_ value: Double, hasParts: Bool) -> Message {
    Message(
      .ignored,
      "\(Decimal.text(value)) is negative and is not drawn because a donut has no negative "
        + "parts\(hasParts ? ", and the percentages leave it out" : ""); use another chart type")
  }

  static func missingActual(hasForecast: Bool) -> Message {
    Message(
      .empty,
      "the first value (the actual value) is missing, so "
        + (hasForecast ? "the bar shows the forecast" : "no bar is drawn") + "; set it")
  }

  static func missingShares(_ count: Int, of total: Int) -> Message {
    guard count < total else {
      return Message(.empty, "no part has a value, so the ring is drawn empty; add values")
    }
    return Message(
      .otherWay,
      "\(count) of \(total.counted("part")) \(count == 1 ? "has" : "have") no value, so the ring shows the others as "
        + "the whole; add the missing \(count == 1 ? "value" : "values"), or use 0 for none")
  }

  /// Parts in percent add up to another whole than the ring's.
  static func partsOfOtherWhole(_ sum: Double) -> Message {
    Message(
      .otherWay,
      "the parts add up to \(Decimal.text(sum * 100, decimals: 1))%, but the ring shows them as the whole; "
        + (sum < 1 ? "add the rest as a part" : "correct them, or use another chart type"))
  }

  static func thresholdsSwapped(upper: Double, lower: Double) -> Message {
    Message(
      .outOfRange,
      "the upper threshold, \(Decimal.quoted(upper, beside: [lower])), is less than the lower one, "
        + "\(Decimal.quoted(lower, beside: [upper])); swap the third and the fourth series")
  }

  static var missingTargets: Message {
    Message(.empty, "no column has a target; add a second series with one for each category")
  }

  static var missingPart: Message {
    Message(
      .empty,
      "the second value (the part) is missing, so the chart is drawn empty; set it")
  }

  static func unseenShare(_ part: Double, isAll: Bool) -> Message {
    Message(
      .noRoom,
      "the disc has one color, but no text says that the part, \(Decimal.text(part)), is "
        + "\(isAll ? "the whole" : "none of the whole"); make the chart larger")
  }

  static var emptyWhole: Message {
    Message(.empty, "the total is 0, so the chart is drawn empty; use a total above 0")
  }

  static func partOutsideWhole(_ part: Double, whole: Double) -> Message {
    Message(
      .outOfRange,
      "\(Decimal.quoted(part, beside: [0, whole])) is not between 0 and the total, "
        + "\(Decimal.quoted(whole, beside: [part])), so the chart "
        + "is drawn \(part / whole > 1 ? "full" : "empty"); correct one of them")
  }

  static var nameOfWhole: Message {
    Message(
      .ignored,
      "the label of the total is not drawn because a ring shows only the label of the part; remove "
        + "it")
  }

  static func percentOfOtherWhole(_ whole: Double) -> Message {
    Message(
      .otherWay,
      "the ring shows the part with a percent sign, which is correct only for a total of 100, not "
        + "for \(Decimal.quoted(whole, beside: [100])); use a total of 100")
  }

  static func wrongCountOfValues(_ count: Int, categories categoryCount: Int) -> Message {
    Message(
      .wrongCount,
      count.counted("value") + " for "
        + categoryCount.counted("category", "categories")
        + "; use one for all or one for each")
  }

  static func earlierEndOfData(_ own: String, others: String) -> Message {
    Message(
      .beyondAxis,
      "the data ends at \(own), but in other figures at \(others); add the later values")
  }

  static func titlesOfReferencesLeftOut(_ count: Int, of total: Int, isHorizontal: Bool) -> Message
  {
    Message(
      .noRoom,
      "\(some(count, of: total, "reference title")) \(count == 1 ? "does" : "do") not fit; make the chart "
        + (isHorizontal ? "wider" : "taller"))
  }

  static var referenceWithoutAxis: Message {
    Message(
      .noRoom,
      "nothing shows which of the two axes the title belongs to; shorten it, or make the chart wider"
    )
  }

  static func ticksLeftOut(_ count: Int, of total: Int, advice: String) -> Message {
    Message(
      .noRoom,
      "\(some(count, of: total, "tick")) \(count == 1 ? "does" : "do") not fit; "
        + advice)
  }

  static var labelsAbbreviated: Message {
    Message(.noRoom, "labels are abbreviated and rounded to fit; make the chart wider")
  }

  static func labelsLeftOut(_ count: Int) -> Message {
    let labels =
      count == 1 ? "the label does not fit and is" : "the \(count) labels do not fit and are"
    return Message(.noRoom, "\(labels) left out; make the chart wider")
  }

  static func ticksWithoutLabel(_ leftOutCount: Int, of count: Int) -> Message {
    Message(
      .noRoom,
      "\(some(leftOutCount, of: count, "tick")) \(leftOutCount == 1 ? "has" : "have") no label; make "
        + "the chart wider")
  }

  static var valueLabelsRounded: Message {
    Message(.noRoom, "value labels are rounded to fit; make the chart larger")
  }

  /// `areTogether` is set if the labels of a series, or of a ring, are drawn only if all of them fit.
  static func valueLabelsLeftOut(
    _ leftOutCount: Int, of count: Int, areTogether: Bool
  ) -> Message {
    guard areTogether else {
      return Message(
        .noRoom, "\(losses(leftOutCount, of: count, "value label")); make the chart larger")
    }
    return Message(
      .noRoom,
      "\(some(leftOutCount, of: count, "value label")) are left out because some of them do not fit; make the chart "
        + "larger, or set \"valueLabels\": \"fit\" to draw the others")
  }

  /// The parts that do not fit, such as `2 of 5 names do not fit and are left out`.
  private static func losses(_ count: Int, of total: Int, _ part: String) -> String {
    "\(some(count, of: total, part)) "
      + "\(count == 1 ? "does not fit and is" : "do not fit and are") left out"
  }

  /// Some parts, such as `2 of 5 names`, or `the name` where it is the only one.
  private static func some(_ count: Int, of total: Int, _ part: String) -> String {
    total == 1 ? "the \(part)" : "\(count) of \(total.counted(part))"
  }

  /// Parts none of which fits, such as `none of the 5 names fit`.
  private static func none(of count: Int, _ part: String) -> String {
    count == 1 ? "the \(part) does not fit" : "none of the \(count.counted(part)) fit"
  }

  static func namesLeftOut(_ leftOutCount: Int, of count: Int) -> Message {
    Message(
      .noRoom,
      "\(losses(leftOutCount, of: count, "name")); make the chart larger")
  }

  /// `total` is the number of names that the axis shows, `label` what they are called, and `mark` what they name.
  static func namesMisplaced(
    _ count: Int, of total: Int, _ label: String, below mark: String
  ) -> Message {
    let names =
      count == 1 ? "a \(label) is" : "\(total == 2 ? "both" : "\(count)") \(label)s are"
    return Message(
      .noRoom,
      "\(names) wider than the place of "
        + "\(count == 1 ? "its \(mark) and reaches" : "their \(mark)s and reach") below others; "
        + (label == "date"
          ? "make the chart wider"
          : "shorten the names, make the chart wider or use a 'bar' chart"))
  }

  static func namesOnColumns(_ count: Int, of total: Int) -> Message {
    Message(
      .noRoom,
      "\(some(count, of: total, "name")) \(count == 1 ? "lies" : "lie") on columns; set \"labelsPosition\": "
        + "\"fixedBottom\"")
  }

  static var labelOfEmptyPart: Message {
    Message(.noRoom, "the part with the value 0 has no space for its label; name it in a legend")
  }

  static var textOfRingLeftOut: Message {
    Message(.noRoom, "the text does not fit in the ring and is left out; make the chart larger")
  }

  /// How to get names that are cut or left out.
  enum NameAdvice: String {
    case space = "shorten the names or make the chart larger"
    case bars = "shorten the names, make the chart larger or use a 'bar' chart"
    case time = "set \"scale\": \"time\" in 'categoryAxis', or make the chart larger"
  }

  static func namesCut(
    _ cutCount: Int, alike alikeCount: Int, leftOut leftOutCount: Int, of count: Int,
    lacksLast: Bool, advice: NameAdvice
  ) -> Message {
    let alike =
      switch alikeCount {
      case 0: ""
      case cutCount: cutCount == 1 ? " and reads like another" : " and read alike"
      default: ", and \(alikeCount) of them \(alikeCount == 1 ? "reads" : "read") like another"
      }
    let losses = [
      leftOutCount == count && count > 0
        ? none(of: count, "name")
        : leftOutCount > 0
          ? some(leftOutCount, of: count, "name")
            + (lacksLast && leftOutCount > 1 ? ", including the last," : "")
            + " \(leftOutCount == 1 ? "is" : "are") left out"
          : nil,
      cutCount > 0
        ? "\(some(cutCount, of: count, "name")) \(cutCount == 1 ? "is" : "are") truncated" + alike
        : nil,
    ].compactMap(\.self)
    return Message(.noRoom, losses.joined(separator: " and ") + "; \(advice.rawValue)")
  }
}
