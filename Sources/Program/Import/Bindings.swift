import FioriBasics

/// Replaces the bindings of a manifest's texts by values of the data and the parameters.
struct Bindings {
  /// The data that paths are relative to.
  let data: ManifestData?
  /// The element of the data that an item is made of; `nil` outside of items.
  let item: JSONNode?
  /// The parameters of the manifest, and the texts beside it.
  let names: NameTable
  /// The bindings that cannot be replaced.
  var notes: [Message] = []

  init(data: ManifestData?, item: JSONNode?, names: NameTable) {
    (self.data, self.item, self.names) = (data, item, names)
  }

  /// Returns the value of a text with its bindings replaced.
  mutating func value(of text: String) -> BoundValue {
    guard text.contains("{") else { return .text(text) }
    guard let parts = Self.parts(text) else {
      notes.append(.unclosedBrace(in: text))
      return .text(text)
    }
    if parts.count == 1, case .binding(let body) = parts[0] { return value(ofBinding: body) }
    var whole = ""
    for part in parts {
      switch part {
      case .plain(let text): whole += text
      case .binding(let body): whole += value(ofBinding: body).string
      }
      // The text after that would be cut.
      guard whole.utf8.count <= 4 * Limits.textLength else { break }
    }
    return .text(whole)
  }

  private enum Part {
    case plain(String)
    case binding(String)
  }

  /// Returns the parts of a text; `nil` if a brace is not closed.
  private static func parts(_ text: String) -> [Part]? {
    var parts: [Part] = []
    var (plain, body) = ("", "")
    var depth = 0
    for character in text {
      if character == "{" { depth += 1 }
      if depth == 0 { plain.append(character) } else { body.append(character) }
      guard character == "}", depth > 0 else { continue }
      depth -= 1
      guard depth == 0 else { continue }
      if !plain.isEmpty { parts.append(.plain(plain)) }
      parts.append(.binding(String(body.dropFirst().dropLast())))
      (plain, body) = ("", "")
    }
    guard depth == 0 else { return nil }
    if !plain.isEmpty { parts.append(.plain(plain)) }
    return parts
  }

  private mutating func value(ofBinding body: String) -> BoundValue {
    if body.hasPrefix("{"), body.hasSuffix("}") {
      return named(String(body.dropFirst().dropLast()))
    }
    guard body.hasPrefix("=") else { return value(ofPath: body) }
    guard let expression = ExpressionReader.expression(String(body.dropFirst())) else {
      notes.append(.unsupportedExpression("{\(body)}"))
      return .missing
    }
    return value(of: expression)
  }

  /// Returns the value of a placeholder such as `{{parameters.city}}` or `{{title}}`.
  private mutating func named(_ name: String) -> BoundValue {
    guard name.hasPrefix("parameters.") else { return translated(name) }
    return parameter(String(name.dropFirst("parameters.".count)))
  }

  private mutating func translated(_ name: String) -> BoundValue {
    if let text = names.text(name) { return .text(text) }
    notes.append(.untranslatedText(name))
    return .text(name)
  }

  private mutating func parameter(_ name: String) -> BoundValue {
    let (value, found) = names.parameter(name)
    notes += found
    return value
  }

  private mutating func value(ofPath path: String) -> BoundValue {
    let path = path.trimmed
    guard !path.contains("path:") else {
      notes.append(.unsupportedBinding(path))
      return .missing
    }
    if let mark = path.firstIndex(of: ">") {
      let (model, rest) = (path[..<mark], path[path.index(after: mark)...])
      if model == "i18n" { return translated(String(rest)) }
      if model == "parameters", let name = rest.split(separator: "/").first {
        return parameter(String(name))
      }
      notes.append(.modelOfApp(model, in: path))
      return .missing
    }
    if path.hasPrefix("!") { return .bool(!value(ofPath: String(path.dropFirst())).isTrue) }
    guard let node = data?.node(at: path, of: item) else {
      notes.append(.noValueAtPath(path))
      return .missing
    }
    guard let value = BoundValue(node.value) else {
      notes.append(.severalValuesAtPath(path, found: node.value.kindName))
      return .missing
    }
    return value
  }

  private mutating func value(of expression: Expression) -> BoundValue {
    switch expression {
    case .path(let path): return value(ofPath: path)
    case .constant(let value): return value
    case .options: return .missing
    case .choice(let condition, let first, let second):
      return value(of: value(of: condition).isTrue ? first : second)
    case .comparison(let left, let sign, let right):
      return .bool(Self.holds(value(of: left), sign, value(of: right)))
    case .calculation(let left, let sign, let right):
      return Self.result(value(of: left), sign, value(of: right))
    case .negation(let inner): return .bool(!value(of: inner).isTrue)
    case .both(let left, let right):
      let first = value(of: left)
      return first.isTrue ? value(of: right) : first
    case .either(let left, let right):
      let first = value(of: left)
      return first.isTrue ? first : value(of: right)
    case .place(let text, let path):
      let text = value(of: text).string
      return .number(Double(elements(of: path).firstIndex(of: text) ?? -1))
    case .call(let name, let arguments): return formatted(name, arguments)
    }
  }

  /// Returns the elements of an array as texts.
  private func elements(of path: String) -> [String] {
    let node =
      path.hasPrefix("parameters>/")
      ? names.node(path.dropFirst("parameters>/".count)) : data?.node(at: path, of: item)
    return (node?.elements ?? []).compactMap { BoundValue($0.value)?.string }
  }

  /// Returns the result of a calculation: of texts with a plus, their words.
  private static func result(
    _ left: BoundValue, _ sign: String, _ right: BoundValue
  ) -> BoundValue {
    if sign == "+" {
      guard case .number(let first) = left, case .number(let second) = right else {
        return .text(left.string + right.string)
      }
      return .number(first + second)
    }
    guard let first = left.number, let second = right.number else { return .missing }
    let result =
      switch sign {
      case "-": first - second
      case "*": first * second
      case "/": first / second
      default: first.truncatingRemainder(dividingBy: second)
      }
    return result.isFinite ? .number(result) : .missing
  }

  private static func holds(_ left: BoundValue, _ sign: String, _ right: BoundValue) -> Bool {
    let numbers = left.number.flatMap { left in right.number.map { (left, $0) } }
    return switch sign {
    case "===", "==": numbers.map { $0 == $1 } ?? (left.string == right.string)
    case "!==", "!=": numbers.map { $0 != $1 } ?? (left.string != right.string)
    case ">": numbers.map { $0 > $1 } ?? false
    case "<": numbers.map { $0 < $1 } ?? false
    case ">=": numbers.map { $0 >= $1 } ?? false
    default: numbers.map { $0 <= $1 } ?? false
    }
  }
}

extension Bindings {
  private mutating func formatted(_ name: String, _ arguments: [Expression]) -> BoundValue {
    let value = arguments.first.map { self.value(of: $0) } ?? .missing
    let second = arguments.count > 1 ? self.value(of: arguments[1]).string : ""
    switch name {
    case "format.currency":
      let currency = second.isEmpty ? nil : second
      return value.number.map { .formatted($0, style: "currency", currency: currency) } ?? value
    case "format.percent":
      return value.number.map { .formatted($0, style: "percent", currency: nil) } ?? value
    case "format.dateTime", "format.date": return date(value, arguments.dropFirst().first)
    case "format.float", "format.integer": return value.number.map(BoundValue.number) ?? value
    case "format.unit":
      return .text([value.string, second].filter { !$0.isEmpty }.joined(separator: " "))
    default:
      notes.append(.unsupportedFormatter(name))
      return value
    }
  }

  /// Returns a date that a description can have, in the pattern of the options; any other text stays
  /// as it is.
  private mutating func date(_ value: BoundValue, _ options: Expression?) -> BoundValue {
    let text = value.string
    let parts = text.prefix { $0 != "T" && $0 != " " }.split(separator: "-")
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ Int($0) != nil }) else {
      if !text.isEmpty { notes.append(.dateNotFormatted(text)) }
      return value
    }
    guard case .options(let members)? = options, let given = members["pattern"] else {
      return .date(text, skeleton: nil)
    }
    let letters = self.value(of: given).string.filter { $0.isASCII && $0.isLetter }
    return .date(text, skeleton: letters.isEmpty ? nil : letters)
  }
}
