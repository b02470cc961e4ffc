/// The name of a style class in a sheet, such as `fdlFUIKPIView`, or one of the author's own.
///
/// The SAPFiori counterpart is `FioriStyle`.
public struct StyleClass: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as sheets write it.
  public let rawValue: String

  /// A class by its name; one that no sheet has changes nothing.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A class by its name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}
