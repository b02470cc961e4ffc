import FioriBasics
import Testing

@testable import TestSupport

/// In which variants and rows diagnostics occur.
struct OccurrenceTests {
  private typealias Choice = VariantOccurrence.Choice

  private static let appearances = ["light", "dark"].map {
    Choice(trait: "appearance", json: "\"\($0)\"")
  }
  private static let scales = ["1", "2", "3"].map { Choice(trait: "scale", json: $0) }
  private static let all = appearances.flatMap { one in scales.map { [one, $0] } }

  @Test(arguments: [
    ([0, 1, 2], "in 3 of 6 variants: appearance light"),
    ([1, 4], "in 2 of 6 variants: scale 2"),
    ([0, 1], "in 2 of 6 variants: appearance light, scale 1 or 2"),
    ([0, 4], "in 2 of 6 variants: appearance light, scale 1; appearance dark, scale 2"),
    (
      [0, 1, 2, 4],
      "in 4 of 6 variants: appearance light, scale 1; appearance light, scale 2; appearance "
        + "light, scale 3; 1 more"
    ),
    ([0, 1, 2, 3, 4, 5], nil),
  ])
  func `variants are named by the traits that decide`(indices: [Int], words: String?) {
    let occurrence = VariantOccurrence(indices.map { Self.all[$0] }, among: Self.all)
    expect(occurrence.words, is: words)
  }

  @Test func `equal warnings about rows are one with their number, and errors stay`() {
    var collapsed = CollapsedDiagnostics()
    for (row, severity, text) in [
      (2, Severity.warning, "cut"), (3, .warning, "cut"), (3, .warning, "gone"), (4, .error, "cut"),
      (5, .error, "cut"), (6, .warning, "cut"),
    ] {
      let message = Message(.noRoom, text)
      let rows = RowNames(title: "a.csv:\(row)", names: ["a.csv:\(row)"])
      collapsed.add(Diagnostic(severity: severity, location: nil, message: message).naming(rows))
    }
    expect(
      collapsed.diagnostics.map(\.description),
      is: [
        "warning: cut (a.csv:2 and 2 more)", "warning: gone (a.csv:3)", "error: cut (a.csv:4)",
        "error: cut (a.csv:5)",
      ])
  }

  @Test(arguments: [
    ("1.234,50", "de-DE"), ("-12,5", "de-DE"), ("1,234.50", "en-US"), ("1’234.50", "de-CH"),
    ("n/a", nil), ("1.2.3", nil), ("12,34,5", nil), ("", nil),
  ])
  func `a cell that a language reads as a number is answered with its type`(
    text: String, language: String?
  ) {
    let advice = CellAdvice.number(for: text, column: "v")
    expect(
      advice,
      is: language.map {
        "write the number with a decimal point, or add \"types\": {\"v\": {\"number\": \"\($0)\"}} "
          + "to 'data'"
      }
        ?? "write the number with a decimal point, leave the cell empty, or exclude its row with "
        + "'where'")
  }
}
