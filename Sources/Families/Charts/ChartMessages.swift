import FioriBasics

/// Problems of charts as they are drawn.
extension Message {
  static func namesInLegend(_ names: String) -> Message {
    Message(.noRoom, "\(names); make the chart higher")
  }

  static var bubbleSizesDoNotFit: Message {
    Message(.noRoom, "the sizes of bubbles have no room in the legend; make the chart larger")
  }

  static func valuesBeyondAxis(
    _ subject: String, _ side: String, marks: String, object: String, remedy: String
  ) -> Message {
    Message(.beyondAxis, "\(subject) \(side), and \(marks) \(object); \(remedy)")
  }

  static func chartDoesNotFit(plotSide: Double, side: String, larger: String) -> Message {
    Message(
      .noRoom,
      "the chart has no room: its plot is \(Decimal.text(plotSide, decimals: 1)) points \(side); "
        + "make the chart \(larger)")
  }

  static func noNameFits(of count: Int) -> Message {
    Message(.noRoom, "none of the \(count) names fits; make the chart higher")
  }

  static func partDoesNotFit(_ part: String, has: String, verb: String) -> Message {
    Message(.noRoom, "\(part) \(has) no room and \(verb) left out; make the chart higher")
  }

  static var noSeriesTitles: Message {
    Message(.empty, "no series has a title; the legend is empty")
  }

  static func coveredColumns(_ count: Int, of total: Int) -> Message {
    Message(
      .data,
      "\(count) of \(total) columns are covered by others of nearly the same date; make the chart "
        + "wider, or give a longer period one column")
  }

  static func areasOfBubbles(_ one: String, _ other: String, ratio: Double, remedy: String)
    -> Message
  {
    Message(
      .otherWay,
      "bubbles of \(one) and \(other) have areas as 1 to "
        + "\(Decimal.text((ratio * 10).rounded() / 10)); \(remedy)")
  }

  static var zeroIsNotLevel: Message {
    Message(
      .otherWay,
      "zero is not level on the two axes because of their given ends; remove 'explicitMin' and "
        + "'explicitMax'")
  }

  static func otherEndsThanFigures(_ own: String, shared: String) -> Message {
    Message(
      .beyondAxis,
      "the axis has \(own), and the other figures \(shared); remove this to compare them")
  }

  static func tickBeyondAxis(_ tick: Double, ends: String) -> Message {
    Message(.beyondAxis, "\(Decimal.text(tick)) lies beyond the axis, \(ends); it is not drawn")
  }

  static func beyondShares(_ number: Double) -> Message {
    Message(
      .beyondAxis,
      "\(Decimal.text(number)) is beyond all shares, which are fractions, such as 0.6 for 60%")
  }

  static func referenceBeyondAxis(_ found: String, ends: String, isCut: Bool) -> Message {
    Message(
      .beyondAxis,
      "\(found) lies \(isCut ? "partly " : "")beyond the axis, \(ends); "
        + (isCut ? "it is cut there" : "it is not drawn"))
  }

  static func roundedTick(_ tick: Double, label: String) -> Message {
    Message(
      .roundedLabel,
      "tick \(Decimal.text(tick, decimals: 9)) has the label '\(label)'; give 'format' more "
        + "'maximumFractionDigits'")
  }

  static func sameLabels(tick: Double) -> Message {
    Message(
      .roundedLabel,
      "ticks \(Decimal.text(tick, decimals: 9)) and others have the same label; give 'format' "
        + "more 'maximumFractionDigits'")
  }

  static func misreadLabel(of what: String, _ value: Double, misreading: String) -> Message {
    Message(
      .roundedLabel,
      "\(what) \(value) has a label that \(misreading); give 'format' more 'maximumFractionDigits'")
  }

  static func tooManyValueLabels(_ count: Int) -> Message {
    Message(
      .noRoom,
      "\(count) of \(count) value labels do not fit and are left out; draw fewer values")
  }

  static func totalsLeftOut(_ leftOutCount: Int, of count: Int, negativeCount: Int) -> Message {
    Message(
      .noRoom,
      "\(leftOutCount) of \(count) totals \(leftOutCount == 1 ? "is" : "are") left out: beyond a "
        + "stack with negative parts, a total would read as the sum of the positive ones"
        + (leftOutCount > negativeCount ? "; 'fit' keeps those of the other stacks" : ""))
  }

  static func wrongTotal(_ total: Double, sum: Double, more: String) -> Message {
    Message(
      .wrongCount,
      "the total \(Decimal.text(total, decimals: 9)) differs from the sum of the values before "
        + "it, \(Decimal.text(sum, decimals: 9))\(more); correct it, or give null for the sum")
  }

  static func bubblesWithoutSize(_ count: Int, isMissing: Bool, size: String) -> Message {
    Message(
      count == 1 && isMissing ? .empty : .ignored,
      count == 1
        ? "\(size), so the bubble is not drawn"
        : "this and \(count - 1) other bubbles have no size above 0 and are not drawn")
  }

  static func negativePart(_ value: Double) -> Message {
    Message(
      .ignored,
      "\(Decimal.text(value)) is negative, and a donut has no negative parts; it is not drawn")
  }

  static func missingActual(hasForecast: Bool) -> Message {
    Message(
      .empty,
      "the first value, which is the actual one, is missing; "
        + (hasForecast ? "the bar is the forecast" : "no bar is drawn"))
  }

  static var missingPart: Message {
    Message(.empty, "the second value, which is the part, is missing; the chart is drawn empty")
  }

  static var emptyWhole: Message {
    Message(.empty, "a whole of 0 has no parts; the chart is drawn empty")
  }

  static func partOutsideWhole(_ part: Double, whole: Double) -> Message {
    Message(
      .outOfRange,
      "\(Decimal.text(part)) is not between 0 and the whole, \(Decimal.text(whole)); the chart is "
        + "drawn \(part / whole > 1 ? "full" : "empty")")
  }

  static var nameOfWhole: Message {
    Message(.ignored, "the name of the whole is not drawn; the ring has room for that of its part")
  }

  static func percentOfOtherWhole(_ whole: Double) -> Message {
    Message(
      .otherWay,
      "the ring's text is the part with a percent sign, right of 100 alone, found "
        + Decimal.text(whole))
  }

  static func wrongCountOfValues(_ count: Int, categories categoryCount: Int) -> Message {
    Message(
      .wrongCount,
      ChartCheck.counted(categoryCount, "value") + " for "
        + ChartCheck.counted(categoryCount, "category", "categories")
        + "; give one for all or one for each")
  }

  static func earlierEndOfData(_ own: String, others: String) -> Message {
    Message(.beyondAxis, "the data ends at \(own), and that of other figures at " + others)
  }

  static func titlesOfReferencesLeftOut(_ count: Int, of total: Int, isHorizontal: Bool) -> Message
  {
    Message(
      .noRoom,
      "\(count) of the \(total) titles of references do not fit; make the chart "
        + (isHorizontal ? "wider" : "higher"))
  }

  static func ticksLeftOut(_ count: Int, of total: Int, advice: String) -> Message {
    Message(
      .noRoom,
      "\(count) of the \(total) ticks \(count == 1 ? "does" : "do") not fit; "
        + advice)
  }

  static var labelsAbbreviated: Message {
    Message(.noRoom, "labels are abbreviated and rounded to fit; make the chart wider")
  }

  static func labelsLeftOut(_ count: Int) -> Message {
    Message(.noRoom, "the \(count) labels do not fit and are left out; make the chart wider")
  }

  static func ticksWithoutLabel(_ leftOutCount: Int, of count: Int) -> Message {
    Message(
      .noRoom,
      "\(leftOutCount) of the \(count) ticks \(leftOutCount == 1 ? "has" : "have") no label; make "
        + "the chart wider")
  }

  static func valueLabelsLeftOut(_ leftOutCount: Int, of count: Int) -> Message {
    Message(
      .noRoom,
      "\(leftOutCount) of \(count) value labels do not fit and are left out; make the chart larger")
  }

  static func namesLeftOut(_ leftOutCount: Int, of count: Int) -> Message {
    Message(
      .noRoom,
      "\(leftOutCount) of \(count) names do not fit and are left out; make the chart larger")
  }

  static var labelOfEmptyPart: Message {
    Message(.noRoom, "a part of 0 has no room for its label; name it in a legend")
  }

  static var textOfRingLeftOut: Message {
    Message(.noRoom, "its text does not fit into the ring and is left out; make the chart larger")
  }

  static func namesCut(_ losses: String, advice: String) -> Message {
    Message(.noRoom, losses + "; \(advice)")
  }
}
