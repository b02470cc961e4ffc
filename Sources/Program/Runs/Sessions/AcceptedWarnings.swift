import FioriRender

/// The warnings that figures of a description are drawn to show.
struct AcceptedWarnings {
  private let figures: [Figure]
  /// Whether all figures could be drawn, so that a warning that has not been reported does not
  /// occur.
  private let isDrawn: Bool

  init(_ figures: [Figure], isDrawn: Bool) { (self.figures, self.isDrawn) = (figures, isDrawn) }

  /// Returns the diagnostics without accepted warnings, and a warning for each code that none has.
  func filtered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    // Almost no description accepts anything.
    guard figures.contains(where: { !$0.accepted.isEmpty }) else { return diagnostics }
    var used: Set<AcceptedWarning> = []
    let rest = diagnostics.filter { diagnostic in
      guard diagnostic.severity == .warning else { return true }
      let concerned = figures.filter { diagnostic.concerns($0) }
      let accepted = concerned.compactMap { figure in
        figure.accepted.first { $0.code == diagnostic.code }
      }
      used.formUnion(accepted)
      return concerned.isEmpty || accepted.count < concerned.count
    }
    guard isDrawn else { return rest }
    var reported: Set<AcceptedWarning> = []
    return rest
      + figures.flatMap(\.accepted).filter { !used.contains($0) && reported.insert($0).inserted }
      .map(\.disuse)
  }
}
