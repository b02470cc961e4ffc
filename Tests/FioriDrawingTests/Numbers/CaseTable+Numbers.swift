import FioriRender

@testable import TestSupport

extension CaseTable.Row {
  /// The number that the row describes.
  var numberValue: NumberValue {
    get throws {
      NumberValue(
        value: try number("value"), style: NumberStyle(rawValue: self["style"]) ?? .decimal,
        currency: optional("currency"), unit: optional("unit"),
        minimumFractionDigits: Int(self["minimum"]), maximumFractionDigits: Int(self["maximum"]),
        usesGroupingSeparator: self["groups"] != "no")
    }
  }
}

extension [NumberPart] {
  /// Symbols in brackets and separate signs in angle brackets: `<−> [$] 294`.
  var written: String {
    map { part in
      switch part.kind {
      case .number: part.text
      case .sign: "<\(part.text)>"
      case .symbol: "[\(part.text)]"
      }
    }.joined(separator: " ")
  }
}
