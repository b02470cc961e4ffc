import FioriBasics
import FioriLowering
import FioriModel

extension SDKRewriter {
  /// Returns the statements for a label, which has its attributes itself.
  mutating func label(_ value: SwiftCode, at path: String) -> [SwiftAssignment] {
    guard let parts = TextParts(value) else {
      return [SwiftAssignment(path: "\(path).text", value: value)]
    }
    var result: [SwiftAssignment] = []
    if let runs = parts.runs {
      if let text = attributed(runs) {
        result.append(SwiftAssignment(path: "\(path).attributedText", value: text))
      }
    } else if let text = parts.text.flatMap({ written($0) }) {
      result.append(SwiftAssignment(path: "\(path).text", value: text))
    }
    result += style(parts, at: path)
    if let classes = parts.classes {
      result += self.classes(classes, at: path, "NUIRenderer.renderLabel")
    }
    return result
  }

  /// Returns the statements for a text of a card or a chart; `twins` begins the names of the properties
  /// with its attributed text and its style classes, `nil` for a text without them.
  mutating func text(
    _ value: SwiftCode, at path: String, twins: String?
  ) -> [SwiftAssignment] {
    guard let parts = TextParts(value) else {
      return [SwiftAssignment(path: "\(path).text", value: value)]
    }
    var result: [SwiftAssignment] = []
    if let runs = parts.runs {
      guard let twins, path != "trend" else {
        omit(
          "runs",
          because: twins == nil
            ? "the text has a single style" : "an attributed trend also replaces its image")
        return []
      }
      // The text keeps its lines, alignment and classes only if there is one.
      result.append(SwiftAssignment(path: "\(path).text", value: .string(" ")))
      if let text = attributed(runs, over: parts) {
        result.append(SwiftAssignment(path: "\(twins)AttributedText", value: text))
      }
    } else if let text = parts.text.flatMap({ written($0) }) {
      result.append(SwiftAssignment(path: "\(path).text", value: text))
    }
    result += style(parts, at: path)
    if let classes = parts.classes {
      if let twins {
        result.append(SwiftAssignment(path: "\(twins)StyleClassPath", value: classes))
      } else {
        omit("styleClass")
      }
    }
    return result
  }

  /// Returns a text without a style; `nil` for one with a style, which is noted.
  mutating func string(_ value: SwiftCode) -> SwiftCode? {
    guard let parts = TextParts(value) else { return value }
    guard parts.isPlain, let text = parts.text else {
      omit("", because: "the SDK has a string for it, without a style")
      return nil
    }
    return written(text)
  }

  /// Returns calls that add style classes to a view, at a path from the variable.
  func classes(_ value: SwiftCode, at path: String, _ function: String) -> [SwiftAssignment] {
    guard case .array(let names) = value else { return [] }
    let list = names.compactMap { if case .string(let name) = $0 { name } else { nil } }
    let call = SwiftCode.call(
      function, SwiftArgument("withClass", .string(list.joined(separator: ":"))))
    return [SwiftAssignment(path: path, value: call, form: .passed)]
  }

  private mutating func style(_ parts: TextParts, at path: String) -> [SwiftAssignment] {
    var result: [SwiftAssignment] = []
    func add(_ name: String, _ value: SwiftCode?) {
      if let value { result.append(SwiftAssignment(path: "\(path).\(name)", value: value)) }
    }
    add("font", parts.font.flatMap { font($0) })
    add("textColor", parts.color.flatMap { color($0) })
    add("numberOfLines", parts.numberOfLines)
    add("textAlignment", parts.alignment.map { alignment($0) })
    return result
  }

  /// Returns runs as an attributed string; runs without a font or a color have the font and color
  /// of their text, where a label has them itself.
  mutating func attributed(_ value: SwiftCode, over text: TextParts? = nil) -> SwiftCode? {
    guard case .array(let parts)? = elements(value, { $0.run($1, over: text) }) else { return nil }
    guard parts.count != 1 else { return parts[0] }
    joinsStrings = true
    return .call("joined", SwiftArgument(nil, .array(parts)))
  }

  private mutating func run(_ value: SwiftCode, over outer: TextParts?) -> SwiftCode? {
    guard case .call(let call) = value else {
      return .call("NSAttributedString", SwiftArgument("string", value))
    }
    let parts = Dictionary(
      call.arguments.map { ($0.label ?? "", $0.value) }, uniquingKeysWith: { $1 })
    var entries: [SwiftEntry] = []
    func add(_ key: String, _ value: SwiftCode?) {
      if let value { entries.append(SwiftEntry(key: .word(".\(key)"), value: value)) }
    }
    let own = (parts["font"] ?? outer?.font).flatMap { font($0) }
    // The dictionary takes anything, so that the compiler warns of a font that may be `nil`.
    add("font", own?.calls("UIFont") == true ? own.map { .word("\($0.line) as Any") } : own)
    add("foregroundColor", (parts["color"] ?? outer?.color).flatMap { color($0) })
    add("kern", parts["kern"])
    add("baselineOffset", parts["baselineOffset"])
    var result = SwiftCall(
      name: "NSAttributedString",
      arguments: [SwiftArgument("string", parts[""].flatMap { written($0) } ?? .string(""))])
    if !entries.isEmpty {
      result.arguments.append(SwiftArgument("attributes", .dictionary(entries)))
    }
    return .call(result)
  }

  /// Returns a string, which for a number or a date is as it is written for the locale.
  private mutating func written(_ value: SwiftCode) -> SwiftCode? {
    guard case .call = value else { return value }
    guard let text = value.json.flatMap({ ValueReader<Text>.content.value(of: $0) }),
      case let (result, findings) = numbers.written(text, at: DescriptionPath()),
      !findings.contains(where: { $0.severity == .error })
    else {
      omit("", because: "its value cannot be written")
      return nil
    }
    hasNumbers = true
    return .string(result.string)
  }

  /// A style; a size with a weight or a family.
  private mutating func font(_ value: SwiftCode) -> SwiftCode? {
    guard case .call(let call) = value else { return nil }
    let parts = Dictionary(
      call.arguments.map { ($0.label ?? "style", $0.value) }, uniquingKeysWith: { $1 })
    switch (parts["style"], parts["size"], parts["weight"], parts["family"]) {
    case (let style?, nil, nil, nil):
      return .call("UIFont.preferredFioriFont", SwiftArgument("forTextStyle", style))
    case (nil, let size?, let weight?, nil):
      return .call(
        "UIFont.systemFont", SwiftArgument("ofSize", size), SwiftArgument("weight", weight))
    case (nil, let size?, nil, let family?):
      return .call("UIFont", SwiftArgument("name", family), SwiftArgument("size", size))
    default:
      let list = ["style", "size", "weight", "family"].filter { parts[$0] != nil }
      guard !list.isEmpty else { return nil }
      omit(
        "font",
        because:
          "UIKit has no font of only \(list.joined(separator: ", ")); it has a style, or a size "
          + "with a weight or a family")
      return nil
    }
  }

  /// The side of the layout's direction.
  private func alignment(_ value: SwiftCode) -> SwiftCode {
    let startsOnTheLeft = direction == .leftToRight
    return switch value {
    case .word(".leading"): .word(startsOnTheLeft ? ".left" : ".right")
    case .word(".trailing"): .word(startsOnTheLeft ? ".right" : ".left")
    default: value
    }
  }
}

/// The parts of a text that is written as a call.
struct TextParts {
  /// The string, or the call of a number or a date; `nil` for runs.
  var text: SwiftCode?
  var runs: SwiftCode?
  var font: SwiftCode?
  var color: SwiftCode?
  var numberOfLines: SwiftCode?
  var alignment: SwiftCode?
  var classes: SwiftCode?

  /// Whether the text has no style.
  var isPlain: Bool {
    [runs, font, color, numberOfLines, alignment, classes].allSatisfy { $0 == nil }
  }

  /// Creates the parts; `nil` for a plain string.
  init?(_ value: SwiftCode) {
    guard case .call(let call) = value else { return nil }
    for (name, value) in call.properties {
      switch name {
      case "": text = value
      case "runs": runs = value
      case "font": font = value
      case "color": color = value
      case "numberOfLines": numberOfLines = value
      case "alignment": alignment = value
      case "styleClass": classes = value
      default: break
      }
    }
  }
}
