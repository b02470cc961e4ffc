extension ValueReader where Value == NumericAxis {
  /// The options of an axis of numbers.
  static let numericAxis = ValueReader { node, path, reader in
    var axis = NumericAxis()
    reader.read(node, at: path, properties, into: &axis)
    return axis
  }

  private static let properties: [Property<NumericAxis>] = [
    Property("labels", \.labels, .numericLabels),
    Property("gridlines", \.gridlines, .axisLine),
    Property("baseline", \.baseline, .axisLine),
    Property("explicitMin", \.explicitMin, .anyNumber),
    Property("explicitMax", \.explicitMax, .anyNumber),
    Property("isZeroBased", \.isZeroBased, .bool),
    Property("adjustToNiceValues", \.adjustToNiceValues, .bool),
    Property("allowLooseLabels", \.allowLooseLabels, .bool),
    Property("fudgeAxisRange", \.fudgeAxisRange, .bool),
    Property("abbreviatesLabels", \.abbreviatesLabels, .bool),
    Property("isMagnitudedDisplayed", \.isMagnitudedDisplayed, .bool),
    Property("title", \.title, .string),
    Property("format", \.format, .axisFormat),
  ]
}

extension ValueReader where Value == NumericAxisLabels {
  fileprivate static let numericLabels = ValueReader { node, path, reader in
    var labels = NumericAxisLabels()
    reader.read(node, at: path, [Property("isHidden", \.isHidden, .bool)], into: &labels)
    return labels
  }
}

extension ValueReader where Value == AxisLine {
  /// Whether a line of an axis is hidden.
  static let axisLine = ValueReader { node, path, reader in
    var line = AxisLine()
    reader.read(node, at: path, [Property("isHidden", \.isHidden, .bool)], into: &line)
    return line
  }
}

extension ValueReader where Value == NumericAxisFormat {
  fileprivate static let axisFormat = ValueReader { node, path, reader in
    var format = NumericAxisFormat()
    reader.read(node, at: path, properties, into: &format)
    return format
  }

  private static let properties: [Property<NumericAxisFormat>] = [
    Property("style", \.style, .axisStyle),
    Property("currency", \.currency, .string),
    Property("minimumFractionDigits", \.minimumFractionDigits, .integer(from: 0, to: 20)),
    Property("maximumFractionDigits", \.maximumFractionDigits, .integer(from: 0, to: 20)),
    Property("usesGroupingSeparator", \.usesGroupingSeparator, .bool),
  ]
}

extension ValueReader where Value == NumberStyle {
  /// A style of numbers; a unit of measure has no place at an axis.
  fileprivate static let axisStyle = ValueReader<AxisNumberStyle>.choice("number style").map(
    \.style)
}

/// The styles of numbers that an axis has.
private enum AxisNumberStyle: String, CaseIterable {
  case decimal, currency, percent, compact

  var style: NumberStyle {
    switch self {
    case .decimal: .decimal
    case .currency: .currency
    case .percent: .percent
    case .compact: .compact
    }
  }
}
