extension ManifestImport {
  /// The features that can be converted, one line each.
  package static let abilities = [
    "cards: Analytical (a chartCard), List, Object, Table (a card)",
    "charts: Line, Column, Bar, StackedColumn, StackedBar, Donut, Pie, Combination, Waterfall, Bubble, "
      + "Scatter; feeds (valueAxis, valueAxis2, bubbleWidth, size, color)",
    "chartProperties: plotArea (dataLabel), legend (visible), title of valueAxis and categoryAxis",
    "headers: Default (title, subTitle, status, icon), Numeric (mainIndicator, unitOfMeasurement, "
      + "details, sideIndicators)",
    "list: title, description, icon, info (value, state), highlight (with an info), maxItems",
    "object: groups (title, items with label, value and state)",
    "table: columns (title, value, hAlign, state, progressIndicator), maxItems",
    "footer: two buttons of the actionsStrip (text, buttonType, enabled, visible)",
    "bindings: {path}, {/path}, {parameters>/name/value}, {{parameters.name}}, {i18n>name}, {{name}}",
    "expressions: {= …} with a path, a constant, a comparison, a choice, a formatter",
    "formatters: format.currency, format.dateTime, format.percent, format.float, format.integer, "
      + "format.unit",
    "data: json, mockData and path of the card, its header and its content; --data; files beside "
      + "the manifest",
    "icons: sap-icon://NAME, for the names in Docs/icons.md",
  ]
}
