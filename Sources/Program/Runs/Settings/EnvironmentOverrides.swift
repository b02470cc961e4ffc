package import FioriRender

/// Traits that override a description's environment: the traits of the table that have an option.
package struct EnvironmentOverrides: Equatable, Sendable {
  /// A trait and its value.
  private struct Entry: Equatable, Sendable {
    let name: String
    let place: Int
    let value: JSONValue
  }

  /// In the order of the help, so that equal overrides are the same texts.
  private var entries: [Entry] = []

  /// Creates overrides that change nothing.
  package init() {}

  /// Sets a trait to the value that a text represents.
  ///
  /// - Returns: Whether the text is a value of the trait.
  package mutating func set(_ trait: EnvironmentTrait, to text: String) -> Bool {
    guard let value = trait.value(of: text), let place = trait.option?.place else { return false }
    let index = entries.firstIndex { $0.place >= place } ?? entries.endIndex
    if index < entries.endIndex, entries[index].place == place { entries.remove(at: index) }
    entries.insert(Entry(name: trait.name, place: place, value: value), at: index)
    return true
  }

  /// Returns whether a trait is overridden.
  package func has(_ name: String) -> Bool { entries.contains { $0.name == name } }

  /// The overridden traits with their values, in the order of the help.
  private var values: [(trait: EnvironmentTrait, value: JSONValue)] {
    entries.compactMap { entry in
      Environment.optionTrait(entry.name).map { ($0, entry.value) }
    }
  }

  /// The options of the command line that do the same.
  package var flags: [String] {
    values.flatMap { trait, value -> [String] in
      switch value {
      case .bool(let isOn): [isOn ? trait.flag : "--no-\(trait.flag.dropFirst(2))"]
      case .number(let number): [trait.flag, Decimal.text(number, decimals: 9)]
      case .string(let text): [trait.flag, text]
      case .null, .array, .object: []
      }
    }
  }

  /// Returns figures with the overrides applied; variants that differ only in overridden traits
  /// become one.
  func applied(to figures: [Figure]) -> [Figure] {
    let changed = figures.map { applied(to: $0) }
    guard changed.first?.overriddenTraits.isEmpty == false else { return changed }
    var seen: Set<[String]> = []
    return changed.filter { figure in
      let index = figure.index.map { "\($0)" } ?? ""
      return seen.insert([index, figure.variantSuffix]).inserted
    }
  }

  /// Returns a figure with the overrides applied.
  package func applied(to figure: Figure) -> Figure {
    // Most runs override nothing, and then need no table of traits.
    guard !entries.isEmpty else { return figure }
    var figure = figure
    for (trait, value) in values { figure.override(trait, with: value) }
    return figure
  }
}
