/// Sheets and descriptions in them that many tests need.
enum StyleSheetSample {
  /// A sheet that gives all KPIs a color.
  static func tint(_ color: String) -> String { "fdlFUIKPIView { tint-color: \(color); }\n" }

  /// A sheet with a class that is misspelt.
  static let typo = "fdlFUIKPIVew { tint-color: red; }\n"

  /// What the program says of `typo` in a file.
  static func remark(on file: String, as severity: String = "warning") -> String {
    "\(file):1:1: \(severity): unknown class 'fdlFUIKPIVew'; did you mean 'fdlFUIKPIView'?\n"
  }

  /// A sheet whose syntax is wrong on its second line.
  static let broken = "fdlFUIKPIView {\n  tint-color: red\n}\n"

  /// What the program says of `broken` in a file.
  static func complaint(of file: String) -> String {
    "\(file):2:18: error: missing ';' after the value 'red'\n"
  }

  /// A sheet with nothing but notes to be had.
  static let other = "Button { tint-color: red; }\n"

  /// What the program says of `other` in a file when it wants to say all.
  static func note(on file: String) -> String {
    "\(file):1:1: note: class 'Button' belongs to a component that fiori-render does not draw\n"
  }

  /// One view in sheets, as JSON.
  static func kpi(in sheets: String) -> String {
    Sample.description(of: Sample.view, #""stylesheet": \#(sheets), "#)
  }
}
