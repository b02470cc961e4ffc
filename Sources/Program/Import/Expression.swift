import FioriBasics

/// An expression of a binding: a path, a constant, a calculation, a comparison, a choice, a condition or a call
/// of a formatter.
indirect enum Expression: Sendable {
  case path(String)
  case constant(BoundValue)
  case call(String, [Expression])
  case options([String: Expression])
  case comparison(Expression, String, Expression)
  case calculation(Expression, String, Expression)
  case choice(Expression, Expression, Expression)
  case negation(Expression)
  case both(Expression, Expression)
  case either(Expression, Expression)
  /// The index of a text among the elements of an array, from 0.
  case place(of: Expression, in: String)
}

/// Reads an expression; anything beyond its few forms is not an expression.
struct ExpressionReader {
  private var rest: Substring
  private var depth = 0
  private var operands = 0

  private init(_ text: String) { rest = Substring(text) }

  /// Returns the expression, or `nil` if there is anything else.
  static func expression(_ text: String) -> Expression? {
    var reader = ExpressionReader(text)
    let expression = reader.choice()
    reader.skipBlanks()
    return reader.rest.isEmpty ? expression : nil
  }

  private mutating func skipBlanks() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func takes(_ token: String) -> Bool {
    skipBlanks()
    guard rest.hasPrefix(token) else { return false }
    rest = rest.dropFirst(token.count)
    return true
  }

  private mutating func choice() -> Expression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit, let condition = either() else { return nil }
    guard takes("?") else { return condition }
    guard let first = choice(), takes(":"), let second = choice() else { return nil }
    return .choice(condition, first, second)
  }

  private mutating func either() -> Expression? {
    guard var left = both() else { return nil }
    while takes("||") {
      guard let right = both() else { return nil }
      left = .either(left, right)
    }
    return left
  }

  private mutating func both() -> Expression? {
    guard var left = comparison() else { return nil }
    while takes("&&") {
      guard let right = comparison() else { return nil }
      left = .both(left, right)
    }
    return left
  }

  private mutating func comparison() -> Expression? {
    guard let left = sum() else { return nil }
    for sign in ["===", "!==", "==", "!=", ">=", "<=", ">", "<"] where takes(sign) {
      return sum().map { .comparison(left, sign, $0) }
    }
    return left
  }

  private mutating func sum() -> Expression? {
    calculation(["+", "-"]) { $0.calculation(["*", "/", "%"]) { $0.operand() } }
  }

  private mutating func calculation(
    _ signs: [String], of part: (inout ExpressionReader) -> Expression?
  ) -> Expression? {
    guard var left = part(&self) else { return nil }
    while let sign = signs.first(where: { takes($0) }) {
      guard let right = part(&self) else { return nil }
      left = .calculation(left, sign, right)
    }
    return left
  }

  private mutating func operand() -> Expression? {
    operands += 1
    guard operands <= Self.operandLimit else { return nil }
    if takes("(") {
      let inner = choice()
      return takes(")") ? inner : nil
    }
    if takes("!") {
      depth += 1
      defer { depth -= 1 }
      return depth < Self.depthLimit ? operand().map(Expression.negation) : nil
    }
    if takes("${") { return upTo("}").flatMap { search(in: $0) } }
    if takes("'") { return upTo("'").map { .constant(.text($0)) } }
    if takes("\"") { return upTo("\"").map { .constant(.text($0)) } }
    if takes("{") { return options() }
    skipBlanks()
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-" }
    guard !word.isEmpty else { return nil }
    rest = rest.dropFirst(word.count)
    if takes("(") { return arguments().map { .call(String(word), $0) } }
    switch word {
    case "true": return .constant(.bool(true))
    case "false": return .constant(.bool(false))
    case "null", "undefined": return .constant(.missing)
    default: return Double(word).map { .constant(.number($0)) }
    }
  }

  /// Reads the search in the array of a path, if there is one.
  private mutating func search(in path: String) -> Expression? {
    let isIndex = takes(".indexOf(")
    guard isIndex || takes(".includes(") else { return .path(path) }
    guard let text = choice(), takes(")") else { return nil }
    let place = Expression.place(of: text, in: path)
    return isIndex ? place : .comparison(place, ">=", .constant(.number(0)))
  }

  private mutating func upTo(_ end: Character) -> String? {
    guard let index = rest.firstIndex(of: end) else { return nil }
    defer { rest = rest[rest.index(after: index)...] }
    return String(rest[..<index])
  }

  private mutating func arguments() -> [Expression]? {
    var values: [Expression] = []
    if takes(")") { return values }
    repeat {
      guard let value = choice() else { return nil }
      values.append(value)
    } while takes(",")
    return takes(")") ? values : nil
  }

  private mutating func options() -> Expression? {
    var members: [String: Expression] = [:]
    if takes("}") { return .options(members) }
    repeat {
      skipBlanks()
      let quote = rest.first.flatMap { $0 == "'" || $0 == "\"" ? $0 : nil }
      if quote != nil { rest = rest.dropFirst() }
      let key = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(key.count + (quote == nil ? 0 : 1))
      guard takes(":"), let value = choice() else { return nil }
      members[String(key)] = value
    } while takes(",")
    return takes("}") ? .options(members) : nil
  }

  private static let depthLimit = 32
  private static let operandLimit = 256
}
