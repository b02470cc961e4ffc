extension ValueReader where Value == CategoryAxis {
  /// The options of an axis of categories.
  static let categoryAxis = ValueReader { node, path, reader in
    var axis = CategoryAxis()
    reader.read(node, at: path, properties, into: &axis)
    return axis
  }

  private static let properties: [Property<CategoryAxis>] = [
    Property("labels", \.labels, .categoryLabels),
    Property("gridlines", \.gridlines, .axisLine),
    Property("baseline", \.baseline, .axisLine),
    Property("labelsPosition", \.labelsPosition, .choice("position of labels")),
    Property("title", \.title, .string),
  ]
}

extension ValueReader where Value == CategoryAxis.Labels {
  fileprivate static let categoryLabels = ValueReader { node, path, reader in
    var labels = CategoryAxis.Labels()
    reader.read(node, at: path, properties, into: &labels)
    return labels
  }

  private static let properties: [Property<CategoryAxis.Labels>] = [
    Property("isHidden", \.isHidden, .bool),
    Property("style", \.style, .choice("label style")),
  ]
}
