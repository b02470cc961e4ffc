public import FioriBasics
public import FioriDocuments
import FioriLayout

extension Drawing {
  /// Returns the broken design rules, with their levels in the figure.
  ///
  /// - Parameter figure: The figure that was drawn.
  /// - Returns: One diagnostic each, in the order of the rules, with the place in the figure's
  ///   description.
  public func lintDiagnostics(of figure: Figure) -> [Diagnostic] {
    let subject = LintSubject(layout.frame, on: layout.ground, layout.theme, layout.findings)
    return subject.findings(figure.lint).prefix(Limits.findingCount).map { found in
      var diagnostic = figure.diagnostic(found.finding)
      diagnostic.rule = found.rule.rawValue
      return diagnostic
    }
  }
}
