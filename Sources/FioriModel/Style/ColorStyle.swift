/// The name of a palette color, such as `tintColor`.
///
/// The SAPFiori counterpart is `FUIColorStyle`.
public struct ColorStyle: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as SAP writes it.
  public let rawValue: String

  /// A style by its name; one that no palette has is clear.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A style by its name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}
