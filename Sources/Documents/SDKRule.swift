import FioriBasics
import FioriCharts

/// The counterpart of a view's property in SAPFiori's classes; its path is the property's there.
enum SDKRule {
  /// A property with the same value.
  case same(String)
  /// A label.
  case label(String)
  /// A text of a card or a chart; its attributed text and its style classes are properties of their
  /// own whose names begin with `twins`, `nil` if there are none.
  case text(String, twins: String?)
  /// A string, for a text.
  case string(String)
  /// Strings or `nil`, for texts.
  case strings(String)
  /// Runs with attributes.
  case attributed(String)
  case items(String)
  case scheme(String)
  case color(String)
  /// A method that sets the color of a state.
  case colors(String)
  case image(String)
  case contentMode(String)
  case size(String)
  case tags(String)
  case labelItems(String)
  /// A single view.
  case view(String)
  /// The views of a header or of a summary.
  case views(String)
  case detail(String)
  case pageControl(String)
  /// A page from 1.
  case page(String)
  /// The properties of a chart, which the class creates itself.
  case chart(String)
  /// The cards of a collection.
  case cards(String)
  /// The style classes of the view itself; the path is the view's, empty for the class itself.
  case styleClass(String)
}

/// The class of the SDK for a view.
struct SDKClass {
  let name: String
  let rules: [String: SDKRule]

  /// The classes by the names of our views.
  static let all = described.merging([
    "ChartView": SDKClass(name: "FUIChartView", rules: ["": .chart("")])
  ]) { $1 }

  /// The class of a range, for items of a summary that have one.
  static let range = "FUIChartRangeSummaryItem"

  /// The names of all classes, whose properties can be set in a constant.
  static var names: Set<String> { Set(all.values.map(\.name)).union([range, "FUITag"]) }

  /// The types of charts that the SDK has.
  static let chartTypes: [SwiftCode] = ChartType.allCases.filter(\.kind.isInSDK)
    .map { SwiftCode.choice($0.rawValue) }

  /// The properties of a chart with the same name and value.
  static let chartPaths: Set<String> = {
    var paths: Set = [
      "numberOfGridlines", "categoryAxis.labelsPosition",
    ]
    for axis in ["numericAxis", "secondaryNumericAxis"] {
      for option in numericAxisOptions + ["labels.isHidden"] {
        paths.insert("\(axis).\(option)")
      }
    }
    for axis in ["categoryAxis", "numericAxis", "secondaryNumericAxis"] {
      for option in ["gridlines.isHidden", "baseline.isHidden", "title"] {
        paths.insert("\(axis).\(option)")
      }
    }
    return paths
  }()
}
