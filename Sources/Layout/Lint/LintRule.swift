/// A design rule that a picture can break. Each has its own file in `Rules`.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  case contrast
  case kpiProgress = "kpi-progress"
  case cutText = "cut-text"
  case targetSize = "target-size"
  case textSize = "text-size"
  case orphan
  case colorOnly = "color-only"
  case unnamedCategories = "unnamed-categories"
  case unnamedSeries = "unnamed-series"
  case guidelines

  /// The level of the rule, unless a description sets another.
  public var level: LintLevel { check.level }

  /// The rule, in one sentence.
  public var demand: String { check.demand }

  /// The rule, its reason, the remedy, and its sources, as lines of text.
  public var explanation: String { check.explanation(of: self) }

  /// The address of the page that the rule comes from; `nil` for our own rules.
  package var source: String? { check.sources.first?.address }

  var check: LintCheck {
    switch self {
    case .contrast: .contrast
    case .kpiProgress: .kpiProgress
    case .cutText: .cutText
    case .targetSize: .targetSize
    case .textSize: .textSize
    case .orphan: .orphan
    case .colorOnly: .colorOnly
    case .unnamedCategories: .unnamedCategories
    case .unnamedSeries: .unnamedSeries
    case .guidelines: .guidelines
    }
  }
}

/// How much it matters that a picture breaks a rule.
public enum LintLevel: String, Hashable, Sendable, CaseIterable {
  /// It is not looked for.
  case off
  case warning
  case error
}

/// The levels of rules that differ from their own.
///
/// Not a dictionary: Swift searches the whole program for the conformance that makes its keys
/// hashable, which takes 1 % of a start.
public struct LintLevels: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var entries: [Entry] = []

  private struct Entry: Hashable {
    let rule: LintRule
    let level: LintLevel
  }

  /// Creates levels from rules and their levels.
  public init(dictionaryLiteral levels: (LintRule, LintLevel)...) {
    for (rule, level) in levels { self[rule] = level }
  }

  /// The level of a rule; `nil` for the rule's own.
  public subscript(rule: LintRule) -> LintLevel? {
    get { entries.first { $0.rule == rule }?.level }
    set {
      entries.removeAll { $0.rule == rule }
      if let newValue { entries.append(Entry(rule: rule, level: newValue)) }
    }
  }

  /// Whether each rule has its own level.
  package var isEmpty: Bool { entries.isEmpty }

  /// Adds levels, which replace earlier levels of the same rules.
  package mutating func merge(_ levels: LintLevels) {
    for entry in levels.entries { self[entry.rule] = entry.level }
  }
}
