import FioriBasics
import FioriModel
import FioriReading
import FioriSyntax

extension ValueReader where Value == CategoryAxis {
  /// Options of a category axis.
  static let categoryAxis = object(
    "categoryAxis", "Options of a category axis.", over: CategoryAxis(), CategoryAxis.properties)
}

extension CategoryAxis {
  fileprivate static let properties: [Property<CategoryAxis>] = [
    Property(
      "labels", \.labels, .categoryLabels, "Labels of the categories.",
      examples: [["style": "range"]]),
    Property(
      "gridlines", \.gridlines, .axisLine, "Gridlines at the categories.",
      default: .words("shown in stock charts, at each label")),
    Property(
      "baseline", \.baseline, .axisLine, "The line along the axis.",
      default: .words("shown, except in bar charts")),
    Property(
      "labelsPosition", \.labelsPosition, .choice("position of labels"),
      "Position of the labels if there are negative values: at the lower edge (fixedBottom), or "
        + "at the zero line (dynamic).", default: "fixedBottom"),
    Property(
      "title", \.title, .string, "Title of the axis; not in SAP's engine.",
      examples: ["Quarter"]),
  ]
}

extension ValueReader where Value == CategoryAxis.Labels {
  fileprivate static let categoryLabels = object(
    "categoryLabels", "Labels of a category axis.", examples: [["style": "range"]],
    over: CategoryAxis.Labels(), taking: ["isHidden", "style"], CategoryAxis.Labels.properties)
}

extension CategoryAxis.Labels {
  fileprivate static let properties: [Property<CategoryAxis.Labels>] = [
    Property("isHidden", \.isHidden, .bool, "Whether labels are hidden.", default: false),
    Property(
      "style", \.style, .choice("label style"),
      "Which labels are drawn: all, or none if they do not fit (allOrNothing), or the first and "
        + "the last (range).", default: .words("allOrNothing; range in cards and object headers")),
  ]
}
