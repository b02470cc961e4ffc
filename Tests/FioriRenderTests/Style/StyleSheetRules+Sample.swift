import FioriRender

@testable import FioriBasics

extension StyleSheetRules {
  /// Rules with constants alone, by their names without `@`.
  static func defining(_ constants: [String: String]) -> StyleSheetRules {
    var rules = StyleSheetRules()
    for (name, text) in constants { rules.define(name, as: StyleSheetValue(text)) }
    return rules
  }
}

extension StyleSheetValue {
  /// A value that stands nowhere.
  init(_ text: String) {
    self.init(text: text, location: SourceLocation(file: "brand.nss", line: 1, column: 1))
  }
}
