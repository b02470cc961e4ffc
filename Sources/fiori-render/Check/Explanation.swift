import ArgumentParser
import FioriRender
import RenderService

/// `--explain CODE`, which all commands take besides their inputs.
enum Explanation {
  private static let option = "--explain"

  /// Returns the explanation of the code of a diagnostic, or the design rule, that arguments ask for;
  /// `nil` if they ask for none.
  static func text(for arguments: [String]) throws -> String? {
    let options = arguments.prefix { $0 != "--" }
    guard let index = options.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") })
    else { return nil }
    let name =
      options[index] == option
      ? options.dropFirst(index + 1).first : String(options[index].dropFirst(option.count + 1))
    let names = DiagnosticCode.allCases.map(\.rawValue) + LintRule.allCases.map(\.rawValue)
    guard let name, !name.isEmpty else {
      throw ValidationError("\(option) needs a code, such as '\(names[0])'.")
    }
    if let rule = LintRule(rawValue: name) { return rule.explanation }
    guard let code = DiagnosticCode(rawValue: name) else {
      throw ValidationError("unknown code '\(name)'; \(Suggestion.hint(for: name, among: names))")
    }
    return code.explanation
  }
}
