import FioriBasics

/// The width of a card, which grows for a table whose columns need more.
enum CardWidth {
  /// The width of a card on a phone, and the largest one of a compact screen, in points.
  private static let phone = 343.0
  private static let widest = 667.0
  /// The width of a character of a cell and of a title, and the space around and between columns.
  private static let character = 8.5
  private static let titleCharacter = 7.0
  private static let margin = 32.0
  private static let gap = 14.0

  /// Returns the width of a card with a view.
  static func points(of view: [(String, JSONText)]) -> Double {
    guard case .object(let body)? = member("cardBody", of: view),
      case .array(let columns)? = member("columns", of: body),
      case .array(let rows)? = member("rows", of: body), !columns.isEmpty
    else { return phone }
    let cells = rows.map { row in
      if case .array(let cells) = row { cells } else { [] as [JSONText] }
    }
    let needs = columns.indices.map { index in
      width(of: columns[index], cells.compactMap { $0.indices.contains(index) ? $0[index] : nil })
    }
    let sum = needs.reduce(margin) { $0 + $1 + gap }
    return min(max(phone, sum.rounded(.up)), widest)
  }

  /// Returns the width that a column needs: of words on two lines, and of whole numbers.
  private static func width(of column: JSONText, _ cells: [JSONText]) -> Double {
    var title = column.words ?? ""
    var isAtEnd = cells.allSatisfy { $0.words == nil && !$0.isNull }
    if case .object(let members) = column {
      title = member("title", of: members)?.words ?? title
      isAtEnd = isAtEnd || member("alignment", of: members)?.plain == "trailing"
    }
    let words = cells.map { $0.words ?? String(repeating: "0", count: numberLength) }
    guard !isAtEnd else {
      let longest = words.map(\.count).max() ?? 0
      return max(Double(longest) * character, Double(title.count) * titleCharacter)
    }
    let longest = words.map { max(longestWord($0), ($0.count + 1) / 2 + wrapping) }.max() ?? 0
    return max(Double(longest) * character, Double(longestWord(title)) * titleCharacter)
  }

  /// The characters of a number, and those that a text in two lines loses at their ends.
  private static let numberLength = 6
  private static let wrapping = 2

  private static func longestWord(_ text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).map(\.count).max() ?? 0
  }

  private static func member(_ key: String, of members: [(String, JSONText)]) -> JSONText? {
    members.first { $0.0 == key }?.1
  }
}
