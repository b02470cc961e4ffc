package import FioriRender

/// The diagnostics of figures, each with the variants of its figure that have it.
package struct VariantDiagnostics {
  private typealias Variant = [VariantOccurrence.Choice]

  private var found: [(diagnostic: Diagnostic, variant: Int)] = []
  /// The variants of the description; empty if it has none.
  private let variants: [Variant]

  /// Creates the diagnostics of a description with these figures, each with all variants.
  package init(_ figures: [Figure]) {
    // Most descriptions have none, and many figures.
    guard let first = figures.first?.origin?.variant, !first.isEmpty else {
      variants = []
      return
    }
    variants = Self.distinct(figures.compactMap { $0.origin?.variant })
  }

  /// Adds the diagnostics of a figure.
  package mutating func add(_ diagnostics: [Diagnostic], of figure: Figure) {
    let variant =
      variants.isEmpty ? nil : figure.origin.flatMap { variants.firstIndex(of: $0.variant) }
    for diagnostic in diagnostics { found.append((diagnostic, variant ?? -1)) }
  }

  /// The diagnostics in the order of their addition; equal ones of several variants are still
  /// repeated.
  package var diagnostics: [Diagnostic] {
    if variants.isEmpty { return found.map(\.diagnostic) }
    var occurrences: [Diagnostic: Set<Int>] = [:]
    for (diagnostic, variant) in found where variant >= 0 && !diagnostic.path.isEmpty {
      occurrences[diagnostic, default: []].insert(variant)
    }
    return found.map { diagnostic, _ in
      guard let indices = occurrences[diagnostic] else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.variants = VariantOccurrence(
        indices.sorted().map { variants[$0] }, among: variants)
      return diagnostic
    }
  }

  private static func distinct(_ all: [Variant]) -> [Variant] {
    var seen: Set<Variant> = []
    return all.filter { seen.insert($0).inserted }
  }
}
