/// A character that no loaded font has.
package struct MissingCharacter: Hashable, Sendable {
  package let scalar: Unicode.Scalar
  /// The name of its script, such as `Han`.
  let script: String

  package init(scalar: Unicode.Scalar, script: String) {
    self.scalar = scalar
    self.script = script
  }

  /// `no loaded font has U+4E2D '中' (Han); add one with --font-path DIR or --system-fonts`.
  var message: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "no loaded font has \(code) '\(scalar)' (\(script)); "
      + "add one with --font-path DIR or --system-fonts"
  }
}
