// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations of keys; do not edit.

import FioriCharts
import FioriKPI
import FioriLowering
import FioriModel
import UIKitCompatibility

/// The properties that ``FUIChartNumericAxis`` shares with `NumericAxis`.
public class _FUIChartNumericAxisProperties: FUIChartAxis {
  /// The minimum of the axis; `nil` uses the data's.
  public var explicitMin: Double?
  /// The maximum of the axis; `nil` uses the data's.
  public var explicitMax: Double?
  /// Whether the axis includes zero; always true for columns, also in combo charts, bars and
  /// waterfalls. `nil` depends on the chart type.
  public var isZeroBased: Bool?
  /// Whether ticks are round numbers; ``explicitMin`` and ``explicitMax`` override them.
  public var adjustToNiceValues: Bool = true
  /// Whether the outermost ticks enclose the data; `nil` depends on the chart type.
  public var allowLooseLabels: Bool?
  /// Whether data that starts at a tick is kept away from the end of the axis; `nil` depends on the
  /// chart type.
  public var fudgeAxisRange: Bool?
  /// Whether to abbreviate thousands as K and millions as M; `nil` abbreviates only in cards.
  public var abbreviatesLabels: Bool?
  /// Whether abbreviated numbers show their suffix; without it, all numbers of the axis are divided
  /// by the same power of 1,000.
  public var isMagnitudedDisplayed: Bool = true

  /// Sets the properties of a view; `property` is the prefix of their paths.
  func pass(to view: inout NumericAxis) {
    view.explicitMin = explicitMin
    view.explicitMax = explicitMax
    view.isZeroBased = isZeroBased
    view.adjustToNiceValues = adjustToNiceValues
    view.allowLooseLabels = allowLooseLabels
    view.fudgeAxisRange = fudgeAxisRange
    view.abbreviatesLabels = abbreviatesLabels
    view.isMagnitudedDisplayed = isMagnitudedDisplayed
  }
}
