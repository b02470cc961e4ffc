import FioriBasics

/// Problems of cards.
extension Message {
  static var emptyCollection: Message {
    Message(.empty, "the collection has no cards; add at least one")
  }

  static func tooManyCards(_ count: Int) -> Message {
    Message(
      .limit,
      "\(count) cards, more than the \(Limits.cardCount) allowed; use several collections")
  }

  /// The heights are in points.
  static func cardsNeedHeight(_ needed: Double, declared: Double) -> Message {
    Message(
      .noRoom,
      "a card is \(Decimal.points(needed.rounded(.up))) high because its content does not fit into "
        + "\(Decimal.points(declared)); use a larger height, or shorten the card")
  }

  static func tooManyParts(_ count: Int, named name: String, limit: Int) -> Message {
    Message(.noRoom, "\(count) \(name)s, but a card shows only \(limit); remove \(count - limit)")
  }

  static func wrongCountOfCells(_ cells: Int, columns count: Int) -> Message {
    Message(
      .ignored,
      "\(cells) cells for \(count.counted("column")); "
        + (cells == count + 1
          ? "the last cell is not drawn; remove it or add a column"
          : "the last \(cells - count) cells are not drawn; remove them or add columns"))
  }

  /// `cutsRow` says that the row before the missing ones is without its last lines.
  static func rowsDoNotFit(_ count: Int, cutsRow: Bool, widget: String) -> Message {
    let rows =
      switch (count, cutsRow) {
      case (0, _): "the last lines of a row do"
      case (1, false): "the last row does"
      case (_, false): "the last \(count) rows do"
      case (1, true): "the last row and the last lines of the one before it do"
      case (_, true): "the last \(count) rows and the last lines of the one before them do"
      }
    return Message(.noRoom, "\(rows) not fit into a \(widget) widget; shorten the card")
  }

  static func cardDoesNotFit(widget: String) -> Message {
    Message(.noRoom, "does not fit into a \(widget) widget and is left out; shorten the card")
  }

  static var textLeavesChartItsHeight: Message {
    Message(
      .noRoom, "does not fit above the chart and its names, and is left out; make the card taller")
  }

  static func chartDoesNotFitBelowTexts(hasLegend: Bool) -> Message {
    Message(
      .noRoom,
      "does not fit below the texts and is left out\(hasLegend ? ", with its legend" : ""); shorten the texts, or "
        + "make the card taller")
  }

  static var doesNotFitBelowNumber: Message {
    Message(.noRoom, "does not fit below the number and is left out; make the card taller")
  }

  static func plotIsLow(
    _ height: Double, belowFactsAndLegend: Bool, widget: String?
  ) -> Message {
    let parts = belowFactsAndLegend ? "facts and a legend" : "the other parts"
    let fix = widget == nil ? "make the card taller" : "use a larger widget"
    return Message(
      .noRoom,
      "\(parts) leave the plot only \(Decimal.points(height.rounded())) of height; remove one of them, or \(fix)"
    )
  }

  static func tooManyIcons(_ count: Int, limit: Int) -> Message {
    Message(.noRoom, "\(count) icons, but a card shows only \(limit); remove \(count - limit)")
  }

  static func tooManyItemsOfRow(_ count: Int, limit: Int) -> Message {
    Message(.noRoom, "\(count) items, but a row shows only \(limit); remove \(count - limit)")
  }

  static func tooManyStars(_ rating: Double, of count: Int) -> Message {
    Message(
      .outOfRange,
      "\(Decimal.text(rating)) of \(count.counted("star")); use at most \(count), or raise 'of'")
  }

  static var cardWithoutTitle: Message {
    Message(
      .missingKey, "'title' is missing, so the card is drawn without one; set it",
      .missingKey("title"))
  }

  static var descriptionWithoutPicture: Message {
    Message(
      .ignored,
      "not drawn: the description appears only over a picture; set 'mediaImage' to one that is "
        + "not a template, or remove the description")
  }

  static var captionWithoutKPI: Message {
    Message(
      .ignored,
      "not drawn: this caption is only for a 'kpi' without a caption; add such a KPI, or remove "
        + "the caption")
  }

  static var doesNotFitBesideTitle: Message {
    Message(.noRoom, "does not fit beside the title and is left out; make the view wider")
  }

  static func doesNotFitBesideNumber(_ text: String) -> Message {
    Message(
      .noRoom,
      "'\(text)' does not fit beside the number and is left out; make the view wider")
  }

  static var trendReplacesSubtitle: Message {
    Message(.conflict, "the trend replaces the subtitle; remove one of them")
  }

  static func titlesWithoutSeries(_ count: Int, of total: Int) -> Message {
    Message(
      .wrongCount,
      "\(count) of \(total.counted("title")) \(count == 1 ? "names a series" : "name series") that the chart does "
        + "not draw and \(count == 1 ? "is" : "are") left out; remove \(count == 1 ? "it" : "them")"
    )
  }

  static func rulesReplaceName(_ name: String) -> Message {
    Message(
      .conflict,
      "the legend shows the rules instead of \(name.quoted), so nothing in the picture says it; write it in "
        + "'title' or 'subtitle', or remove it")
  }

  /// `limit` is the number of entries of a legend whose names fit; `nil` if they do not.
  static func namesOfLegendLeftOut(_ count: Int, of total: Int, limit: Int?) -> Message {
    let reason =
      limit.map { "are left out because the legend of a card has \($0) entries" }
      ?? "\(count == 1 ? "does not fit and is" : "do not fit and are") left out"
    return Message(
      .noRoom,
      "\(count) of \(total) names \(reason); name fewer series, or set 'legend' in 'chartView' instead"
    )
  }

  static var seriesAlreadyNamed: Message {
    Message(.conflict, "the 'legend' repeats the card's 'seriesTitles'; remove one of the two")
  }

  static func tooManyFacts(limit: Int) -> Message {
    Message(.noRoom, "not drawn: a card shows at most \(limit) facts; remove it")
  }
}
