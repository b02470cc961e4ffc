import FioriBasics
import FioriLowering

/// Rewrites the Swift of a view as code with SAPFiori's classes.
struct SDKRewriter {
  /// Whether a palette color without a background is that of a dark interface.
  let isDark: Bool
  /// What has no counterpart in the SDK, such as `KPIView.size`, in order.
  private(set) var omissions: [String] = []
  /// The sources of charts and collections, by the names of their variables.
  private(set) var sources: [(name: String, call: SwiftCall)] = []
  /// Whether attributed strings are joined.
  private(set) var joinsStrings = false
  /// Whether numbers were written for the locale.
  var hasNumbers = false
  /// The share that the items of a view say; `nil` for none.
  var share: Double?
  /// Writes numbers for the locale.
  let numbers: NumberResolver
  /// What is being rewritten, for omissions.
  private var owner = ""

  init(isDark: Bool, numbers: NumberResolver) { (self.isDark, self.numbers) = (isDark, numbers) }

  /// Notes that a part of the view has no counterpart.
  mutating func omit(_ part: String) { omissions.append("\(owner).\(part)") }

  /// Returns the call that creates a view; `nil` for a view that the SDK does not have.
  mutating func view(_ call: SwiftCall) -> SwiftCall? {
    guard let type = SDKClass.all[call.name] else {
      omissions.append(call.name)
      return nil
    }
    let outer = (owner, share)
    (owner, share) = (call.name, nil)
    defer { (owner, share) = outer }
    var result = SwiftCall(name: type.name, subject: call.subject)
    if case .chart = type.rules[""] {
      result.assignments = chart(call, at: "")
      return result
    }
    for (name, value) in call.properties {
      guard let rule = type.rules[name], let new = assignments(value, rule) else {
        omit(name)
        continue
      }
      result.assignments += new
    }
    // Our ring takes its progress from a share among its items.
    if let share, case .same(let path)? = type.rules["progress"],
      !call.properties.contains(where: { $0.name == "progress" })
    {
      result.assignments.append(SwiftAssignment(path: path, value: share.swift))
    }
    // A chart card always has a chart.
    if call.name == "ChartCard", !call.properties.contains(where: { $0.name == "chartView" }) {
      result.assignments.append(SwiftAssignment(path: "chartView.isHidden", value: .word("true")))
    }
    return result
  }

  /// Returns the assignments for a property; `nil` if its value has no counterpart.
  private mutating func assignments(_ value: SwiftCode, _ rule: SDKRule) -> [SwiftAssignment]? {
    switch rule {
    case .text(let path): return text(value, at: path)
    case .pageControl(let path): return pageControl(value, at: path)
    case .chart(let path):
      guard case .call(let call) = value else { return nil }
      return chart(call, at: "\(path).")
    case .cards: return cards(value)
    case .same(let path), .attributed(let path), .items(let path), .scheme(let path),
      .color(let path), .colors(let path), .image(let path), .size(let path), .tags(let path),
      .labelItems(let path), .view(let path), .views(let path), .detail(let path),
      .page(let path):
      return self.value(value, rule).map { [SwiftAssignment(path: path, value: $0)] }
    }
  }

  /// Returns a value that is assigned as one; `nil` if it has no counterpart.
  private mutating func value(_ value: SwiftCode, _ rule: SDKRule) -> SwiftCode? {
    switch rule {
    case .same: value
    case .attributed: attributed(value)
    case .items(let path): items(value, at: path)
    case .scheme: Self.scheme(value)
    case .color: color(value)
    case .colors: colors(value)
    case .image: Self.image(value)
    case .size: Self.size(value)
    case .tags: elements(value) { $0.tag($1) }
    case .labelItems: elements(value) { Self.labelItem($1) }
    case .view: view(value)
    case .views: elements(value) { $0.view($1) }
    case .detail: detail(value)
    case .page: Self.page(value)
    case .text, .pageControl, .chart, .cards: nil
    }
  }

  /// Returns an array; `nil` if one of its elements has no counterpart.
  private mutating func elements(
    _ value: SwiftCode, _ change: (inout SDKRewriter, SwiftCode) -> SwiftCode?
  ) -> SwiftCode? {
    guard case .array(let elements) = value else { return nil }
    var result: [SwiftCode] = []
    for element in elements {
      guard let new = change(&self, element) else { return nil }
      result.append(new)
    }
    return .array(result)
  }

  private mutating func view(_ value: SwiftCode) -> SwiftCode? {
    guard case .call(let call) = value else { return nil }
    return view(call).map(SwiftCode.call)
  }

  private mutating func detail(_ value: SwiftCode) -> SwiftCode? {
    guard case .call(let call) = value, let part = call.arguments.first?.value else { return nil }
    guard call.name == ".image" else { return view(part) }
    return Self.image(part).map { .call("UIImageView", SwiftArgument("image", $0)) }
  }

  // MARK: Texts

  private mutating func text(_ value: SwiftCode, at path: String) -> [SwiftAssignment]? {
    guard case .call(let call) = value else {
      return [SwiftAssignment(path: "\(path).text", value: value)]
    }
    let outer = owner
    owner = "\(owner).\(path)"
    defer { owner = outer }
    var result: [SwiftAssignment] = []
    for argument in call.arguments {
      let new: (String, SwiftCode?) =
        switch argument.label {
        case nil: ("text", argument.value)
        case "runs": ("attributedText", attributed(argument.value))
        case "font": ("font", Self.font(argument.value))
        case "color": ("textColor", color(argument.value))
        case "numberOfLines": ("numberOfLines", argument.value)
        case "alignment": ("textAlignment", Self.alignment(argument.value))
        default: (argument.label ?? "", nil)
        }
      guard let value = new.1, !(new.0 == "attributedText" && Self.cardTexts.contains(path)) else {
        omissions.append("\(owner).\(argument.label ?? "text")")
        continue
      }
      result.append(SwiftAssignment(path: "\(path).\(new.0)", value: value))
    }
    return result
  }

  /// The texts of cards, which have attributed twins.
  private static let cardTexts: Set = ["title", "subtitle", "status", "trend"]

  private mutating func attributed(_ value: SwiftCode) -> SwiftCode? {
    guard
      case .array(let parts)? = elements(value, { $0.run($1) })
    else { return nil }
    guard parts.count != 1 else { return parts[0] }
    joinsStrings = true
    return .call("joined", SwiftArgument(nil, .array(parts)))
  }

  private func run(_ value: SwiftCode) -> SwiftCode? {
    guard case .call(let call) = value else { return nil }
    var entries: [SwiftEntry] = []
    var text = SwiftCode.string("")
    for argument in call.arguments {
      switch argument.label {
      case nil: text = argument.value
      case "font":
        guard let font = Self.font(argument.value) else { return nil }
        entries.append(SwiftEntry(key: .word(".font"), value: font))
      case "color":
        guard let color = color(argument.value) else { return nil }
        entries.append(SwiftEntry(key: .word(".foregroundColor"), value: color))
      case "kern": entries.append(SwiftEntry(key: .word(".kern"), value: argument.value))
      case "baselineOffset":
        entries.append(SwiftEntry(key: .word(".baselineOffset"), value: argument.value))
      default: return nil
      }
    }
    var call2 = SwiftCall(
      name: "NSAttributedString", arguments: [SwiftArgument("string", text)])
    if !entries.isEmpty {
      call2.arguments.append(SwiftArgument("attributes", .dictionary(entries)))
    }
    return .call(call2)
  }

  /// A style, or a size with a weight; UIKit has no font of both.
  private static func font(_ value: SwiftCode) -> SwiftCode? {
    guard case .call(let call) = value else { return nil }
    let parts = Dictionary(
      call.arguments.map { ($0.label ?? "style", $0.value) }, uniquingKeysWith: { $1 })
    switch (parts["style"], parts["size"], parts["weight"], parts["family"]) {
    case (let style?, nil, nil, nil):
      return .call("UIFont.preferredFioriFont", SwiftArgument("forTextStyle", style))
    case (nil, let size?, let weight?, nil):
      return .call(
        "UIFont.systemFont", SwiftArgument("ofSize", size), SwiftArgument("weight", weight))
    default: return nil
    }
  }

  /// UIKit's sides, for a layout from left to right.
  private static func alignment(_ value: SwiftCode) -> SwiftCode? {
    switch value {
    case .word(".leading"): .word(".left")
    case .word(".center"): value
    case .word(".trailing"): .word(".right")
    default: nil
    }
  }

  // MARK: Values

  private static func scheme(_ value: SwiftCode) -> SwiftCode {
    switch value {
    case .word(".light"): .word(".lightConstant")
    case .word(".dark"): .word(".darkConstant")
    default: value
    }
  }

  private func color(_ value: SwiftCode) -> SwiftCode? {
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

  private func colors(_ value: SwiftCode) -> SwiftCode? {
    guard case .call(let call) = value else { return nil }
    var entries: [SwiftEntry] = []
    for argument in call.arguments {
      guard let state = argument.label, let color = color(argument.value) else { return nil }
      entries.append(SwiftEntry(key: .choice(state), value: color))
    }
    return .dictionary(entries)
  }

  static func image(_ value: SwiftCode) -> SwiftCode? {
    switch value {
    case .call(let call):
      switch (call.name, call.arguments.first?.value) {
      case (".file", let path?): .call("#imageLiteral", SwiftArgument("resourceName", path))
      case (".builtin", .word(".trendUp")?): .word("FUIIconLibrary.analytics.trendUp")
      case (".builtin", .word(".trendDown")?): .word("FUIIconLibrary.analytics.trendDown")
      default: nil
      }
    case .method(let owner, let call):
      switch call.arguments.first?.value {
      case .word(let mode)?:
        image(owner).map {
          .method(
            of: $0,
            SwiftCall(
              name: "withRenderingMode",
              arguments: [
                SwiftArgument(
                  nil, .word(mode == ".template" ? ".alwaysTemplate" : ".alwaysOriginal"))
              ]))
        }
      default: nil
      }
    case .word, .string, .array, .dictionary, .trying: nil
    }
  }

  private static func size(_ value: SwiftCode) -> SwiftCode? {
    guard case .call(let call) = value else { return nil }
    return .call(SwiftCall(name: "CGSize", arguments: call.arguments))
  }

  private static func page(_ value: SwiftCode) -> SwiftCode? {
    guard case .word(let text) = value, let page = Int(text) else { return nil }
    return .word("\(page - 1)")
  }

  private func tag(_ value: SwiftCode) -> SwiftCode? {
    guard case .call(let call) = value else {
      return .call("FUITag", SwiftArgument("title", value))
    }
    var result = SwiftCall(name: "FUITag")
    for argument in call.arguments {
      switch (argument.label, argument.value) {
      case ("title", .string): result.arguments = [argument]
      case ("colorScheme", let scheme):
        result.assignments.append(
          SwiftAssignment(path: "colorScheme", value: Self.scheme(scheme)))
      case ("fillColor", let fill):
        guard let color = color(fill) else { return nil }
        result.assignments.append(SwiftAssignment(path: "fillColor", value: color))
      default: return nil
      }
    }
    return .call(result)
  }

  private static func labelItem(_ value: SwiftCode) -> SwiftCode? {
    guard case .call(let call) = value else {
      return .call("FUILabelItem", SwiftArgument("text", value))
    }
    var result = SwiftCall(name: "FUILabelItem")
    for argument in call.arguments {
      switch (argument.label, argument.value) {
      case ("text", .string), ("alignment", _): result.arguments.append(argument)
      case ("image", let value):
        guard let image = image(value) else { return nil }
        result.arguments.append(SwiftArgument("image", image))
      default: return nil
      }
    }
    return .call(result)
  }

  private func pageControl(_ value: SwiftCode, at path: String) -> [SwiftAssignment]? {
    guard case .call(let call) = value else { return nil }
    var result: [SwiftAssignment] = []
    for argument in call.arguments {
      guard let name = argument.label, let color = color(argument.value) else { return nil }
      result.append(SwiftAssignment(path: "\(path).\(name)", value: color))
    }
    return result
  }

  // MARK: Charts and cards

  private mutating func cards(_ value: SwiftCode) -> [SwiftAssignment]? {
    guard let cards = elements(value, { $0.view($1) }) else { return nil }
    let name = addSource(
      "cards", SwiftCall(name: "Cards", arguments: [SwiftArgument(nil, cards)]))
    return [SwiftAssignment(path: "collectionView.dataSource", value: .word(name))]
  }

  private mutating func addSource(_ name: String, _ call: SwiftCall) -> String {
    let name = sources.isEmpty ? name : "\(name)\(sources.count + 1)"
    sources.append((name, call))
    return name
  }

  private mutating func chart(_ call: SwiftCall, at path: String) -> [SwiftAssignment] {
    let outer = owner
    owner = "ChartView"
    defer { owner = outer }
    var result: [SwiftAssignment] = []
    var categories: SwiftCode?
    for (name, value) in call.properties {
      switch name {
      case "" where SDKClass.chartTypes.contains(value):
        result.append(SwiftAssignment(path: "\(path)chartType", value: value))
      case "categories": categories = value
      case "series": result += series(value, categories, at: path)
      case "categoryAxis.labels": result += labels(value, at: path)
      case let name where SDKClass.chartPaths.contains(name):
        result.append(SwiftAssignment(path: path + name, value: value))
      default: omissions.append("\(owner).\(name.isEmpty ? "chartType" : name)")
      }
    }
    return result
  }

  private mutating func labels(_ value: SwiftCode, at path: String) -> [SwiftAssignment] {
    guard case .call(let call) = value else { return [] }
    return call.arguments.compactMap { argument in
      switch (argument.label, argument.value) {
      case ("isHidden", let value):
        return SwiftAssignment(path: "\(path)categoryAxis.labels.isHidden", value: value)
      case ("style", .word(".range")):
        return SwiftAssignment(path: "\(path)categoryAxis.labelLayoutStyle", value: argument.value)
      default:
        omissions.append("\(owner).categoryAxis.labels.\(argument.label ?? "")")
        return nil
      }
    }
  }

  private mutating func series(
    _ value: SwiftCode, _ categories: SwiftCode?, at path: String
  ) -> [SwiftAssignment] {
    guard case .array(let series) = value, !series.isEmpty else { return [] }
    var (values, colors): ([[SwiftCode]], [SwiftCode]) = ([], [])
    for case .call(let one) in series {
      for (name, value) in one.properties {
        switch (name, value) {
        case ("values", .array(let numbers)): values.append(numbers)
        case ("color", _): if let color = color(value) { colors.append(color) }
        default: omissions.append("ChartSeries.\(name)")
        }
      }
    }
    var source = SwiftCall(name: "ChartData", arguments: [Self.values(values)])
    if let categories { source.arguments.append(SwiftArgument("categories", categories)) }
    let data = SwiftAssignment(
      path: "\(path)dataSource", value: .word(addSource("data", source)))
    guard !colors.isEmpty else { return [data] }
    // The SDK repeats colors, so each series needs one.
    guard colors.count == series.count else {
      omissions.append("ChartSeries.color")
      return [data]
    }
    return [SwiftAssignment(path: "\(path)series.colors", value: .array(colors)), data]
  }

  /// Returns the numbers of all series, or arrays of dimensions if a value has several.
  private static func values(_ series: [[SwiftCode]]) -> SwiftArgument {
    let isPlain = series.joined().allSatisfy { if case .call = $0 { false } else { true } }
    guard !isPlain else { return SwiftArgument(nil, .array(series.map(SwiftCode.array))) }
    return SwiftArgument("points", .array(series.map { .array($0.map(dimensions)) }))
  }

  private static func dimensions(_ value: SwiftCode) -> SwiftCode {
    guard case .call(let call) = value else { return .array([value]) }
    return call.name == ".point"
      ? .array(call.arguments.map(\.value)) : call.arguments.first?.value ?? .array([])
  }
}

extension SwiftCall {
  /// The arguments and the assignments, an argument without a label with an empty name.
  fileprivate var properties: [(name: String, value: SwiftCode)] {
    arguments.map { ($0.label ?? "", $0.value) } + assignments.map { ($0.path, $0.value) }
  }
}
