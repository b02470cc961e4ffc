/// Breaks expressions into lines the way `swift format` does.
struct SwiftLayout {
  /// Five less than the 100 of the project's sources: the lines may be in a function of a type, and
  /// `swift format` counts the comma that a list would have if it were broken.
  private let width = 95
  private let step = 2

  /// Returns an expression formatted after the text before it on its line.
  func text(_ code: SwiftCode, after opening: String) -> String {
    opening + text(code, Position(indentation: 0, column: opening.count, tail: 0))
  }

  /// The place of an expression.
  private struct Position {
    /// The indentation of the line in spaces.
    let indentation: Int
    /// The number of characters before the expression on the line.
    let column: Int
    /// The number of characters after the expression on its last line.
    let tail: Int

    var startsLine: Bool { indentation == column }
  }

  private func text(_ code: SwiftCode, _ position: Position) -> String {
    let line = code.line
    if position.column + line.count + position.tail <= width { return line }
    switch code {
    case .word: return line
    case .string(let text): return block(text, position)
    case .call(let call): return broken(call, position)
    case .method(let owner, let call):
      let tail = position.tail + call.line.count + 1
      let position = Position(
        indentation: position.indentation, column: position.column, tail: tail)
      return text(owner, position) + ".\(call.line)"
    case .array(let elements): return broken(elements, position)
    case .dictionary(let entries):
      return list(entries.map { ($0.opening, $0.value) }, position)
    case .trying(let code):
      let column = position.column + 4
      let inner = Position(indentation: position.indentation, column: column, tail: position.tail)
      return "try " + text(code, inner)
    }
  }

  private func broken(_ call: SwiftCall, _ position: Position) -> String {
    if call.arguments.count == 1, let argument = call.arguments.first, argument.value.isList {
      let opening = "\(call.name)(\(argument.opening)"
      let inner = Position(
        indentation: position.indentation, column: position.column + opening.count,
        tail: position.tail + 1)
      return opening + text(argument.value, inner) + ")"
    }
    let lines = call.arguments.enumerated().map { index, argument in
      let tail = index == call.arguments.count - 1 ? position.tail + 1 : 1
      return line(argument.opening, argument.value, in: position, tail: tail)
    }
    return "\(call.name)(\n" + lines.joined(separator: ",\n") + ")"
  }

  private func broken(_ elements: [SwiftCode], _ position: Position) -> String {
    let lines = elements.map(\.line)
    let room = width - position.indentation - step - 1
    guard elements.allSatisfy(\.isSmall), lines.allSatisfy({ $0.count <= room }) else {
      return list(elements.map { ("", $0) }, position)
    }
    var rows: [String] = []
    for line in lines {
      if let row = rows.last, row.count + line.count + 2 <= room {
        rows[rows.count - 1] = "\(row), \(line)"
      } else {
        rows.append(line)
      }
    }
    return list(rows.map { ("", .word($0)) }, position, hasSeveral: elements.count > 1)
  }

  /// Puts each part on its own line, with a trailing comma.
  private func list(
    _ parts: [(opening: String, code: SwiftCode)], _ position: Position, hasSeveral: Bool? = nil
  ) -> String {
    let lines = parts.map { line($0.opening, $0.code, in: position, tail: 1) }
    let comma = hasSeveral ?? (parts.count > 1) ? "," : ""
    return "[\n" + lines.joined(separator: ",\n") + comma + "\n"
      + blanks(position.indentation) + "]"
  }

  private func line(
    _ opening: String, _ code: SwiftCode, in position: Position, tail: Int
  ) -> String {
    let indentation = position.indentation + step
    let inner = Position(
      indentation: indentation, column: indentation + opening.count, tail: tail)
    return blanks(indentation) + opening + text(code, inner)
  }

  /// Returns a multiline string; indented unless it starts its line.
  private func block(_ text: String, _ position: Position) -> String {
    let indentation = position.indentation + (position.startsLine && position.column > 0 ? 0 : step)
    let quotes = "\"\"\""
    let lines = SwiftText(text).lines(width: width - indentation) + [quotes]
    let moved = lines.map { $0.isEmpty ? "" : blanks(indentation) + $0 }
    return quotes + "\n" + moved.joined(separator: "\n")
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension SwiftCode {
  fileprivate var isList: Bool {
    switch self {
    case .array, .dictionary: true
    case .word, .string, .call, .method, .trying: false
    }
  }

  /// Whether several of these fit on a line.
  fileprivate var isSmall: Bool {
    switch self {
    case .word, .string: true
    case .call, .method, .array, .dictionary, .trying: false
    }
  }
}
