import FioriBasics

/// The values of a description that can be replaced without making it wrong, and the replacements.
///
/// Whether a text is one to read, a name or a path is not asked of its key: it is tried.
struct FuzzPlan: Sendable {
  /// A value, or the values of a list, with the replacements of each; `nil` for none.
  struct Slot: Sendable {
    let paths: [FuzzPath]
    let values: [JSONValue?]
  }

  /// The description that is changed: without variants, whose traits are replaced anyway.
  let root: JSONNode
  private(set) var slots: [Slot] = []
  private(set) var traits: [(key: String, values: [JSONValue])] = []

  /// The keys of a description whose values are not drawn.
  private static let settings: Set<String> = [
    "$schema", "name", "id", "accessibilityText", "environment", "variants", "stylesheet", "lint",
    "data", "texts", "sharedRange", "serve",
  ]

  /// The rows of the table that are changed, so that a long one takes no minutes.
  static let rowLimit = 50

  /// Creates the plan of a description; `isRight` is whether a changed one is drawn, with no more
  /// findings than the original one.
  init(_ root: JSONNode, isRight: (JSONNode) -> Bool) {
    let root = root.replacing([.key("variants")], with: nil)
    self.root = root
    var groups: [(pattern: FuzzPath, paths: [FuzzPath])] = []
    var places: [FuzzPath: Int] = [:]
    for path in root.paths where Self.isDrawn(path) {
      guard let node = root.node(at: path[...]), node.isLeaf else { continue }
      if let place = places[path.pattern] {
        groups[place].paths.append(path)
      } else {
        places[path.pattern] = groups.count
        groups.append((path.pattern, [path]))
      }
    }
    for (_, paths) in groups {
      let values = Self.values(for: paths, in: root, isRight)
      if !values.isEmpty { slots.append(Slot(paths: paths, values: values)) }
    }
    for (key, values) in FuzzValues.traits {
      let right = values.filter { isRight(Self.setting(key, to: $0, in: root)) }
      if !right.isEmpty { traits.append((key, right)) }
    }
  }

  private static func isDrawn(_ path: FuzzPath) -> Bool {
    var rest = path[...]
    if rest.prefix(2) == [.key("data"), .key("values")] {
      guard case .index(let row)? = rest.dropFirst(2).first else { return false }
      return row < rowLimit
    }
    if rest.first == .key("figures") { rest = rest.dropFirst(2) }
    guard case .key(let key)? = rest.first else { return false }
    return !settings.contains(key)
  }

  /// Returns the replacements of the values at some paths.
  private static func values(
    for paths: [FuzzPath], in root: JSONNode, _ isRight: (JSONNode) -> Bool
  ) -> [JSONValue?] {
    func replaced(by value: JSONValue?) -> JSONNode {
      // From the end, so that removing one leaves the others in their places.
      paths.reversed().reduce(root) { $0.replacing($1[...], with: value) }
    }
    guard let first = paths.first, let node = root.node(at: first[...]) else { return [] }
    var candidates: [JSONValue?] = []
    switch node.value {
    case .string(let text) where FuzzValues.isNumber(text):
      candidates = FuzzValues.numberTexts.map { .string($0) }
    case .string:
      guard isRight(replaced(by: .string(FuzzValues.probeText))) else { return [] }
      candidates = FuzzValues.texts.map { .string($0) }
    case .number: candidates = FuzzValues.numbers.map { .number($0) }
    case .null, .bool, .array, .object: return []
    }
    if case .index? = first.last { candidates.append(.null) } else { candidates.append(nil) }
    return candidates.filter { isRight(replaced(by: $0)) }
  }

  /// Returns a description with a trait, which its figures then do not have.
  static func setting(_ key: String, to value: JSONValue, in root: JSONNode) -> JSONNode {
    var root = root
    if root.node(at: [.key("environment")]) == nil {
      root = root.replacing([.key("environment")], with: .object([]))
    }
    root = root.replacing([.key("environment"), .key(key)], with: value)
    guard case .array(let figures)? = root.node(at: [.key("figures")])?.value else { return root }
    for index in figures.indices {
      root = root.replacing(
        [.key("figures"), .index(index), .key("environment"), .key(key)], with: nil)
    }
    return root
  }
}

/// A change of a description.
struct FuzzChange: Sendable {
  enum Target: Sendable {
    case value(FuzzPath)
    case trait(String)
  }

  let target: Target
  /// The new value; `nil` for none.
  let value: JSONValue?

  func applied(to root: JSONNode) -> JSONNode {
    switch target {
    case .value(let path): root.replacing(path[...], with: value)
    case .trait(let key): FuzzPlan.setting(key, to: value ?? .null, in: root)
    }
  }
}

extension FuzzPlan {
  /// Returns the changes of a seed: about half of all values and traits, at least one.
  func changes(seed: Int) -> [FuzzChange] {
    var generator = FuzzGenerator(seed: seed)
    var changes: [FuzzChange] = []
    for (key, values) in traits where generator.isOne(in: 2) {
      guard let value = generator.pick(values) else { continue }
      changes.append(FuzzChange(target: .trait(key), value: value))
    }
    for slot in slots {
      for path in slot.paths where generator.isOne(in: 2) {
        guard let value = generator.pick(slot.values) else { continue }
        changes.append(FuzzChange(target: .value(path), value: value))
      }
    }
    if changes.isEmpty, let slot = generator.pick(slots), let path = slot.paths.first,
      let value = generator.pick(slot.values)
    {
      changes.append(FuzzChange(target: .value(path), value: value))
    }
    return changes
  }

  /// Returns the description with changes. Changes that remove a value come last, from the end, since
  /// the others have the paths of the original description.
  func description(_ changes: [FuzzChange]) -> JSONNode {
    let kept = changes.filter { $0.value != nil } + changes.filter { $0.value == nil }.reversed()
    return kept.reduce(root) { $1.applied(to: $0) }
  }
}

extension JSONNode {
  fileprivate var isLeaf: Bool {
    switch value {
    case .string, .number: true
    case .null, .bool, .array, .object: false
    }
  }
}
