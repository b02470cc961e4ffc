import FioriBasics

/// The colors of UI5 as colors of a description.
enum ChartColor {
  /// Returns the color of a part of a manifest; `nil` for one that a description has no color for, which
  /// is reported.
  static func color(_ part: ManifestPart) -> JSONText? {
    let name = part.string ?? ""
    if let color = color(name) { return color }
    part.leaveOut(.unknownChartColor(name))
    return nil
  }

  private static func color(_ name: String) -> JSONText? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      guard digits.allSatisfy(\.isHexDigit), [3, 6].contains(digits.count) else { return nil }
      let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
      return .string("#" + long.uppercased())
    }
    let word = name.lowercased()
    guard word.hasPrefix("sap") else { return nil }
    for (part, color) in meanings where word.contains(part) { return .string(color) }
    let digits = word.reversed().prefix(while: \.isNumber).reversed()
    guard word.contains("hue") || word.contains("sequence") || word.contains("ordinal"),
      let number = Int(String(digits)), number > 0
    else { return nil }
    return .string("chart\((number - 1) % 11 + 1)")
  }

  private static let meanings = [
    ("bad", "negativeLabel"), ("negative", "negativeLabel"), ("critical", "criticalLabel"),
    ("good", "positiveLabel"), ("positive", "positiveLabel"), ("neutral", "tertiaryLabel"),
    ("information", "tintColor"),
  ]
}
