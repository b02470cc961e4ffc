extension ValueReader where Value == ChartSeries {
  /// A series of a chart: its values, and how it looks.
  static let chartSeries = ValueReader { node, path, reader in
    var series = ChartSeries(values: [])
    reader.read(node, at: path, properties, into: &series)
    reader.require(["values"], "an array of numbers", of: node, at: path)
    return series
  }

  private static let properties: [Property<ChartSeries>] = [
    Property("title", \.title, .string),
    Property("values", \.values, .sparseArray(of: .chartValue)),
    Property("color", \.color, .color),
    Property("fillColor", \.fillColor, .color),
    Property("lineWidth", \.lineWidth, .number(in: Limits.length)),
    Property("point", \.point, .pointStyle),
  ]
}

extension ValueReader where Value == ChartPointStyle {
  fileprivate static let pointStyle = ValueReader { node, path, reader in
    var style = ChartPointStyle()
    reader.read(node, at: path, properties, into: &style)
    return style
  }

  private static let properties: [Property<ChartPointStyle>] = [
    Property("isHidden", \.isHidden, .bool),
    Property("diameter", \.diameter, .number(in: Limits.length)),
  ]
}

extension ValueReader where Value == ChartValue {
  /// A number, a point or an array of numbers.
  fileprivate static let chartValue = ValueReader { node, path, reader in
    switch node.value {
    case .number(let number): return .number(number)
    case .array:
      return numbers.read(node, path, &reader).map(ChartValue.dimensions)
    case .object:
      var point = PointDraft()
      reader.read(node, at: path, pointProperties, into: &point)
      for key in ["x", "y"] where node.member(key) == nil {
        reader.error("'\(key)' is missing; give a number or null", at: node.position, path)
      }
      return .point(x: point.x, y: point.y, size: point.size)
    case .string, .bool, .null:
      reader.expected("a number, a point or null", found: node, at: path)
      return nil
    }
  }

  private static let numbers = ValueReader<[Double?]>.sparseArray(of: .anyNumber)

  private static let pointProperties: [Property<PointDraft>] = [
    Property("x", \.x, .anyNumber),
    Property("y", \.y, .anyNumber),
    Property("size", \.size, .anyNumber),
  ]
}

/// A point as it is being read.
private struct PointDraft {
  var x: Double?
  var y: Double?
  var size: Double?
}
