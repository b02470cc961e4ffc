extension ManifestImport {
  /// The parts that can be converted, one per line.
  package static let abilities = [
    "cards: Analytical (a chartCard), List, Object, Table, AdaptiveCard (a card)",
    "charts: Line, Area, Column, Bar, StackedColumn, StackedBar, 100_stacked_column, 100_stacked_bar, "
      + "Donut, Pie, Combination, Waterfall, Bullet, vertical_bullet, Bubble, Scatter; dual_ and timeseries_ "
      + "of line, column, bar and combination",
    "feeds: valueAxis, valueAxis2, categoryAxis, timeAxis, color, size, bubbleWidth, waterfallType, "
      + "actualValues, targetValues",
    "chartProperties: plotArea (dataLabel, referenceLine, primaryScale, secondaryScale, colorPalette, "
      + "dataPointStyle with one range of a measure, dataShape, gridline), legend (visible), title and "
      + "visible of axes",
    "headers: Default (title, subTitle, status, dataTimestamp, icon, titleMaxLines, subTitleMaxLines), "
      + "Numeric (mainIndicator, unitOfMeasurement, details, sideIndicators with their states)",
    "list: title, description, attributes (without a description), icon, info (value, state), "
      + "highlight (with an info), maxItems",
    "object: groups (title, items with label, value, state and mainIndicator)",
    "table: columns (title or label, value, hAlign, state, progressIndicator), maxItems",
    "footer: two buttons of the actionsStrip (text, buttonType, enabled)",
    "visible: of the header, its parts, icons, items, groups, columns and buttons",
    "bindings: {path}, {/path}, {parameters>/name/value}, {{parameters.name}}, {i18n>name}, {{name}}",
    "expressions: {= …} with a path, a constant, a calculation, a comparison, a condition, a choice, a formatter",
    "formatters: format.currency, format.dateTime, format.percent, format.float, format.integer, "
      + "format.unit",
    "data: json, mockData and path of the card, its header and its content; --data; files beside "
      + "the manifest",
    "adaptive cards: TextBlock, RichTextBlock, Container, ColumnSet, FactSet, Table, Image (data:), "
      + "ActionSet, actions (title, style, isEnabled), fallback, isVisible, $data, ${path}, {{DATE()}}, "
      + "{{TIME()}}",
    "charts of adaptive cards: Chart.Donut, Chart.Pie, Chart.VerticalBar, Chart.VerticalBar.Grouped, "
      + "Chart.HorizontalBar, Chart.HorizontalBar.Stacked, Chart.Line, Chart.Gauge (a ring)",
    "icons: sap-icon://NAME, for the names in Docs/icons.md",
  ]
}
