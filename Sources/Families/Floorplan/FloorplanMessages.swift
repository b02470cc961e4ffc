import FioriBasics
import FioriCharts

/// Problems of chart floorplans.
extension Message {
  static var floorplanWithoutTitle: Message {
    Message(
      .missingKey, "'title' is missing, so the floorplan is drawn without one; set it",
      .missingKey("title"))
  }

  static var floorplanWithoutChart: Message {
    Message(.empty, "there is no chart; add a 'chartView' or remove this key")
  }

  static func wrongCountOfTitles(_ count: Int, series seriesCount: Int) -> Message {
    Message(
      .wrongCount,
      count.counted("title") + " for \(seriesCount) series; remove the titles without "
        + "a series")
  }

  static func titleOfNoAxis(of type: String) -> Message {
    Message(.ignored, "chart type '\(type)' has no axis; remove the title")
  }

  static func titleReplaced(by key: String) -> Message {
    Message(.conflict, "the floorplan's '\(key)' replaces this title; remove one of them")
  }

  static var chartDoesNotFitBelowSummary: Message {
    Message(
      .noRoom,
      "the chart does not fit below the texts and is left out; make the view taller, or shorten the texts"
    )
  }

  static func tooManySummaryItems(_ count: Int) -> Message {
    Message(
      .limit,
      "\(count) items, more than the \(Limits.itemCount) allowed; remove "
        + "\(count - Limits.itemCount)")
  }

  static func missingKeyOfRange(_ key: String) -> Message {
    Message(.missingKey, "'\(key)' is missing; add it to the range", .missingKey(key))
  }

  static func unexpectedKeyInRange(_ key: String) -> Message {
    Message(
      .ignored, "'\(key)' cannot be used in an item with a range; remove it or the range")
  }

  static var emptySummaryItem: Message {
    Message(.empty, "no title, category, values or trend; add at least one")
  }

  static func wrongCountOfSummaryValues(_ valueCount: Int, series count: Int) -> Message {
    Message(
      .wrongCount,
      valueCount.counted("value") + " for \(count) series; remove \(valueCount - count), or set "
        + "\"series\": null in the item if its values do not belong to any series")
  }

  static func expectedCategoryIndex(found category: Int) -> Message {
    Message(
      .wrongValue,
      "expected the index of a category, or -1 for an aggregate, found \(category)")
  }

  static func noSuchSummaryCategory(_ category: Int, isEmpty: Bool, right: String) -> Message {
    Message(isEmpty ? .empty : .noSuchIndex, "category \(category) does not exist; \(right)")
  }
}
