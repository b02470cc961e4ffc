import FioriBasics
import FioriModel
import FioriReading
import FioriSyntax

extension ValueReader where Value == CategoryAxis {
  /// The options of an axis of categories.
  static let categoryAxis = ValueReader(
    .definition(
      "categoryAxis", "The options of an axis of categories.", .object(CategoryAxis.properties)),
    swift: \.swift
  ) { node, path, reader in
    var axis = CategoryAxis.blank
    reader.read(node, at: path, CategoryAxis.properties, into: &axis)
    return axis
  }
}

extension CategoryAxis {
  static var blank: CategoryAxis { CategoryAxis() }

  var swift: SwiftCode {
    .call(
      SwiftCall(
        "CategoryAxis", self, over: .blank,
        taking: [], Self.properties))
  }

  static let properties: [Property<CategoryAxis>] = [
    Property(
      "labels", \.labels, .categoryLabels, "The names of the categories.",
      examples: [["style": "range"]]),
    Property(
      "gridlines", \.gridlines, .axisLine, "The lines at the categories.",
      default: .words("shown in stock charts, at each label")),
    Property(
      "baseline", \.baseline, .axisLine, "The line along the axis.",
      default: .words("shown, but in bars")),
    Property(
      "labelsPosition", \.labelsPosition, .choice("position of labels"),
      "Where the labels stand when there are values below zero: at the lower edge (fixedBottom), or "
        + "at the line of zero (dynamic).", default: "fixedBottom"),
    Property(
      "title", \.title, .string, "What the categories are; beyond SAP's engine.",
      examples: ["Quarter"]),
  ]
}

extension ValueReader where Value == CategoryAxis.Labels {
  fileprivate static let categoryLabels = ValueReader(
    .definition(
      "categoryLabels", "The names at an axis of categories.", examples: [["style": "range"]],
      .object(CategoryAxis.Labels.properties)), swift: \.swift
  ) { node, path, reader in
    var labels = CategoryAxis.Labels.blank
    reader.read(node, at: path, CategoryAxis.Labels.properties, into: &labels)
    return labels
  }
}

extension CategoryAxis.Labels {
  static var blank: CategoryAxis.Labels { CategoryAxis.Labels() }

  var swift: SwiftCode {
    .call(
      SwiftCall(
        "CategoryAxis.Labels", self, over: .blank,
        taking: ["isHidden", "style"], Self.properties))
  }

  static let properties: [Property<CategoryAxis.Labels>] = [
    Property("isHidden", \.isHidden, .bool, "Whether no names are drawn.", default: false),
    Property(
      "style", \.style, .choice("label style"),
      "Which names are drawn: all or, where they have no room, none (allOrNothing), or the first and "
        + "the last (range).", default: .words("allOrNothing, in cards and object headers range")),
  ]
}
