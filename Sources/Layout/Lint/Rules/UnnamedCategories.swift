import FioriBasics

extension LintCheck {
  static let unnamedCategories = LintCheck(
    level: .warning,
    demand: "Each category has its name, or the first and the last name say what is between them.",
    reason:
      "The axis of a card has only the first and the last name, and names that do not fit are left out. "
      + "Between Monday and Friday, a reader knows the others; between Houston and Leeds, no one does.",
    remedy:
      "Set \"style\": \"allOrNothing\" in 'categoryAxis.labels', make the chart wider, or draw bars, "
      + "which have their names beside them.",
    sources: []
  ) { subject in
    subject.parts.compactMap { part in
      guard case .drawing(let drawing) = part.frame.content,
        let categories = drawing.facts(at: .zero).names
      else { return nil }
      return problem(categories)
    }
  }

  /// Returns a problem if an axis shows some names, and the others do not follow from them.
  private static func problem(_ categories: NamedCategories) -> LintProblem? {
    let names = categories.names.filter { !$0.isEmpty }
    let count = names.count - categories.shownCount
    guard count > 0, categories.shownCount > 0, let first = names.first, let last = names.last,
      !hasOrder(names)
    else { return nil }
    let verbs = count == 1 ? "is not shown, and does" : "are not shown, and do"
    return LintProblem(
      categories.origin,
      "\(count) of \(names.count) names from \(first.quoted) to \(last.quoted) \(verbs) not follow "
        + "from the others; "
        + (categories.showsOnlyEnds
          ? "set \"style\": \"allOrNothing\" in 'categoryAxis.labels'" : "make the chart wider")
        + ", or draw bars")
  }

  private static func hasOrder(_ names: [String]) -> Bool {
    NameOrder(of: names).map { $0.isAscending || $0.isDescending } ?? false
  }
}
