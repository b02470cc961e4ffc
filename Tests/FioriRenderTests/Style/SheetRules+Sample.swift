import FioriRender

@testable import FioriSyntax

extension SheetRules {
  /// Rules with constants alone, by their names without `@`.
  static func defining(_ constants: [String: String]) -> SheetRules {
    var rules = SheetRules()
    for (name, text) in constants { rules.define(name, as: SheetValue(text)) }
    return rules
  }
}

extension SheetValue {
  /// A value that stands nowhere.
  init(_ text: String) {
    self.init(text: text, location: SourceLocation(file: "brand.nss", line: 1, column: 1))
  }
}
