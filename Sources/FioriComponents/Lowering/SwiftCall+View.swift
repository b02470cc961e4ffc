package import FioriSyntax

extension SwiftCall {
  /// What makes a view; of one that no description can ask for, its type alone.
  package init(_ view: any Component) {
    self = (view as? any DescribedComponent)?.swiftCall ?? SwiftCall(name: "\(type(of: view))")
  }
}
