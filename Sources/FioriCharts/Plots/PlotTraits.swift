/// What a type of chart has unless a description says otherwise, and what it can use.
package struct PlotTraits {
  /// How the axes lie.
  package enum Axes {
    /// Values upwards, categories from the side where reading starts.
    case upright
    /// Values along the lower edge, categories downwards.
    case lying
    /// Values both ways.
    case numeric
    /// The type has no axes.
    case none
  }

  /// Whether an axis reaches to zero.
  package enum ZeroBase {
    case always
    case unlessTold
    case ifTold
  }

  /// An option of a chart that some types cannot use.
  package enum Option {
    case secondaryAxis, totals, columns, categoryColors, valueLabels, signColors, cornerRadius
    /// The line's width and points, and the area under it.
    case lines, fills
    case categories
  }

  package var axes: Axes
  package var zeroBase = ZeroBase.unlessTold
  /// The axis' `allowLooseLabels` and `fudgeAxisRange`.
  package var isLoose = false
  package var isFudged = false
  package var showsCategoryBaseline = true
  package var showsNumericBaseline = false
  package var showsCategoryGridlines = false
  /// Whether a value has several numbers that say where it stands.
  package var hasPoints = false
  package var options: Set<Option> = []
  /// How many series are read; `nil`: all.
  package var seriesLimit: Int?
  /// How many values of a series are read; `nil`: all.
  package var valueLimit: Int?
  /// Whether the points that mark values are hidden unless a series shows them.
  package var hidesPoints = false

  init(
    axes: Axes,
    zeroBase: ZeroBase = ZeroBase.unlessTold,
    isLoose: Bool = false,
    isFudged: Bool = false,
    showsCategoryBaseline: Bool = true,
    showsNumericBaseline: Bool = false,
    showsCategoryGridlines: Bool = false,
    hasPoints: Bool = false,
    options: Set<Option> = [],
    seriesLimit: Int? = nil,
    valueLimit: Int? = nil,
    hidesPoints: Bool = false
  ) {
    self.axes = axes
    self.zeroBase = zeroBase
    self.isLoose = isLoose
    self.isFudged = isFudged
    self.showsCategoryBaseline = showsCategoryBaseline
    self.showsNumericBaseline = showsNumericBaseline
    self.showsCategoryGridlines = showsCategoryGridlines
    self.hasPoints = hasPoints
    self.options = options
    self.seriesLimit = seriesLimit
    self.valueLimit = valueLimit
    self.hidesPoints = hidesPoints
  }

  /// Of a type without axes.
  static func micro(
    series: Int?, values: Int?, options: Set<Option> = [.categoryColors, .categories]
  )
    -> PlotTraits
  {
    PlotTraits(axes: .none, options: options, seriesLimit: series, valueLimit: values)
  }
}
