package import FioriModel

/// The style classes that a view adds to the classes of a view in it.
package struct OuterClasses: Hashable, Sendable {
  /// The SDK's classes for the place.
  package var own: [String]
  /// The classes that the description appends to the containing views, the outermost first.
  package var appended: [StyleClass]

  package init(own: [String] = [], appended: [StyleClass] = []) {
    (self.own, self.appended) = (own, appended)
  }

  /// Returns the classes with those that the description appends to a view between.
  package func appending(_ classes: [StyleClass]) -> OuterClasses {
    OuterClasses(own: own, appended: appended + classes)
  }
}

extension LoweringContext {
  /// Returns the style of a part of the view, whose classes apply in the order of
  /// Docs/theming.md#precedence: `generic` ones for many parts, the part's `own`, the classes for its
  /// place, and the classes that the description appends; the last one is the strongest.
  package func style(
    generic: [String] = [], _ own: [String], of part: OuterClasses = OuterClasses(),
    appended: [StyleClass] = []
  ) -> PartStyle {
    theme.style(
      generic + own + part.own + outerClasses.own
        + theme.names(of: outerClasses.appended + part.appended + appended))
  }
}
