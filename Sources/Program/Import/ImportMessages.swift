package import FioriBasics
import FioriRender

/// Problems of manifests as a whole.
extension Message {
  package static var importedDescriptionTooLong: Message {
    Message(
      .limit,
      "the description would have more than the \(Limits.inputByteCount) bytes allowed; shorten "
        + "the data")
  }

  package static func manifestIsNotJSON(_ problem: Message) -> Message {
    problem.prefixed("this is not JSON: ")
  }

  package static var unreadableManifest: Message {
    Message(.syntax, "this is not JSON: it cannot be read")
  }

  static var noCardInManifest: Message {
    Message(
      .other,
      "'sap.card' is missing; use the manifest of a UI Integration Card, or an adaptive card")
  }

  static func unsupportedCard(_ type: String?) -> Message {
    Message(
      .other,
      type.map {
        "'\($0)' cards cannot be converted; only Analytical, List, Object, Table and AdaptiveCard can"
      } ?? "'type' is missing; use Analytical, List, Object, Table or AdaptiveCard")
  }

  /// A part that nothing reads.
  static var notConverted: Message { Message(.other, "not converted") }

  /// A part that a card or its picture has no place for.
  static func notConverted(because reason: String) -> Message {
    Message(.other, "not converted because \(reason)")
  }

  /// A part that is written by hand in the description.
  static func notConverted(remedy: String) -> Message {
    Message(.other, "not converted; \(remedy)")
  }
}

/// Problems of data, bindings and values.
extension Message {
  static func dataNotLoaded(from url: String?) -> Message {
    let source = url.map { " of '\($0)'" } ?? ""
    return Message(.other, "the data\(source) is not loaded; pass it with --data")
  }

  static func noDataAtPath(_ path: String) -> Message {
    Message(.other, "the data has no '\(path)'; correct the path")
  }

  static func noValueAtPath(_ path: String) -> Message {
    Message(.other, "the data has no '\(path)'; correct the path, or pass the data with --data")
  }

  static func noArrayAtPath(_ path: String) -> Message {
    Message(.other, "the data has no array '\(path.prefix(80))'; pass the data with --data")
  }

  static func severalValuesAtPath(_ path: String, found: String) -> Message {
    Message(
      .other,
      "'\(path)' in the data is \(found), not a single value; use the path of a single value")
  }

  static var noDataForPart: Message {
    Message(.other, "not converted because there is no data for it; pass the data with --data")
  }

  static var noDataForItems: Message {
    Message(.other, "there is no data for the items; pass it with --data")
  }

  static func rowsNotDrawn(_ count: Int, limit: Int) -> Message {
    Message(.other, "\(count) rows, but only the first \(limit) are drawn; use fewer rows")
  }

  static func expectedString(found: String) -> Message {
    Message(.other, "expected a string, found \(found)")
  }

  static func manifestNumberTooFar(_ number: Double) -> Message {
    Message(
      .other, "\(Decimal.text(number)) is too far from zero and is left out; use a smaller number")
  }

  static func notACurrency(_ code: String) -> Message {
    Message(
      .other, "'\(code.prefix(40))' is left out because it is not a currency code such as 'USD'")
  }

  static func manifestTextCutOff(_ count: Int, limit: Int) -> Message {
    Message(
      .other,
      "text has \(count) characters, more than the \(limit) allowed, and is cut off; shorten it")
  }

  static func unclosedBrace(in text: String) -> Message {
    Message(.other, "'\(text)' has an unclosed brace; add '}'")
  }

  static func unsupportedExpression(_ text: some StringProtocol) -> Message {
    Message(.other, "the expression '\(text)' cannot be converted; write its value")
  }

  static func unsupportedBinding(_ path: String) -> Message {
    Message(
      .other, "the binding '{\(path)}' cannot be converted; write only its path, as in '{path}'")
  }

  static func unsupportedFormatter(_ name: String) -> Message {
    Message(.other, "the formatter '\(name)' cannot be converted; write its result")
  }

  static func modelOfApp(_ model: some StringProtocol, in path: String) -> Message {
    Message(
      .other,
      "'{\(path)}' cannot be converted because only the app knows the model '\(model)'; write the "
        + "value")
  }

  static func untranslatedText(_ name: String) -> Message {
    Message(.other, "text '\(name)' is not found beside the manifest; add it to the i18n file")
  }

  static func parameterOfItself(_ name: String) -> Message {
    Message(.other, "the parameter '\(name)' refers to itself; set its value")
  }

  static func parameterWithoutValue(_ name: String) -> Message {
    Message(.other, "the parameter '\(name)' has no value; set one")
  }

  static func dateNotFormatted(_ text: String) -> Message {
    Message(
      .other, "'\(text)' is not a date such as 2026-01-05 and is not formatted; correct the date")
  }

  static func noDateInFunction(_ body: String) -> Message {
    Message(
      .other, "'{{\(body.prefix(40))}}' has no date such as 2026-01-05T08:00:00Z; write one")
  }

  static func stateWithoutColor(_ state: String) -> Message {
    Message(
      .other, "state '\(state)' has no color; use Success, Error, Warning, Information or None")
  }

  static func unknownIcon(_ name: String) -> Message {
    Message(
      .other, "no icon matches '\(name)'; set one such as 'builtin:document' in the description")
  }

  static func imageNotCopied(_ name: String) -> Message {
    Message(.other, "the image '\(name)' is not copied; set an image file in the description")
  }
}

/// Problems of headers, lists, objects and tables.
extension Message {
  static func cardWithoutTitle(used title: String) -> Message {
    Message(.other, "the header has no title, so '\(title)' is used; add a title")
  }

  static func notATimestamp(_ text: String) -> Message {
    Message(
      .other, "'\(text)' is not a date such as 2026-01-05; correct it, or set 'status' instead")
  }

  static func trendWithoutArrow(_ trend: String) -> Message {
    Message(.other, "trend '\(trend)' has no arrow; use Up, Down or None")
  }

  /// A part of a number that is missing; `part` is such as `state`.
  static func partWithoutNumber(_ part: String) -> Message {
    Message(.other, "'\(part)' is not converted because the indicator has no 'number'; set one")
  }

  static func colorWithoutNumber(_ text: String) -> Message {
    Message(
      .other,
      "the color of the state is not converted because '\(text)' is not a number; use a number")
  }

  static func tooManyIndicators(limit: Int) -> Message {
    Message(
      .other,
      "this indicator is left out because a card shows only \(limit); move it to another part")
  }

  static var indicatorWithoutNumber: Message {
    Message(.other, "this indicator is left out because it has no number; add one")
  }

  /// Parts of a card beyond those that it shows; `parts` is such as `items`.
  static func tooManyParts(_ count: Int, _ parts: String, limit: Int) -> Message {
    Message(
      .other, "\(count) \(parts), but a card shows only \(limit); the rest are left out")
  }

  static var highlightWithoutInfo: Message {
    Message(
      .other,
      "'highlight' is not converted because list items have no colored edge; set 'info' and "
        + "'infoState' in the description")
  }

  static var highlightBesideInfo: Message {
    Message(
      .other,
      "'highlight' is ignored because the state of 'info' has another color; remove one of them")
  }

  static func unsupportedItem(_ type: String) -> Message {
    Message(
      .other,
      "items of type '\(type)' cannot be converted; use an item with a 'value' to show text "
        + "instead")
  }

  static var trendOfValue: Message {
    Message(
      .other,
      "'trend' is not converted because values have no arrow; set a 'kpi' in the description")
  }

  static var unsupportedColumn: Message {
    Message(
      .other, "this column is left out because table cells can have only text and numbers")
  }

  static var progressOfCell: Message {
    Message(
      .other, "'percent' is not drawn because table cells have no bars; 'text' is used instead")
  }
}

/// Problems of buttons.
extension Message {
  /// A button without a text; `key` is where it belongs.
  static func buttonWithoutText(_ key: String) -> Message {
    Message(.other, "this button is left out because it has no text; set '\(key)'")
  }

  static func unknownButtonStyle(_ name: String, known: [String]) -> Message {
    Message(
      .other,
      "'\(name.prefix(40))' is not a button style; use \(Suggestion.list(known, joiner: "or"))")
  }

  static func colorOfMainButton(_ style: String) -> Message {
    Message(
      .other,
      "the color of '\(style)' is not converted because the main button always has the tint color")
  }

  static var tooManyButtons: Message {
    Message(.other, "this button is left out because a card can have only two")
  }

  static func unsupportedFooterPart(_ type: String) -> Message {
    Message(.other, "'\(type)' is not allowed at the bottom of a card; use a button")
  }
}

/// Problems of charts.
extension Message {
  static func unsupportedChart(_ name: String, known: String) -> Message {
    Message(.other, "chart type '\(name)' cannot be converted; use a type such as \(known)")
  }

  /// The failure of a chart, with the option that writes its card.
  func orKeepGoing() -> Message {
    suffixed(", or pass --keep-going to write the card without its chart")
  }

  static func tooFewMeasures(_ type: ChartType, least: Int) -> Message {
    Message(
      .other,
      "a \(type) chart needs \(least) measures; add one for each axis"
        + (least == 3 ? ", and one for the sizes" : ""))
  }

  static var noMeasure: Message {
    Message(.other, "the chart has no measure; add one with a name and a value")
  }

  static func chartWithoutData(remedy: String) -> Message {
    Message(.other, "there is no data for the chart; \(remedy)")
  }

  static var chartWithoutNumbers: Message {
    Message(
      .other,
      "the chart is left out because its data has no numbers named 'y' or 'value'; rename their field"
    )
  }

  static func seriesNotDrawn(_ count: Int, limit: Int) -> Message {
    Message(
      .other, "\(count) series, but a chart can have only \(limit); the rest are left out")
  }

  static func notANumberInChart(_ text: String) -> Message {
    Message(.other, "'\(text.prefix(40))' is left out because it is not a number")
  }

  static func notNumbersInChart(_ count: Int, of total: Int, example: String) -> Message {
    Message(
      .other,
      "\(count) of \(total) values are left out because they are not numbers, for example "
        + "'\(example.prefix(40))'")
  }

  static var measureWithoutNumbers: Message {
    Message(
      .other, "not converted because no row has a number for it; correct its value, or the data")
  }

  static func repeatedValue(of series: String, at category: String) -> Message {
    Message(.other, "'\(series)' has several values for '\(category)'; the last one is used")
  }

  /// Dates that are not placed by time.
  static func evenlySpaced(because reason: String) -> Message {
    Message(.other, "the categories are evenly spaced because \(reason)")
  }

  static var drawnUpright: Message {
    Message(
      .other,
      "the chart is drawn upright because descriptions have no horizontal chart of this type")
  }

  static var subtotalFromBaseline: Message {
    Message(.other, "subtotals are drawn as totals from the baseline")
  }

  static func partOfChartCard(_ part: String) -> Message {
    Message(.other, "not converted because a card with a chart cannot have \(part)")
  }

  static var colorOfDetails: Message {
    Message(
      .other,
      "'state' is ignored because 'details' is joined with other lines, and joined lines have one "
        + "color; set the 'color' of 'details' in the description to color all of them")
  }

  static func unsupportedFeed(_ uid: String, of type: ChartType) -> Message {
    Message(
      .other,
      "feed '\(uid)' is not converted because a \(type) chart has no such part; use the uid of "
        + "another part")
  }

  static func unusedField(_ name: String) -> Message {
    Message(
      .other, "not converted because no feed uses it; add '\(name)' to the values of a feed")
  }

  static func unknownField(_ name: String, isMeasure: Bool, known: [String]) -> Message {
    Message(
      .other,
      "there is no \(isMeasure ? "measure" : "dimension") '\(name)'; "
        + (known.isEmpty ? "add one" : "use \(Suggestion.list(known, joiner: "or"))"))
  }

  static var secondActualMeasure: Message {
    Message(
      .other,
      "not converted because a bullet chart has only one measure of actual values; use another "
        + "chart")
  }

  static func tooManyMeasures(of type: ChartType, limit: Int) -> Message {
    Message(
      .other,
      "not converted because a \(type) chart has only \(limit == 1 ? "one measure" : "\(limit) measures"); "
        + "use another chart")
  }

  static func dimensionOfSingleSeries(_ type: ChartType) -> Message {
    Message(
      .other,
      "not converted because a \(type) chart has only one series; use a 'stackedColumn' chart")
  }

  static var titleOfChart: Message {
    Message(
      .other,
      "the title of the chart is not drawn because the card has a title; change the card's title")
  }

  static var labelsOfPoints: Message {
    Message(.other, "data labels are not converted because points have no labels")
  }

  static func referenceWithoutNumber(axis: String) -> Message {
    Message(
      .other,
      "the reference line is left out because its value is not a number; set '\(axis).references' in "
        + "the description")
  }

  static var colorOfReference: Message {
    Message(.other, "not converted because reference lines have the color of text")
  }

  static func unknownChartColor(_ name: String) -> Message {
    Message(
      .other,
      "unknown color '\(name.prefix(40))'; use one such as '#5899DA' or "
        + "'sapUiChartPaletteSemanticBad'")
  }

  /// A color rule that is left out; `part` is what it lacks, such as `'dataContext'`.
  static func incompleteRule(without part: String) -> Message {
    Message(
      .other,
      "this rule is left out because it has no \(part); set 'rules' of a series in the description")
  }

  static var unsupportedRule: Message {
    Message(
      .other,
      "this rule is left out because only rules with one range of one measure can be converted; set "
        + "'colorsForCategory' in the description")
  }

  static func ruleOfUnknownMeasure(_ name: String) -> Message {
    Message(
      .other,
      "this rule is left out because the chart has no measure '\(name)'; set 'colorsForCategory', or "
        + "'rules' of a series, in the description")
  }
}

/// Problems of adaptive cards.
extension Message {
  static var emptyAdaptiveCard: Message {
    Message(
      .other, "nothing in the card can be converted; add text, facts, a table or a chart")
  }

  static var adaptiveCardWithoutTitle: Message {
    Message(.other, "the card has no title; add one")
  }

  static func unsupportedElement(_ type: String, hasFallback: Bool) -> Message {
    Message(
      .other,
      "'\(type.prefix(40))' cannot be converted; "
        + (hasFallback ? "its fallback is used" : "write its content as text or as an item"))
  }

  static var conditionOfElement: Message {
    Message(
      .other,
      "'$when' is not converted, so the element is always drawn; remove the element if it "
        + "should not appear")
  }

  static var secondContent: Message {
    Message(
      .other, "a card can have only one content element; move this one to a card of its own")
  }

  static var tooManyTexts: Message {
    Message(
      .other,
      "this text is left out because a card with a table or a chart shows at most five; move it to a "
        + "card of its own")
  }

  static var tooManyFacts: Message {
    Message(
      .other,
      "this fact is left out because a card with a table or a chart shows at most two; move it to a "
        + "card of its own")
  }

  static func tooManyItems(limit: Int) -> Message {
    Message(
      .other,
      "this item is left out because a card shows only \(limit) groups of \(limit) items; move it to "
        + "a card of its own")
  }

  static var colorOfTitle: Message {
    Message(.other, "not converted because a title has one color")
  }

  static var colorOfRun: Message {
    Message(
      .other,
      "not converted because the runs become one string; write the text as runs in the description")
  }

  static func unknownTextColor(_ name: String) -> Message {
    Message(
      .other,
      "'\(name.prefix(40))' is not a text color; use 'good', 'warning', 'attention' or 'accent'")
  }

  static var secondImage: Message {
    Message(
      .other,
      "this image is left out because a card has one image beside its title; set 'icons' in the "
        + "description")
  }

  static func adaptiveImageNotCopied(_ name: String) -> Message {
    Message(
      .other,
      "the image '\(name.prefix(80))' is not copied; set 'detailImage' to a file in the "
        + "description")
  }

  static var cardBehindButton: Message {
    Message(
      .other, "the card behind the button is left out because a picture cannot be tapped")
  }

  static var backgroundOfElement: Message {
    Message(
      .other,
      "not converted because a part of a card cannot have a background; set the color of its text instead"
    )
  }

  static var unsupportedCell: Message {
    Message(
      .other, "not converted because a table cell can have only text; move it out of the table")
  }

  static var sharesOfBars: Message {
    Message(
      .other,
      "not converted because bars do not show shares of a whole; use a 'stackedBar' chart with "
        + "'stacking'")
  }

  static var endsOfAxis: Message {
    Message(
      .other,
      "'yMin' and 'yMax' are left out because 'yMin' is not less than 'yMax'; correct them")
  }

  static var gaugeWithoutNumber: Message {
    Message(.other, "the gauge is left out because its 'value' is not a number; set one")
  }

  static var gaugeWithoutRange: Message {
    Message(.other, "the gauge is left out because 'max' is not more than 'min'; correct them")
  }

  static func unknownAdaptiveColor(_ name: String) -> Message {
    Message(
      .other,
      "'\(name.prefix(40))' is not a color of adaptive cards; set 'color' of the series in the "
        + "description")
  }
}
