import FioriRender
import Testing

@testable import TestSupport

/// Two colors, `RRGGBB` or `RRGGBBAA`, and how far they stand apart.
struct ContrastCase: Sendable, CustomTestStringConvertible {
  let color: RGBA
  let background: RGBA
  let ratio: String

  init(_ color: String, on background: String, _ ratio: String) {
    self.color = RGBA(published: color)
    self.background = RGBA(published: background)
    self.ratio = ratio
  }

  var testDescription: String { "\(color.hex) on \(background.hex): \(ratio)" }

  /// As the calculators of WebAIM and of WCAG's authors have them.
  static let opaque = [
    ContrastCase("000000", on: "FFFFFF", "21.00"), ContrastCase("FFFFFF", on: "000000", "21.00"),
    ContrastCase("FFFFFF", on: "FFFFFF", "1.00"), ContrastCase("000000", on: "000000", "1.00"),
    ContrastCase("767676", on: "FFFFFF", "4.54"), ContrastCase("777777", on: "FFFFFF", "4.48"),
    ContrastCase("949494", on: "FFFFFF", "3.03"), ContrastCase("595959", on: "FFFFFF", "7.00"),
    ContrastCase("FF0000", on: "FFFFFF", "4.00"), ContrastCase("0000FF", on: "FFFFFF", "8.59"),
    ContrastCase("00FF00", on: "FFFFFF", "1.37"), ContrastCase("FF0000", on: "000000", "5.25"),
    ContrastCase("0070F2", on: "FFFFFF", "4.57"),
  ]

  /// Half black on white is a gray of 127, and so on.
  static let translucent = [
    ContrastCase("00000080", on: "FFFFFF", "4.00"), ContrastCase("00000000", on: "FFFFFF", "1.00"),
    ContrastCase("FFFFFF80", on: "000000", "5.32"),
    ContrastCase("32363AD9", on: "FFFFFF", "7.62"),
  ]
}

extension RGBA {
  /// A color as SAP publishes it.
  init(published hex: String) {
    self.init(withAlpha: UInt32(hex.count == 6 ? hex + "FF" : hex, radix: 16) ?? 0)
  }
}
