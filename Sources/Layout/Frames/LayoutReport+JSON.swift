import FioriBasics
import FioriModel

extension LayoutReport {
  /// The report as JSON, with lengths rounded to at most three decimals.
  public var json: String { JSONText.object(members).text }

  /// Returns the named reports of several pictures as a JSON array.
  public static func json(of reports: [(name: String, report: LayoutReport)]) -> String {
    JSONText.array(
      reports.map { name, report in .object([("name", .string(name))] + report.members) }
    ).text
  }

  private var members: [(String, JSONText)] {
    [
      ("size", .object([("width", .number(size.width)), ("height", .number(size.height))]))
    ] + (background.map { [("background", .string($0.hex))] } ?? []) + [("root", root.jsonValue)]
  }
}

extension LayoutReport.Node {
  fileprivate var jsonValue: JSONText {
    let members: [(String, JSONText?)] = [
      ("kind", .string(kind)),
      ("frame", frame.jsonValue),
      ("text", text.map(JSONText.string)),
      ("lines", lineCount.map { .number(Double($0)) }),
      ("baseline", baseline.map(JSONText.number)),
      ("fontSize", fontSize.map(JSONText.number)),
      ("color", color.map { .string($0.hex) }),
      ("isTruncated", isTruncated.map(JSONText.bool)),
      ("progress", progress.map(JSONText.number)),
      ("lineWidth", lineWidth.map(JSONText.number)),
      ("ticks", axis?.ticks.map { .array($0.map(JSONText.value)) }),
      ("range", axis?.range.map(\.jsonValue)),
      ("dates", axis?.dates.map(\.jsonValue)),
      ("labels", axis.map { .array($0.labels.map(JSONText.string)) }),
      ("marks", marks.map { .array($0.map(\.jsonValue)) }),
    ]
    return .object(
      (members + look.members).compactMap { name, value in value.map { (name, $0) } }
        + [("children", .array(children.map(\.jsonValue)))])
  }
}

extension LayoutReport.Look {
  fileprivate var members: [(String, JSONText?)] {
    let members: [(Field, JSONText?)] = [
      (.image, image.map(JSONText.string)),
      (.colors, colors.map { .array($0.map { .string($0.hex) }) }),
      (.cornerRadius, cornerRadius.map(JSONText.number)),
      (.lineStyle, lineStyle.map(JSONText.string)),
      (.shadow, shadow.map(JSONText.string)),
      (.font, font.map(JSONText.string)),
      (.shapes, shapes.map(JSONText.string)),
    ]
    return members.map { ($0.rawValue, $1) }
  }
}

extension LayoutReport.Axis.Dates {
  fileprivate var jsonValue: JSONText {
    .object([
      ("scale", .string("time")), ("first", .string(first)), ("last", .string(last)),
      ("ticks", .array(ticks.map(JSONText.string))),
    ])
  }
}

extension LayoutReport.Mark {
  fileprivate var jsonValue: JSONText {
    let members: [(String, JSONText?)] = [
      ("kind", .string("mark")),
      ("frame", frame.jsonValue),
      ("series", .number(Double(series))),
      ("category", .number(Double(category))),
      ("value", .value(value)),
      ("startAngle", angles.map { .number($0.lowerBound) }),
      ("endAngle", angles.map { .number($0.upperBound) }),
      ("children", .array([])),
    ]
    return .object(members.compactMap { name, value in value.map { (name, $0) } })
  }
}

extension ClosedRange<Double> {
  fileprivate var jsonValue: JSONText {
    .object([("min", .value(lowerBound)), ("max", .value(upperBound))])
  }
}

extension Rect {
  fileprivate var jsonValue: JSONText {
    .object([
      ("x", .number(minX)), ("y", .number(minY)),
      ("width", .number(size.width)), ("height", .number(size.height)),
    ])
  }
}
