/// What a type of chart has unless a description says otherwise, and what it can use.
struct PlotTraits {
  /// How the axes lie.
  enum Axes {
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
  enum ZeroBase {
    case always
    case unlessTold
    case ifTold
  }

  /// An option of a chart that some types cannot use.
  enum Option {
    case secondaryAxis, totals, columns, categoryColors, valueLabels, signColors, cornerRadius
    /// The line's width and points, and the area under it.
    case lines, fills
    case categories
  }

  var axes: Axes
  var zeroBase = ZeroBase.unlessTold
  /// The axis' `allowLooseLabels` and `fudgeAxisRange`.
  var isLoose = false
  var isFudged = false
  var showsCategoryBaseline = true
  var showsNumericBaseline = false
  var showsCategoryGridlines = false
  /// Whether a value has several numbers that say where it stands.
  var hasPoints = false
  var options: Set<Option> = []
  /// How many series are read; `nil`: all.
  var seriesLimit: Int?
  /// How many values of a series are read; `nil`: all.
  var valueLimit: Int?
  /// Whether the points that mark values are hidden unless a series shows them.
  var hidesPoints = false

  /// Of a type without axes.
  static func micro(
    series: Int?, values: Int?, options: Set<Option> = [.categoryColors, .categories]
  )
    -> PlotTraits
  {
    PlotTraits(axes: .none, options: options, seriesLimit: series, valueLimit: values)
  }
}
