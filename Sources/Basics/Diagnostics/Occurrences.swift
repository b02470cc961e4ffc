/// The rows of data that a diagnostic is about.
package struct RowNames: Hashable, Sendable {
  /// The name in messages, such as `sales.csv:17` or `3 rows from sales.csv:17`.
  let title: String
  /// The names of the rows, such as `sales.csv:17`; the first ones if there are very many.
  package let names: [String]

  package init(title: String, names: [String]) { (self.title, self.names) = (title, names) }

  /// The end of a message that names them.
  var suffix: String { " (\(title))" }

  /// The most names of one diagnostic: a figure can be made of a whole table.
  package static let limit = 100
}

/// The variants of a description that have a diagnostic.
package struct VariantOccurrence: Hashable, Sendable {
  /// The value of a trait in a variant.
  package struct Choice: Hashable, Sendable {
    package let trait: String
    /// The value as JSON.
    package let json: String

    package init(trait: String, json: String) { (self.trait, self.json) = (trait, json) }

    /// The value without the quotes of a text.
    fileprivate var label: String {
      json.hasPrefix("\"") ? String(json.dropFirst().dropLast()) : json
    }
  }

  /// The values of each of the variants.
  package let variants: [[Choice]]
  /// The values of all variants, including those without the diagnostic.
  private let all: [[Choice]]

  package init(_ variants: [[Choice]], among all: [[Choice]]) {
    (self.variants, self.all) = (variants, all)
  }

  /// The variants in words, such as `in 2 of 8 variants: contentSizeCategory accessibilityExtraLarge`;
  /// `nil` for all variants.
  package var words: String? {
    guard variants.count < all.count else { return nil }
    return "in \(variants.count) of \(all.count) variants: " + (decisiveTraits ?? list)
  }

  /// The traits that decide whether the diagnostic occurs, with their values; `nil` if no traits do.
  private var decisiveTraits: String? {
    let indices = Array(all[0].indices)
    let values = indices.map { index in Set(variants.map { $0[index] }) }
    guard values.reduce(1, { $0 * $1.count }) == variants.count else { return nil }
    let decisive = indices.filter { index in values[index].count < Set(all.map { $0[index] }).count
    }
    return decisive.map { index in
      let labels = variants.map { $0[index].label }
      let distinct = labels.indices.filter { !labels[..<$0].contains(labels[$0]) }.map {
        labels[$0]
      }
      return "\(all[0][index].trait) \(distinct.joined(separator: " or "))"
    }
    .joined(separator: ", ")
  }

  /// The first variants, each with the values of all traits.
  private var list: String {
    let names = variants.prefix(3).map { variant in
      variant.map { "\($0.trait) \($0.label)" }.joined(separator: ", ")
    }
    let rest = variants.count - names.count
    return (names + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: "; ")
  }
}

/// Diagnostics that combine equal warnings about several rows, with their number.
package struct CollapsedDiagnostics {
  private var firsts: [(diagnostic: Diagnostic, others: Int)] = []
  private var places: [Diagnostic: Int] = [:]

  package init() {}

  /// Adds a diagnostic; errors stay as they are.
  package mutating func add(_ diagnostic: Diagnostic) {
    guard diagnostic.severity != .error, diagnostic.rows != nil else {
      return firsts.append((diagnostic, 0))
    }
    let key = diagnostic.withoutRows
    if let place = places[key] {
      firsts[place].others += 1
    } else {
      places[key] = firsts.count
      firsts.append((diagnostic, 0))
    }
  }

  /// The diagnostics in the order of their first occurrence.
  package var diagnostics: [Diagnostic] { firsts.map { $0.combined(withOthers: $1) } }
}
