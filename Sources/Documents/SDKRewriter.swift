import FioriBasics
import FioriLowering
import FioriModel

/// Rewrites the Swift of a view as code with SAPFiori's classes.
struct SDKRewriter {
  /// A part of a view that the code does not have.
  struct Omission: Hashable {
    /// The part, such as `KPIView.size`.
    let part: String
    /// Why it is left out; `nil` if the SDK has no counterpart of it.
    let reason: String?
  }

  /// Whether a palette color without a background belongs to a dark interface.
  let isDark: Bool
  /// The side where lines start.
  let direction: Environment.LayoutDirection
  /// Writes numbers for the locale.
  let numbers: NumberResolver
  /// The omissions of the code, in order.
  private(set) var omissions: [Omission] = []
  /// The sources of charts and collections, by the names of their variables.
  private(set) var sources: [(name: String, call: SwiftCall)] = []
  /// Whether attributed strings are joined.
  var joinsStrings = false
  /// Whether numbers were written for the locale.
  var hasNumbers = false
  /// The share that the items of a view say; `nil` for none.
  var share: Double?
  /// The part that is being rewritten, for omissions.
  private var owner = ""

  init(
    isDark: Bool, direction: Environment.LayoutDirection = .leftToRight, numbers: NumberResolver
  ) {
    (self.isDark, self.direction, self.numbers) = (isDark, direction, numbers)
  }

  /// Notes that a part of the view is left out.
  mutating func omit(_ part: String, because reason: String? = nil) {
    omissions.append(Omission(part: part.isEmpty ? owner : "\(owner).\(part)", reason: reason))
  }

  /// Runs `change` for a part of the view, which omissions name.
  mutating func inside<Result>(
    _ part: String, _ change: (inout SDKRewriter) -> Result
  ) -> Result {
    let outer = owner
    owner = owner.isEmpty || part.hasPrefix("[") ? owner + part : "\(owner).\(part)"
    defer { owner = outer }
    return change(&self)
  }

  /// Returns the name of a new source.
  mutating func addSource(_ name: String, _ call: SwiftCall) -> String {
    let name = sources.isEmpty ? name : "\(name)\(sources.count + 1)"
    sources.append((name, call))
    return name
  }

  /// Returns the call that creates a view; `nil` for a view that the SDK does not have.
  mutating func view(_ call: SwiftCall) -> SwiftCall? {
    guard let type = SDKClass.all[call.name] else {
      omissions.append(Omission(part: call.name, reason: nil))
      return nil
    }
    let outer = (owner, share)
    // A view inside another one is named by its own type, a part of it by its place.
    (owner, share) = (call.name == "ChartSummaryItem" ? owner : call.name, nil)
    defer { (owner, share) = outer }
    if case .chart = type.rules[""] {
      var result = SwiftCall(name: type.name, subject: call.subject)
      result.assignments = chart(call, at: "")
      return result
    }
    return filled(call, type)
  }

  /// Returns the call that creates a class, with the properties of a view.
  private mutating func filled(_ call: SwiftCall, _ type: SDKClass) -> SwiftCall {
    var (result, rules) = (SwiftCall(name: type.name, subject: call.subject), type.rules)
    let given = Set(call.properties.map(\.name))
    if call.name == "ChartSummaryItem", given.contains("value") {
      result = SwiftCall(name: SDKClass.range, subject: call.subject)
      for name in ["title", "values", "category", "emptyText"] { rules[name] = nil }
    }
    var first: [SwiftAssignment] = []
    for (name, value) in call.properties {
      guard let rule = rules[name] else {
        omit(name)
        continue
      }
      let new = inside(name) { $0.assignments(value, rule) }
      // A color scheme resets colors that were set before.
      if case .scheme = rule { first += new } else { result.assignments += new }
    }
    result.assignments = first + result.assignments
    // Our ring takes its progress from a share among its items.
    if let share, case .same(let path)? = rules["progress"], !given.contains("progress") {
      result.assignments.append(SwiftAssignment(path: path, value: share.swift))
    }
    // A chart card always has a chart.
    if call.name == "ChartCard", !given.contains("chartView") {
      result.assignments.append(SwiftAssignment(path: "chartView.isHidden", value: .word("true")))
    }
    return result
  }

  /// Returns the statements for a property; a property without a counterpart is noted.
  private mutating func assignments(_ value: SwiftCode, _ rule: SDKRule) -> [SwiftAssignment] {
    switch rule {
    case .label(let path): label(value, at: path)
    case .text(let path, let twins): text(value, at: path, twins: twins)
    case .pageControl(let path): pageControl(value, at: path)
    case .colors(let method): colors(value, method)
    case .cards(let path): cards(value, at: path)
    case .styleClass(let path): classes(value, at: path, "NUIRenderer.renderView")
    case .chart(let path):
      if case .call(let call) = value { chart(call, at: "\(path).") } else { [] }
    case .same(let path), .string(let path), .strings(let path), .attributed(let path),
      .items(let path), .scheme(let path), .color(let path), .image(let path),
      .contentMode(let path), .size(let path), .tags(let path), .labelItems(let path),
      .view(let path), .views(let path), .detail(let path), .page(let path):
      self.value(value, rule).map { [SwiftAssignment(path: path, value: $0)] } ?? []
    }
  }

  /// Returns a value that is assigned as one; `nil` if it has no counterpart.
  private mutating func value(_ value: SwiftCode, _ rule: SDKRule) -> SwiftCode? {
    switch rule {
    case .same: value
    case .string: string(value)
    case .strings: elements(value) { $0.string($1) ?? SwiftCode.none }
    case .attributed: attributed(value)
    case .items: items(value)
    case .scheme: Self.scheme(value)
    case .color: color(value)
    case .image: image(value)
    case .contentMode: value == .word(".fit") ? .word(".scaleAspectFit") : .word(".scaleAspectFill")
    case .size: Self.size(value)
    case .tags: elements(value) { $0.tag($1) }
    case .labelItems: elements(value) { $0.labelItem($1) }
    case .view: view(value)
    case .views: elements(value) { $0.view($1) }
    case .detail: detail(value)
    case .page: Self.page(value)
    case .label, .text, .pageControl, .colors, .chart, .cards, .styleClass: nil
    }
  }

  /// Returns an array without the elements that have no counterpart, which are noted.
  mutating func elements(
    _ value: SwiftCode, _ change: (inout SDKRewriter, SwiftCode) -> SwiftCode?
  ) -> SwiftCode? {
    guard case .array(let elements) = value else { return nil }
    var result: [SwiftCode] = []
    for (index, element) in elements.enumerated() {
      if let new = inside("[\(index)]", { change(&$0, element) }) { result.append(new) }
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
    return image(part).map { .call("UIImageView", SwiftArgument("image", $0)) }
  }

  private mutating func cards(_ value: SwiftCode, at path: String) -> [SwiftAssignment] {
    guard let cards = elements(value, { $0.view($1) }) else { return [] }
    let name = addSource(
      "cards", SwiftCall(name: "Cards", arguments: [SwiftArgument(nil, cards)]))
    return [SwiftAssignment(path: "\(path).dataSource", value: .word(name))]
  }
}

extension SwiftCall {
  /// The arguments and the assignments, an argument without a label with an empty name.
  var properties: [(name: String, value: SwiftCode)] {
    arguments.map { ($0.label ?? "", $0.value) } + assignments.map { ($0.path, $0.value) }
  }
}
