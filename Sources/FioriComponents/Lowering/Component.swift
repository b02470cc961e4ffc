/// A view of the Fiori design language that can be drawn.
///
/// The views are the library's own: what one is lowered to cannot be made outside of it. How one is
/// added is told in <doc:AddingAComponent>.
public protocol Component: Sendable {
  /// The view's `type` in a description.
  static var typeName: String { get }

  /// The view with every style resolved, ready to be laid out.
  func lowered(in context: LoweringContext) -> LoweredView
}
