import FioriBasics
import FioriKPI
import FioriModel

extension SDKRewriter {
  /// Returns the items of a value. One without a counterpart is left out, and named.
  mutating func items(_ value: SwiftCode) -> SwiftCode? {
    guard case .array(let elements) = value else { return nil }
    var result: [SwiftCode] = []
    for (index, element) in elements.enumerated() {
      result += inside("[\(index)]") { $0.items(of: element) }
    }
    return .array(result)
  }

  /// Returns the items that one of ours is in the SDK: several for a formatted number.
  private mutating func items(of element: SwiftCode) -> [SwiftCode] {
    guard case .call(let call) = element, let part = call.arguments.first?.value else { return [] }
    switch call.name {
    case ".formattedMetric": return formatted(part, .metric)
    case ".formattedFraction": return formatted(part, .fraction)
    case ".icon":
      return inside("icon") { $0.image(part) }
        .map { [.call("FUIKPIIconItem", SwiftArgument("icon", $0))] } ?? []
    default: return Self.names[call.name].map { [Self.item($0, part)] } ?? []
    }
  }

  private static let names = [".unit": "Unit", ".metric": "Metric", ".fraction": "Fraction"]

  private static func item(_ name: String, _ text: SwiftCode) -> SwiftCode {
    .call("FUIKPI\(name)Item", SwiftArgument("string", text))
  }

  /// Returns the items of a number as it is written for the locale of the figure: the SDK's have texts.
  private mutating func formatted(
    _ code: SwiftCode, _ reader: ValueReader<KPIItem>
  ) -> [SwiftCode] {
    if case .call(let call) = code, call.arguments.contains(where: { $0.label == "rules" }) {
      omit("rules")
    }
    guard let item = code.json.flatMap({ reader.value(of: $0) }),
      let written = numbers.written(item)
    else {
      omit("", because: "its number cannot be written")
      return []
    }
    hasNumbers = true
    share = share ?? written.share
    return written.items.compactMap { item in
      guard let text = item.text, let name = Self.names[".\(item.kind)"] else { return nil }
      return Self.item(name, .string(text))
    }
  }
}

extension SwiftCode {
  /// The value of a description that the code of a number represents; its rules are left out.
  var json: JSONNode? {
    let place = SourcePosition(line: 1, column: 1)
    let value: JSONValue
    switch self {
    case .string(let text): value = .string(text)
    case .word("true"): value = .bool(true)
    case .word("false"): value = .bool(false)
    case .word(let word) where word.hasPrefix("."): value = .string(String(word.dropFirst()))
    case .word(let word):
      guard let number = Double(word.filter { $0 != "_" }) else { return nil }
      value = .number(number)
    case .call(let call):
      let members = call.arguments.filter { $0.label != "rules" }.map { argument in
        argument.value.json.map {
          JSONMember(key: argument.label ?? "", keyPosition: place, value: $0)
        }
      }
      guard !members.contains(where: { $0 == nil }) else { return nil }
      value = .object(members.compactMap(\.self))
    case .method, .array, .dictionary, .trying: return nil
    }
    return JSONNode(value: value, position: place)
  }
}

extension ValueReader {
  /// Returns the value that is described; `nil` if that is an error.
  func value(of node: JSONNode) -> Value? {
    var reader = DescriptionReader(file: "")
    return read(node, DescriptionPath(), &reader)
  }
}
