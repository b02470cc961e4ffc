public import FioriModel

/// A category axis; options that are `nil` depend on the chart type.
///
/// The SAPFiori counterpart is `FUIChartCategoryAxis`.
public struct CategoryAxis: Hashable, Sendable {
  /// Which labels are drawn.
  public enum LabelStyle: String, Hashable, Sendable, CaseIterable {
    /// All labels, or none if they do not fit.
    case allOrNothing
    /// The first and the last label.
    case range
  }

  /// Which labels of the style ``LabelStyle/allOrNothing`` are drawn if they do not all fit.
  public enum LabelFitting: String, Hashable, Sendable, CaseIterable {
    /// Names of columns on two lines; otherwise every other one, every third, and so on.
    case fit
    /// None, as in SAP's engine.
    case allOrNothing
  }

  /// The position of the labels when there are negative values.
  public enum LabelsPosition: String, Hashable, Sendable, CaseIterable {
    /// At the lower edge.
    case fixedBottom
    /// At the zero line.
    case dynamic
  }

  /// An order of the categories by their values, or by the sums of all series.
  public enum Sort: String, Hashable, Sendable, CaseIterable {
    /// From the least to the greatest.
    case ascending = "value"
    /// From the greatest to the least.
    case descending = "-value"
  }

  /// The distances between the categories.
  public enum Scale: String, Hashable, Sendable, CaseIterable {
    /// All the same.
    case category
    /// In proportion to the time between them, which are dates.
    case time
  }

  /// The labels of the categories.
  public struct Labels: Hashable, Sendable {
    // key: .bool, default: false
    /// Whether labels are hidden; `nil` shows them.
    public var isHidden: Bool?

    // key: .choice("label style"), default: .text("allOrNothing; range in object headers, and in cards
    //   except for waterfalls")
    /// Which labels are drawn: all of them (allOrNothing), or the first and the last (range). `nil`
    /// means `allOrNothing`, or `range` in cards except for waterfalls.
    public var style: LabelStyle?

    // key: .choice("label fitting")
    /// What happens to labels of the style allOrNothing that do not fit: names of columns take two
    /// lines, and otherwise every other or every nth label is drawn (fit), or none is
    /// (allOrNothing).
    public var fitting: LabelFitting = .fit

    // init: …
    /// Creates options for the labels.
    public init(isHidden: Bool? = nil, style: LabelStyle? = nil, fitting: LabelFitting = .fit) {
      self.isHidden = isHidden
      self.style = style
      self.fitting = fitting
    }
  }

  // key: .categoryLabels, examples: [["style": "range"]]
  // sdk: labelLayoutStyle = labels.style
  /// The labels of the categories.
  public var labels = Labels()

  // key: .axisLine, default: .text("shown in stock charts, at each label")
  /// The gridlines at the categories.
  public var gridlines = AxisLine()

  // key: .axisLine, default: .text("shown, except in bar charts")
  /// The line along the axis.
  public var baseline = AxisLine()

  // key: .choice("label position")
  /// The position of the labels if there are negative values: at the lower edge (fixedBottom), or
  /// at the zero line (dynamic).
  public var labelsPosition = LabelsPosition.fixedBottom

  // key: .string, examples: ["Quarter"]
  /// The title of the axis; not in SAP's engine. `nil` for none.
  public var title: String?

  // key: .axisFormat, default: .text("plain numbers with the decimals of the ticks")
  /// The number format of the x axis of scatter and bubble charts; `nil` for plain numbers with the
  /// decimals of the ticks.
  public var format: NumericAxisFormat?

  // key: .categorySort, default: .text("as in the data"), examples: ["-value"]
  /// The order of the categories of columns and bars by their values, or by the sums of all series:
  /// from the least (value) or from the greatest (-value); not in SAP's engine. `nil` keeps the
  /// order of the description.
  public var sort: Sort?

  // key: .choice("scale")
  /// The distances between the categories: all the same (category), or in proportion to time, of
  /// categories that are ISO dates (time), in line, area, column, stackedColumn and combo charts;
  /// not in SAP's engine.
  public var scale = Scale.category

  // key: .array(of: .categoryReference), examples: [[["value": "2026-11-21", "title": "Today"]]]
  /// The lines and bands across the plot at categories or dates; not in SAP's engine.
  public var references: [CategoryReference] = []

  // key: .string, default: .text("from the data"), examples: ["2026-01"]
  /// The first category of the axis by its name, or on a time axis, the date at which it starts; in
  /// line, area, column, bar, combo and stock charts; not in SAP's engine. `nil` for the one of the
  /// data.
  public var explicitMin: String?

  // key: .string, default: .text("from the data"), examples: ["2026-12"]
  /// The last category of the axis by its name, or on a time axis, the date at which it ends; a
  /// month or a year ends with its last day; not in SAP's engine. `nil` for the last date of the
  /// data.
  public var explicitMax: String?

  // init: nothing
  /// Creates an axis with the defaults of the chart type.
  public init() {}
}

/// A numeric axis; options that are `nil` depend on the chart type.
///
/// The SAPFiori counterpart is `FUIChartNumericAxis`.
public struct NumericAxis: Hashable, Sendable {
  // key: .numericLabels, default: .text("shown"), examples: [["isHidden": true]]
  /// The labels at the ticks.
  public var labels = NumericAxisLabels()

  // key: .axisLine, default: .text("shown")
  /// The gridlines at the ticks.
  public var gridlines = AxisLine()

  // key: .axisLine, default: .text("shown in stock, scatter and bubble charts, else hidden")
  /// The line along the axis.
  public var baseline = AxisLine()

  // key: .anyNumber, default: .text("from the data"), examples: [0]
  // sdk: explicitMin
  /// The minimum of the axis; `nil` uses the data's.
  public var explicitMin: Double?

  // key: .anyNumber, default: .text("from the data"), examples: [300]
  // sdk: explicitMax
  /// The maximum of the axis; `nil` uses the data's.
  public var explicitMax: Double?

  // key: .bool, default: .text("true; false for stock charts")
  // sdk: isZeroBased
  /// Whether the axis includes zero; always true for columns, also in combo charts, bars and waterfalls. `nil` depends on
  /// the chart type.
  public var isZeroBased: Bool?

  // key: .bool
  // sdk: adjustToNiceValues
  /// Whether ticks are round numbers; ``explicitMin`` and ``explicitMax`` override them.
  public var adjustToNiceValues = true

  // key: .bool, default: .text("true for stackedColumn, waterfall, scatter and bubble, else false")
  // sdk: allowLooseLabels
  /// Whether the outermost ticks enclose the data; `nil` depends on the chart type.
  public var allowLooseLabels: Bool?

  // key: .bool, default: .text("true for stackedColumn, waterfall, scatter, bubble and combo, else
  //   false")
  // sdk: fudgeAxisRange
  /// Whether data that starts at a tick is kept away from the end of the axis; `nil` depends on the
  /// chart type.
  public var fudgeAxisRange: Bool?

  // key: .bool, default: .text("false; true in cards")
  // sdk: abbreviatesLabels
  /// Whether to abbreviate thousands as K and millions as M; `nil` abbreviates only in cards.
  public var abbreviatesLabels: Bool?

  // key: .bool
  // sdk: isMagnitudedDisplayed
  /// Whether abbreviated numbers show their suffix; without it, all numbers of the axis are divided
  /// by the same power of 1,000.
  public var isMagnitudedDisplayed = true

  // key: .string, examples: ["Orders"]
  /// The title of the axis; not in SAP's engine. `nil` for none.
  public var title: String?

  // key: .axisFormat
  /// The number format.
  public var format = NumericAxisFormat()

  // key: .array(of: .anyNumber), default: .text("round numbers"), examples: [[0, 50, 100]]
  /// The values with a tick, which the axis extends to; not in SAP's engine. `nil` finds them.
  public var ticks: [Double]?

  // key: .array(of: .axisReference), examples: [[["value": 120, "title": "Target"], ["from": 80,
  //   "to": 100, "title": "Normal"]]]
  /// The lines and bands across the plot, which the axis extends to; not in SAP's engine.
  public var references: [AxisReference] = []

  // init: nothing
  /// Creates an axis with the defaults of the chart type.
  public init() {}
}

/// A line across a plot at a value, such as a target, or a band between two values.
public struct AxisReference: Hashable, Sendable {
  // key: .anyNumber, examples: [120]
  /// The value of a line; `nil` for a band.
  public var value: Double?

  // key: .anyNumber, examples: [80]
  /// The lower end of a band, together with ``to``; `nil` for a line.
  public var from: Double?

  // key: .anyNumber, examples: [100]
  /// The upper end of a band, together with ``from``; `nil` for a line.
  public var to: Double?

  // key: .string, examples: ["Target"]
  /// The text next to the plot; `nil` for none.
  public var title: String?

  // init: …
  /// Creates a line at `value`, or a band between `from` and `to`.
  public init(value: Double? = nil, from: Double? = nil, to: Double? = nil, title: String? = nil) {
    self.value = value
    self.from = from
    self.to = to
    self.title = title
  }

  /// The numbers of the line or the band.
  package var numbers: [Double] { [value, from, to].compactMap(\.self) }
}

/// A line across a plot at a category or a date, such as today, or a band between two.
public struct CategoryReference: Hashable, Sendable {
  // key: .string, examples: ["2026-11-21"]
  /// The category or date of a line; `nil` for a band.
  public var value: String?

  // key: .string, examples: ["2026-06"]
  /// The first category or date of a band, together with ``to``; `nil` for a line.
  public var from: String?

  // key: .string, examples: ["2026-08"]
  /// The last category or date of a band, together with ``from``; `nil` for a line.
  public var to: String?

  // key: .string, examples: ["Today"]
  /// The text above the plot; `nil` for none.
  public var title: String?

  // init: …
  /// Creates a line at `value`, or a band between `from` and `to`.
  public init(value: String? = nil, from: String? = nil, to: String? = nil, title: String? = nil) {
    self.value = value
    self.from = from
    self.to = to
    self.title = title
  }

  /// The names or dates of the line or the band, each with its key.
  package var places: [(key: String, name: String)] {
    [("value", value), ("from", from), ("to", to)].compactMap { key, name in
      name.map { (key, $0) }
    }
  }
}

/// The labels of a numeric axis.
public struct NumericAxisLabels: Hashable, Sendable {
  // key: .bool, default: false
  /// Whether labels are hidden; `nil` shows them.
  public var isHidden: Bool?

  // init: …
  /// Creates options for the labels.
  public init(isHidden: Bool? = nil) {
    self.isHidden = isHidden
  }
}

/// The number format of an axis.
public struct NumericAxisFormat: Hashable, Sendable {
  // key: .axisStyle
  /// The number style.
  public var style: NumberStyle = .decimal

  // key: .string, examples: ["USD"]
  /// The ISO 4217 code, only with the style currency; `nil` with every other style.
  public var currency: String?

  // key: .integer(from: 0, to: 20), default: .text("0; for amounts, the currency's own"),
  //   examples: [1]
  /// The minimum number of decimals; `nil` means none, or the currency's for amounts.
  public var minimumFractionDigits: Int?

  // key: .integer(from: 0, to: 20), default: .text("2; 1 for percent and compact; for amounts,
  //   the currency's own"), examples: [0]
  /// The maximum number of decimals; `nil` means 2 (stated: Docs/sources/charts.md#numbers), 1 for
  /// percentages and compact numbers, or the currency's for amounts.
  public var maximumFractionDigits: Int?

  // key: .bool
  /// Whether to write 1000 as 1,000.
  public var usesGroupingSeparator = true

  // init: …
  /// Creates a number format, by default for plain numbers.
  public init(
    style: NumberStyle = .decimal,
    currency: String? = nil,
    minimumFractionDigits: Int? = nil,
    maximumFractionDigits: Int? = nil,
    usesGroupingSeparator: Bool = true
  ) {
    self.style = style
    self.currency = currency
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
    self.usesGroupingSeparator = usesGroupingSeparator
  }
}

/// A line of an axis: its baseline or its gridlines.
public struct AxisLine: Hashable, Sendable {
  // key: .bool, default: .text("depends on the chart type")
  /// Whether the line is hidden; `nil` depends on the chart type.
  public var isHidden: Bool?

  // init: …
  /// Creates options for a line.
  public init(isHidden: Bool? = nil) {
    self.isHidden = isHidden
  }
}
