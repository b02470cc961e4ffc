extension ValueReader where Value == CategoryAxis {
  /// The options of an axis of categories.
  static let categoryAxis = ValueReader(
    .definition("categoryAxis", "The options of an axis of categories.", .object(properties))
  ) { node, path, reader in
    var axis = CategoryAxis()
    reader.read(node, at: path, properties, into: &axis)
    return axis
  }

  private static let properties: [Property<CategoryAxis>] = [
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
      .object(properties))
  ) { node, path, reader in
    var labels = CategoryAxis.Labels()
    reader.read(node, at: path, properties, into: &labels)
    return labels
  }

  private static let properties: [Property<CategoryAxis.Labels>] = [
    Property("isHidden", \.isHidden, .bool, "Whether no names are drawn.", default: false),
    Property(
      "style", \.style, .choice("label style"),
      "Which names are drawn: all or, where they have no room, none (allOrNothing), or the first and "
        + "the last (range).", default: .words("allOrNothing, in cards range")),
  ]
}
