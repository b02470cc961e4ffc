/// A part of a description with references, checked once for all rows.
indirect enum TemplateNode: Sendable {
  /// A value without references.
  case fixed(JSONNode)
  case text([TextPart], SourcePosition)
  case reference(DataReference, SourcePosition)
  case calculation(Calculation, SourcePosition)
  case array([TemplateNode], SourcePosition)
  /// An object; `categories` is the column whose distinct cells are its `categories`.
  case object([Member], SourcePosition, categories: String?)
  /// A value for each distinct cell of a column, instead of an array or among its elements: a
  /// series by it, or a part of a view.
  case repeated(Repetition, TemplateNode, SourcePosition)
  /// An object for each row, instead of an object of columns: the points of a scatter chart.
  case points([Member], SourcePosition)
  /// A part whose columns are lined up with their own aggregate.
  case aggregated(Aggregate, TemplateNode)
  /// A text in the language of the picture, whose key comes out of rows.
  case keyed(TemplateNode, TextLookup)

  struct Member: Sendable {
    let key: String
    let keyPosition: SourcePosition
    let value: TemplateNode
  }

  /// The values that a part is repeated for.
  struct Repetition: Sendable {
    let column: String
    /// Whether an empty cell is a value as well.
    let includesEmpty: Bool
  }

  /// A part of a text: characters, or a cell.
  enum TextPart: Sendable {
    case plain(String)
    case cell(String, TextFormat?)
  }

  /// The elements of an array, or the value by itself.
  var elements: [TemplateNode] {
    if case .array(let elements, _) = self { elements } else { [self] }
  }

  /// The columns that categories come from, each once.
  var categoryColumns: [String] {
    let found: [String] =
      switch self {
      case .object(let members, _, _):
        (Self.placeColumn(of: members).map { [$0] } ?? [])
          + members.flatMap(\.value.categoryColumns)
      case .array(let elements, _): elements.flatMap(\.categoryColumns)
      case .repeated(_, let node, _), .aggregated(_, let node): node.categoryColumns
      case .fixed, .text, .reference, .calculation, .points, .keyed: []
      }
    return found.enumerated().filter { !found[..<$0].contains($1) }.map(\.element)
  }

  /// Returns the column that the places of a chart come from: its categories, or without any, as in a
  /// ring, its series.
  private static func placeColumn(of members: [Member]) -> String? {
    if let column = categoryColumn(of: members) { return column }
    guard !members.contains(where: { $0.key == "categories" }),
      case .repeated(let repetition, _, _)? = members.first(where: { $0.key == "series" })?.value
    else { return nil }
    return repetition.column
  }

  /// Whether an object is a ring, which draws one value of each series.
  static func isRing(_ members: [Member]) -> Bool {
    if case .fixed(let node)? = members.first(where: { $0.key == "chartType" })?.value {
      node.value == .string("donut")
    } else {
      false
    }
  }

  /// Returns the column that the categories of an object come from.
  static func categoryColumn(of members: [Member]) -> String? {
    for member in members where member.key == "categories" {
      switch member.value {
      case .reference(.distinct(let column), _), .reference(.column(let column), _): return column
      default: break
      }
    }
    return nil
  }

  /// Returns the rows of a table, and the items of lists, tags and other parts that are read below or beside
  /// each other.
  static func lists(of members: [Member]) -> [Member] {
    members.filter { listKeys.contains($0.key) && !$0.value.isFixed && !$0.value.isOneValue }
  }

  private static let listKeys: Set = [
    "rows", "items", "tags", "labelItems", "summaryItems", "facts", "row1", "row2", "row3",
  ]

  /// Whether the elements are the parts of one value, as the items of a KPI are.
  private var isOneValue: Bool {
    elements.contains { element in
      let keys: [String] =
        switch element {
        case .object(let members, _, _): members.map(\.key)
        case .fixed(let node):
          if case .object(let members) = node.value { members.map(\.key) } else { [] }
        default: []
        }
      return keys.contains { ["metric", "fraction", "unit"].contains($0) }
    }
  }

  /// Whether this is a value without references.
  var isFixed: Bool { if case .fixed = self { true } else { false } }
}
