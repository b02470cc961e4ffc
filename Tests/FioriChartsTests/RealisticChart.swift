import FioriRender

@testable import TestSupport

/// A chart of names and numbers as they occur, and the rules that its texts keep.
struct RealisticChart {
  private static let names = [
    "Januar", "Mecklenburg-Vorpommern", "Instandhaltungsauftragseröffnung", "Mai", "Südost",
    "Instandhaltungsauftragsabschluss", "Deutschland", "Schweiz", "Vereinigtes Königreich", "Q1",
    "2024-11", "يناير", "四半期", "Kühlwasserumwälzpumpe", "Neustadt an der Weinstraße",
  ]
  private static let types = [
    "column", "line", "bar", "stackedColumn", "waterfall", "area", "combo", "stackedBar",
    "microArea",
  ]

  let json: String
  let environment: String
  private let type: String
  private let values: [[String]]
  private let hasValueLabels: Bool
  /// Between names beside each other, in points.
  private let leastGap: Double

  static func number(_ chance: inout Chance) -> String {
    let digits = 1 + chance.below(12)
    let number = (0..<digits).map { _ in "\(1 + chance.below(9))" }.joined()
    return (chance.below(4) == 0 ? "-" : "") + number
  }

  init(_ chance: inout Chance) {
    type = Self.types[chance.below(Self.types.count)]
    let count = 1 + chance.below(12)
    let first = chance.below(Self.names.count)
    let names = (0..<count).map { "\"\(Self.names[(first + $0 * 4) % Self.names.count])\"" }
    let seriesCount = type == "waterfall" || type == "microArea" ? 1 : 1 + chance.below(3)
    values = (0..<seriesCount).map { _ in
      (0..<count).map { _ in chance.below(9) == 0 ? "null" : Self.number(&chance) }
    }
    let series = values.enumerated().map { index, values in
      "{\"title\": \"S\(index)\", \"values\": [\(values.joined(separator: ","))]}"
    }
    hasValueLabels = chance.below(2) == 0
    let usesSDKRule = chance.below(5) == 0
    let hasLongNames = names.contains { $0.count > 5 + "\"\"".count }
    leastGap = usesSDKRule || !hasLongNames ? 4 : 6
    let style = chance.below(4) == 0 ? "range" : "allOrNothing"
    let fitting = usesSDKRule ? "allOrNothing" : "fit"
    let hidesNumbers = chance.below(4) == 0
    let end = chance.below(5) == 0 ? ", \"explicitMax\": 5000" : ""
    json = """
      {"type": "chartView", "chartType": "\(type)", "valueLabels": \(hasValueLabels), \
      "categories": [\(names.joined(separator: ","))], \
      "categoryAxis": {"labels": {"style": "\(style)", "fitting": "\(fitting)"}}, \
      "numericAxis": {"labels": {"isHidden": \(hidesNumbers)}\(end)}, \
      "series": [\(series.joined(separator: ","))]}
      """
    let direction = chance.below(4) == 0 ? "rightToLeft" : "leftToRight"
    environment = """
      {"width": \([200, 320, 343, 375, 430, 668, 1_024][chance.below(7)]), \
      "height": \([120, 160, 220, 320][chance.below(4)]), "padding": \(chance.below(2) * 8), \
      "layoutDirection": "\(direction)"}
      """
  }

  /// What a picture of the chart breaks.
  static func faults(of chart: RealisticChart, _ drawn: LaidOutFigure) -> [String] {
    chart.leaving(drawn) + chart.colliding(drawn) + chart.alike(drawn) + chart.miscounted(drawn)
  }

  private func leaving(_ drawn: LaidOutFigure) -> [String] {
    let picture = Rect(origin: .zero, size: drawn.size).insetBy(-Self.slack)
    return drawn.texts.filter { text in
      !picture.contains(text.kind == "valueLabel" ? text.digits : text.rect)
    }.map { "'\($0.text)' leaves" }
  }

  /// Names of one axis beside each other need a gap; other texts of axes and values only stay clear.
  private func colliding(_ drawn: LaidOutFigure) -> [String] {
    let texts = drawn.texts
    return texts.indices.flatMap { index in
      texts[..<index].compactMap { other -> String? in
        let text = texts[index]
        // The boxes of turned names overlap where their lines do not.
        guard !text.isTurned || !other.isTurned else { return nil }
        let areNames = text.kind == "categoryAxis" && other.kind == text.kind
        let gap = areNames ? leastGap - Self.slack : 0
        let across =
          min(text.rect.maxX, other.rect.maxX) - max(text.rect.minX, other.rect.minX) + gap
        let along =
          min(text.digits.maxY, other.digits.maxY)
          - max(text.digits.minY, other.digits.minY)
        guard across > Self.slack, along > Self.slack else { return nil }
        return "'\(other.text)' and '\(text.text)' collide"
      }
    }
  }

  private func alike(_ drawn: LaidOutFigure) -> [String] {
    let names = drawn.texts.filter { $0.kind == "categoryAxis" }
    let cut = names.filter { name in
      name.isTruncated && names.count { $0.text == name.text } > 1
    }
    let isSaid = drawn.warnings.contains { $0.contains("read alike") || $0.contains("read like") }
    return cut.isEmpty || isSaid ? [] : ["'\(cut[0].text)' is there twice"]
  }

  /// Whether the values drawn and those that are said to be left out are all.
  private func miscounted(_ drawn: LaidOutFigure) -> [String] {
    guard hasValueLabels, ["column", "bar", "waterfall"].contains(type) else { return [] }
    let shown = drawn.texts.count { $0.kind == "valueLabel" }
    let said = drawn.warnings.first { $0.contains(/value labels (do not fit|are left out)/) }
    let leftOut = said?.split(separator: " ").first.flatMap { Int($0) } ?? 0
    let asked = values.joined().count { $0 != "null" }
    return shown + leftOut == asked
      ? [] : ["\(shown) value labels and \(leftOut) left out of \(asked)"]
  }

  /// Rounding errors, in points.
  private static let slack = 0.01
}

extension LaidOutFigure.Text {
  /// The part of the line box that digits and letters without descenders take.
  fileprivate var digits: Rect {
    let height = rect.size.height - Self.leading
    return Rect(x: rect.minX, y: rect.midY - height / 2, width: rect.size.width, height: height)
  }

  /// The space above and below digits in a line of 12 points.
  private static let leading = 4.8
}
