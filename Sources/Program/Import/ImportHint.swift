import FioriBasics

/// Why parts of a manifest are not converted, and which key of a description to write by hand.
enum ImportHint {
  /// Returns the reason for a part that nothing reads.
  static func reason(_ path: DescriptionPath) -> String {
    let keys = path.steps.compactMap { step -> String? in
      if case .key(let key) = step { key } else { nil }
    }
    for count in [2, 1] {
      if let hint = hints[keys.suffix(count).joined(separator: ".")] {
        return "not converted; \(hint)"
      }
    }
    return "not converted"
  }

  /// The advice by the last one or two keys of a path.
  private static let hints = [
    "label.formatString": "set numericAxis.format",
    "dataLabel.formatString": "set numericAxis.format",
    "valueAxis.label": "set numericAxis.format",
    "valueAxis2.label": "set secondaryNumericAxis.format",
    "categoryAxis.label": "set categoryAxis.labels",
    "timeAxis.label": "set categoryAxis.labels",
    "line.categoryAxis": "set categoryAxis.references",
    "line.timeAxis": "set categoryAxis.references",
    "legend.position": "set chartView.legend in place of seriesTitles",
    "legend.alignment": "the names begin where reading begins",
    "legendGroup": "set chartView.legend in place of seriesTitles",
    "layout.position": "set chartView.legend in place of seriesTitles",
    "item.attributes": "set description, or a dataTable",
    "item.attributesLayoutType": "set description, or a dataTable",
    "item.chart": "set a chartView as cardBody",
    "item.actionsStrip": "set action of the card",
    "referenceLine.defaultStyle": "lines have the color of texts",
    "icon.color": "an icon has the color of its text",
    "icon.backgroundColor": "an icon has no background",
    "icon.initials": "set detailImage to a picture",
    "icon.text": "set detailImage to a picture",
    "column.width": "a column is as wide as its texts",
    "columns.width": "a column is as wide as its texts",
    "showStateIcon": "a cell has no icon",
    "customStateIcon": "a cell has no icon",
    "popover": "a picture cannot be tapped",
    "actions": "a picture cannot be tapped",
    "selectAction": "a picture cannot be tapped",
    "iconUrl": "a button has no icon",
    "backgroundImage": "set mediaImage",
    "colorSet": "set color of each series",
    "rtl": "set environment.layoutDirection",
    "minHeight": "set environment.height",
    "height": "set environment.height",
    "titleMaxLines": "set numberOfLines of title",
    "subTitleMaxLines": "set numberOfLines of subtitle",
    "subtitleMaxLines": "set numberOfLines of subtitle",
    "detailsMaxLines": "set numberOfLines of details",
    "colorPalette": "set color of each series",
    "dataPointStyle": "set rules of a series, or colorsForCategory",
    "rules": "set rules of a series, or colorsForCategory",
    "referenceLine": "set numericAxis.references",
    "primaryScale": "set numericAxis.explicitMin and explicitMax",
    "secondaryScale": "set secondaryNumericAxis.explicitMin and explicitMax",
    "gridline": "set numericAxis.gridlines",
    "dataLabel": "set valueLabels",
    "marker": "set point of each series",
    "lineStyle": "set lineStyle of each series",
    "dataTimestamp": "set status",
    "bannerLines": "set row1",
    "banner": "set row1",
    "infoSection": "set row1",
    "tooltip": "a picture has no tooltips",
    "content.group": "make a card of each group",
    "footer.paginator": "a picture has no pages",
    "actionableArea": "a picture cannot be tapped",
    "alignment": "the look decides it",
    "fitType": "the look decides it",
    "sap.card.extension": "pass its data with --data",
    "columns.additionalText": "add it to the value, or make a column of it",
    "row.highlight": "set color of a cell",
    "items.icon": "a label has no icon",
    "size": "the look decides it",
    "shape": "an image has round corners",
  ]
}
