import FioriBasics

/// The parameters of a manifest, and the texts in the file of translations beside it.
final class NameTable {
  private let parameters: JSONNode?
  private let texts: [String: String]
  /// The parameters that have been read.
  private var values: [String: BoundValue] = [:]
  /// The parameters that are being read, which cannot be a part of themselves.
  private var open: Set<String> = []

  /// Creates a table; `texts` is a file of lines such as `title=Sales`.
  init(parameters: JSONNode?, texts: String?) {
    self.parameters = parameters
    var found: [String: String] = [:]
    for line in (texts ?? "").split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      guard let sign = line.firstIndex(of: "=") else { continue }
      found[line[..<sign].trimmed] = line[line.index(after: sign)...].trimmed
    }
    self.texts = found
  }

  /// Returns a text of the file; `nil` if it has none of this name.
  func text(_ name: String) -> String? { texts[name] }

  /// Returns the value at a path in the parameters.
  func node(_ path: some StringProtocol) -> JSONNode? { parameters?.node(at: path) }

  /// Returns the value of a parameter, and its problem.
  func parameter(_ name: String) -> (value: BoundValue, notes: [Message]) {
    if let value = values[name] { return (value, []) }
    guard !open.contains(name) else {
      return (.missing, [.parameterOfItself(name)])
    }
    guard let given = parameters?[name]?["value"], let bound = BoundValue(given.value) else {
      return (.missing, [.parameterWithoutValue(name)])
    }
    guard case .text(let text) = bound else { return (bound, []) }
    open.insert(name)
    defer { open.remove(name) }
    var bindings = Bindings(data: nil, item: nil, names: self)
    let value = bindings.value(of: text)
    values[name] = value
    return (value, bindings.notes)
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
