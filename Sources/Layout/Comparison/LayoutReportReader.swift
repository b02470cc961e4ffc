import FioriBasics
import FioriModel

/// Reads layout reports from JSON.
enum LayoutReportReader {
  typealias Value = LayoutReportValue
  typealias Problem = LayoutReportError

  /// Returns the reports of an object or an array.
  static func reports(in root: JSONNode) throws(Problem) -> [NamedLayoutReport] {
    try Value(root).elementsOrSelf.map { value throws(Problem) in
      NamedLayoutReport(
        name: try value[optional: "name"]?.text(),
        report: LayoutReport(
          size: try value["size"].size(), background: try value[optional: "background"]?.color(),
          root: try node(value["root"])))
    }
  }

  private static func node(_ value: Value) throws(Problem) -> LayoutReport.Node {
    LayoutReport.Node(
      kind: try value["kind"].text(), frame: try value["frame"].rect(),
      text: try value[optional: "text"]?.text(), lineCount: try value[optional: "lines"]?.count(),
      baseline: try value[optional: "baseline"]?.number(),
      fontSize: try value[optional: "fontSize"]?.number(), font: nil,
      color: try value[optional: "color"]?.color(),
      isTruncated: try value[optional: "isTruncated"]?.bool(),
      progress: try value[optional: "progress"]?.number(),
      lineWidth: try value[optional: "lineWidth"]?.number(), axis: try axis(value),
      marks: try value[optional: "marks"]?.array().map(mark), look: try look(value),
      children: try value["children"].array().map(node))
  }

  private static func look(_ value: Value) throws(Problem) -> LayoutReport.Look {
    var look = LayoutReport.Look()
    look.image = try value[optional: "image"]?.text()
    look.colors = try value[optional: "colors"]?.array().map { color throws(Problem) in
      try color.color()
    }
    look.cornerRadius = try value[optional: "cornerRadius"]?.number()
    look.lineStyle = try value[optional: "lineStyle"]?.text()
    look.shadow = try value[optional: "shadow"]?.text()
    look.font = try value[optional: "font"]?.text()
    look.shapes = try value[optional: "shapes"]?.text()
    return look
  }

  private static func axis(_ value: Value) throws(Problem) -> LayoutReport.Axis? {
    guard let labels = try value[optional: "labels"] else { return nil }
    return LayoutReport.Axis(
      labels: try labels.array().map { label throws(Problem) in try label.text() },
      ticks: try value[optional: "ticks"]?.array().map { tick throws(Problem) in
        try tick.number()
      },
      range: try value[optional: "range"]?.range("min", "max"),
      dates: try dates(value[optional: "dates"]))
  }

  private static func dates(_ value: Value?) throws(Problem) -> LayoutReport.Axis.Dates? {
    guard let value else { return nil }
    return LayoutReport.Axis.Dates(
      ticks: try value["ticks"].array().map { tick throws(Problem) in try tick.text() },
      first: try value["first"].text(), last: try value["last"].text())
  }

  private static func mark(_ value: Value) throws(Problem) -> LayoutReport.Mark {
    let hasAngles = try value[optional: "startAngle"] != nil
    return LayoutReport.Mark(
      series: try value["series"].count(), category: try value["category"].count(),
      value: try value["value"].number(), frame: try value["frame"].rect(),
      angles: hasAngles ? try value.range("startAngle", "endAngle") : nil)
  }
}

/// A value in a layout report being read, with its path.
struct LayoutReportValue {
  private let node: JSONNode
  private let path: DescriptionPath

  typealias Problem = LayoutReportError

  init(_ node: JSONNode, at path: DescriptionPath = DescriptionPath()) {
    (self.node, self.path) = (node, path)
  }

  /// The elements of an array, or the value itself if it is not an array.
  var elementsOrSelf: [LayoutReportValue] {
    guard case .array(let nodes) = node.value else { return [self] }
    return elements(nodes)
  }

  /// A required member.
  subscript(_ key: String) -> LayoutReportValue {
    get throws(Problem) {
      guard let value = try self[optional: key] else {
        throw problem(.missingKeyOfReport(key))
      }
      return value
    }
  }

  /// An optional member.
  subscript(optional key: String) -> LayoutReportValue? {
    get throws(Problem) {
      guard case .object(let members) = node.value else { throw expected("an object") }
      return members.first { $0.key == key }.map { LayoutReportValue($0.value, at: path.key(key)) }
    }
  }

  func array() throws(Problem) -> [LayoutReportValue] {
    guard case .array(let nodes) = node.value else { throw expected("an array") }
    return elements(nodes)
  }

  func number() throws(Problem) -> Double {
    guard case .number(let number) = node.value else { throw expected("a number") }
    return number
  }

  func count() throws(Problem) -> Int {
    guard let count = Int(exactly: try number()), count >= 0 else {
      throw expected("a whole number of 0 or more")
    }
    return count
  }

  func text() throws(Problem) -> String {
    guard case .string(let text) = node.value else { throw expected("a string") }
    return text
  }

  func bool() throws(Problem) -> Bool {
    guard case .bool(let bool) = node.value else { throw expected("a boolean") }
    return bool
  }

  /// Returns a color, `#RRGGBBAA`.
  func color() throws(Problem) -> RGBA {
    let digits = try text().utf8
    guard digits.count == 9, digits.first == UInt8(ascii: "#"),
      let bits = UInt32(String(decoding: digits.dropFirst(), as: UTF8.self), radix: 16)
    else { throw expected("a color such as #3678AFFF") }
    return RGBA(withAlpha: bits)
  }

  /// Returns the range of two numbers; the first must not be larger.
  func range(_ lower: String, _ upper: String) throws(Problem) -> ClosedRange<Double> {
    let (lower, upper) = (try self[lower].number(), try self[upper].number())
    guard lower <= upper else {
      throw problem(.expectedRange)
    }
    return lower...upper
  }

  func size() throws(Problem) -> Size {
    Size(width: try self["width"].length(), height: try self["height"].length())
  }

  func rect() throws(Problem) -> Rect {
    Rect(origin: Point(x: try self["x"].number(), y: try self["y"].number()), size: try size())
  }

  private func length() throws(Problem) -> Double {
    let length = try number()
    guard length >= 0 else { throw expected("a number of 0 or more") }
    return length
  }

  private func elements(_ nodes: [JSONNode]) -> [LayoutReportValue] {
    nodes.enumerated().map { LayoutReportValue($1, at: path.index($0)) }
  }

  private func expected(_ kind: String) -> Problem {
    problem(.expectedOfReport(kind, found: node.value.kindName))
  }

  private func problem(_ message: Message) -> Problem {
    Problem(position: node.position, path: path, message: message)
  }
}

/// An error in a layout report, with its position.
struct LayoutReportError: Error, Hashable {
  /// The invalid value, or the object that lacks one.
  let position: SourcePosition
  let path: DescriptionPath
  let message: Message
}
