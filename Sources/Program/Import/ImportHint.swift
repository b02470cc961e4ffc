import FioriBasics

/// Why a part of a manifest is not converted, or which key of a description to write by hand.
enum ImportHint {
  case because(String)
  case advice(String)

  private var message: Message {
    switch self {
    case .because(let reason): .notConverted(because: reason)
    case .advice(let remedy): .notConverted(remedy: remedy)
    }
  }

  /// The reason for all parts that react to a tap.
  static let noTaps = "a picture cannot be tapped"

  /// Returns the reason for a part that nothing reads.
  static func reason(_ path: DescriptionPath) -> Message {
    let keys = path.steps.compactMap { step -> String? in
      if case .key(let key) = step { key } else { nil }
    }
    for count in [2, 1] {
      if let hint = hints[keys.suffix(count).joined(separator: ".")] { return hint.message }
    }
    return .notConverted
  }

  /// The hints by the last one or two keys of a path.
  private static let hints: [String: ImportHint] = [
    "label.formatString": .advice("set 'numericAxis.format' in the description"),
    "dataLabel.formatString": .advice("set 'numericAxis.format' in the description"),
    "valueAxis.label": .advice("set 'numericAxis.format' in the description"),
    "valueAxis2.label": .advice("set 'secondaryNumericAxis.format' in the description"),
    "categoryAxis.label": .advice("set 'categoryAxis.labels' in the description"),
    "timeAxis.label": .advice("set 'categoryAxis.labels' in the description"),
    "line.categoryAxis": .advice("set 'categoryAxis.references' in the description"),
    "line.timeAxis": .advice("set 'categoryAxis.references' in the description"),
    "legend.position":
      .advice("set 'chartView.legend' instead of 'seriesTitles' in the description"),
    "legend.alignment": .because("the legend begins where reading begins"),
    "legendGroup": .advice("set 'chartView.legend' instead of 'seriesTitles' in the description"),
    "layout.position":
      .advice("set 'chartView.legend' instead of 'seriesTitles' in the description"),
    "item.attributes":
      .advice("set 'description' of the items, or use a 'dataTable', in the description"),
    "item.attributesLayoutType":
      .advice("set 'description' of the items, or use a 'dataTable', in the description"),
    "item.chart": .advice("set 'cardBody' to a 'chartView' in the description"),
    "item.actionsStrip": .advice("set 'action' of the card in the description"),
    "referenceLine.defaultStyle": .because("reference lines have the color of text"),
    "icon.color": .because("icons have the color of their text"),
    "icon.backgroundColor": .because("icons have no background"),
    "icon.initials": .advice("set 'detailImage' to an image in the description"),
    "icon.text": .advice("set 'detailImage' to an image in the description"),
    "column.width": .because("columns are as wide as their text"),
    "columns.width": .because("columns are as wide as their text"),
    "showStateIcon": .because("states are shown by color, without icons"),
    "customStateIcon": .because("states are shown by color, without icons"),
    "popover": .because(noTaps),
    "actions": .because(noTaps),
    "selectAction": .because(noTaps),
    "iconUrl": .because("buttons cannot have icons"),
    "backgroundImage": .advice("set 'mediaImage' in the description"),
    "colorSet": .advice("set 'color' of each series in the description"),
    "rtl": .advice("set 'environment.layoutDirection' in the description"),
    "minHeight": .advice("set 'environment.height' in the description"),
    "height": .advice("set 'environment.height' in the description"),
    "titleMaxLines": .advice("set 'numberOfLines' of 'title' in the description"),
    "subTitleMaxLines": .advice("set 'numberOfLines' of 'subtitle' in the description"),
    "subtitleMaxLines": .advice("set 'numberOfLines' of 'subtitle' in the description"),
    "detailsMaxLines": .advice("set 'numberOfLines' of 'details' in the description"),
    "colorPalette": .advice("set 'color' of each series in the description"),
    "dataPointStyle":
      .advice("set 'rules' of a series, or 'colorsForCategory', in the description"),
    "rules": .advice("set 'rules' of a series, or 'colorsForCategory', in the description"),
    "referenceLine": .advice("set 'numericAxis.references' in the description"),
    "primaryScale":
      .advice("set 'explicitMin' and 'explicitMax' of 'numericAxis' in the description"),
    "secondaryScale":
      .advice("set 'explicitMin' and 'explicitMax' of 'secondaryNumericAxis' in the description"),
    "gridline": .advice("set 'numericAxis.gridlines' in the description"),
    "dataLabel": .advice("set 'valueLabels' in the description"),
    "marker": .advice("set 'point' of each series in the description"),
    "lineStyle": .advice("set 'lineStyle' of each series in the description"),
    "dataTimestamp": .advice("set 'status' in the description"),
    "bannerLines": .advice("set 'row1' in the description"),
    "banner": .advice("set 'row1' in the description"),
    "infoSection": .advice("set 'row1' in the description"),
    "tooltip": .because("a picture cannot show tooltips"),
    "content.group": .advice("make a card for each group"),
    "footer.paginator": .because("a picture cannot be paged"),
    "actionableArea": .because(noTaps),
    "alignment": .because("the look of the card determines it"),
    "fitType": .because("the look of the card determines it"),
    "sap.card.extension": .advice("pass its data with --data"),
    "columns.additionalText": .advice("add it to the value, or make it a column"),
    "row.highlight": .advice("set 'color' of a cell in the description"),
    "items.icon": .because("labels cannot have icons"),
    "size": .because("the look of the card determines it"),
    "shape": .because("images always have round corners"),
  ]
}
