import FioriBasics
import FioriModel

extension ValueReader where Value == ChartSeries {
  /// A series of a chart: its values and its look.
  static let chartSeries = object(
    "series", "A series of values of a chart, and its style.",
    examples: [["title": "Orders", "values": [182, 205, nil, 259]]], over: ChartSeries(values: []),
    taking: ChartSeries.parameters, ChartSeries.properties)
}

extension ValueReader where Value == ChartPointStyle {
  static let pointStyle = object(
    "pointStyle", "Style of the points of a line.", examples: [["isHidden": true]],
    over: ChartPointStyle(), taking: ChartPointStyle.parameters, ChartPointStyle.properties)
}

extension ValueReader where Value == ChartValue {
  /// A number, a point or an array of numbers.
  static let chartValue = ValueReader(
    .definition(
      "value",
      "A number; a point in scatter and bubble charts; or several numbers; the first one is "
        + "drawn.",
      examples: [182, ["x": 1, "y": 2, "size": 3]],
      .anyOf([.number(), .object(pointProperties), numbers.schema()])), swift: \.swift
  ) { node, path, reader in
    switch reader.value(of: node, as: .number) {
    case .number(let number):
      reader.warnIfRounded(number, at: node.position, path)
      return .number(number)
    case .array:
      return numbers.read(node, path, &reader).map(ChartValue.dimensions)
    case .object:
      let point = reader.filled(PointDraft(), from: node, at: path, pointProperties)
      return .point(x: point.x, y: point.y, size: point.size)
    case .string, .bool, .null:
      reader.expected("a number, a point or null", found: node, at: path, as: .number)
      return nil
    }
  }

  private static let numbers = ValueReader<[Double?]>.sparseArray(of: .anyNumber)

  private static let pointProperties: [Property<PointDraft>] = [
    Property(
      "x", \.x, .anyNumber, "Value on the horizontal axis; null if unknown.",
      default: .required("a number or null", orNull: true), examples: [1]),
    Property(
      "y", \.y, .anyNumber, "Value on the vertical axis; null if unknown.",
      default: .required("a number or null", orNull: true), examples: [2]),
    Property("size", \.size, .anyNumber, "Size of a bubble, as its area.", examples: [3]),
  ]
}

extension ChartValue {
  /// A number is written as a literal if possible.
  var swift: SwiftCode {
    switch self {
    case .number(let number) where number.isFinite: number.swift
    case .number(let number): .call(".number", SwiftArgument(nil, number.swift))
    case .point(let x, let y, nil):
      .call(".point", SwiftArgument("x", x.swift), SwiftArgument("y", y.swift))
    case .point(let x, let y, let size?):
      .call(
        ".point", SwiftArgument("x", x.swift), SwiftArgument("y", y.swift),
        SwiftArgument("size", size.swift))
    case .dimensions(let numbers):
      .call(".dimensions", SwiftArgument(nil, .array(numbers.map(\.swift))))
    }
  }
}

/// A point while it is being read.
private struct PointDraft {
  var x: Double?
  var y: Double?
  var size: Double?
}
