import FioriBasics

extension SDKRewriter {
  static func scheme(_ value: SwiftCode) -> SwiftCode {
    switch value {
    case .word(".light"): .word(".lightConstant")
    case .word(".dark"): .word(".darkConstant")
    default: value
    }
  }

  mutating func color(_ value: SwiftCode) -> SwiftCode? {
    guard case .call(let call) = value, let first = call.arguments.first?.value else { return nil }
    switch call.name {
    case ".palette":
      guard case .string(let name) = first else { return nil }
      let ground = call.arguments.dropFirst().first?.value ?? (isDark ? .word(".device") : nil)
      var new = SwiftCall(
        name: "UIColor.preferredFioriColor",
        arguments: [SwiftArgument("forStyle", .choice(name))])
      if let ground { new.arguments.append(SwiftArgument("background", Self.scheme(ground))) }
      return .call(new)
    case ".rgb":
      return Self.color(call.arguments.map(\.value) + [.word("255")])
    case ".rgba":
      guard case .call(let components) = first else { return nil }
      return Self.color(components.arguments.map(\.value))
    default: return nil
    }
  }

  /// Returns a color of four components, 0 to 255.
  private static func color(_ components: [SwiftCode]) -> SwiftCode? {
    let shares: [SwiftCode] = components.compactMap {
      guard case .word(let number) = $0 else { return nil }
      return .word(number == "255" ? "1" : number == "0" ? "0" : "\(number) / 255")
    }
    guard shares.count == 4 else { return nil }
    return .call(
      "UIColor", SwiftArgument("red", shares[0]), SwiftArgument("green", shares[1]),
      SwiftArgument("blue", shares[2]), SwiftArgument("alpha", shares[3]))
  }

  /// Returns calls of a method that sets the color of a state.
  mutating func colors(_ value: SwiftCode, _ method: String) -> [SwiftAssignment] {
    guard case .call(let call) = value else { return [] }
    return call.arguments.compactMap { argument in
      guard let state = argument.label, let color = color(argument.value) else { return nil }
      let call = SwiftCode.call(
        method, SwiftArgument(nil, color), SwiftArgument("for", .choice(state)))
      return SwiftAssignment(path: method, value: call, form: .called)
    }
  }

  mutating func image(_ value: SwiftCode) -> SwiftCode? {
    switch value {
    case .call(let call):
      switch (call.name, call.arguments.first?.value) {
      case (".file", let path?): return .call("#imageLiteral", SwiftArgument("resourceName", path))
      case (".builtin", .word(".trendUp")?): return .word("FUIIconLibrary.analytics.trendUp")
      case (".builtin", .word(".trendDown")?): return .word("FUIIconLibrary.analytics.trendDown")
      case (".builtin", _):
        omit("", because: "SAPFiori's only icons are trendUp and trendDown; use a file")
        return nil
      default:
        omit("", because: "its bytes are part of the description; use a file")
        return nil
      }
    case .method(let owner, let call):
      guard case .word(let mode)? = call.arguments.first?.value else { return nil }
      return image(owner).map {
        .method(
          of: $0,
          SwiftCall(
            name: "withRenderingMode",
            arguments: [
              SwiftArgument(
                nil, .word(mode == ".template" ? ".alwaysTemplate" : ".alwaysOriginal"))
            ]))
      }
    case .word, .string, .array, .dictionary, .trying: return nil
    }
  }

  static func size(_ value: SwiftCode) -> SwiftCode? {
    guard case .call(let call) = value else { return nil }
    return .call(SwiftCall(name: "CGSize", arguments: call.arguments))
  }

  static func page(_ value: SwiftCode) -> SwiftCode? {
    guard case .word(let text) = value, let page = Int(text.filter { $0 != "_" }) else {
      return nil
    }
    return .word("\(page - 1)")
  }

  mutating func tag(_ value: SwiftCode) -> SwiftCode? {
    guard case .call(let call) = value else {
      return .call("FUITag", SwiftArgument("title", value))
    }
    var result = SwiftCall(name: "FUITag")
    for (name, value) in call.properties {
      switch name {
      case "title":
        let title = inside(name) { $0.string(value) } ?? .string("")
        result.arguments = [SwiftArgument("title", title)]
      case "colorScheme":
        result.assignments.append(SwiftAssignment(path: name, value: Self.scheme(value)))
      case "fillColor":
        guard let color = color(value) else { return nil }
        result.assignments.append(SwiftAssignment(path: name, value: color))
      default: omit(name)
      }
    }
    return .call(result)
  }

  mutating func labelItem(_ value: SwiftCode) -> SwiftCode? {
    guard case .call(let call) = value else {
      return .call("FUILabelItem", SwiftArgument("text", value))
    }
    var result = SwiftCall(name: "FUILabelItem")
    for (name, value) in call.properties {
      let new: SwiftCode? = inside(name) { rewriter in
        switch name {
        case "text": return rewriter.string(value)
        case "image": return rewriter.image(value)
        case "alignment": return value
        default:
          rewriter.omit("")
          return nil
        }
      }
      if let new { result.arguments.append(SwiftArgument(name, new)) }
    }
    return .call(result)
  }

  mutating func pageControl(_ value: SwiftCode, at path: String) -> [SwiftAssignment] {
    guard case .call(let call) = value else { return [] }
    return call.properties.compactMap { name, value in
      color(value).map { SwiftAssignment(path: "\(path).\(name)", value: $0) }
    }
  }
}
