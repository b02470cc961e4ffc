/// The name of a palette colour, such as `tintColor`.
///
/// The SAPFiori counterpart is `FUIColorStyle`.
public struct ColorStyle: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}
