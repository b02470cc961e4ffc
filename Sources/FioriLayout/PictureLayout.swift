package import FioriBasics
package import FioriElements
package import FioriFrames
package import FioriModel

/// A view in its picture, as large as the environment requests, with its padding around it.
package struct PictureLayout {
  let environment: Environment

  package init(environment: Environment) {
    self.environment = environment
  }

  /// The room for the view.
  package var constraints: Constraints {
    Constraints(maximumWidth: environment.width ?? .infinity)
  }

  /// Returns the view's frame in a frame of the picture's size. A view smaller than its room is
  /// centered.
  package func frame(around view: Frame) -> Frame {
    let size = Size(
      width: environment.width ?? view.size.width,
      height: environment.height ?? view.size.height)
    let padding = environment.padding
    let placed = Frame.Placed(
      origin: Point(x: padding.left, y: padding.top), frame: view.centered(in: size))
    return Frame(
      size: Size(
        width: padding.left + size.width + padding.right,
        height: padding.top + size.height + padding.bottom),
      baseline: nil, content: .group([placed]), kind: nil)
  }

  /// Returns findings about content that does not fit into the requested size.
  package func findings(for view: Frame) -> [Finding] {
    [
      ("width", environment.width, view.size.width),
      ("height", environment.height, view.size.height),
    ]
    .compactMap { name, given, needed in
      guard let given, needed > given + 0.001 else { return nil }
      return .warning(
        DescriptionPath(),
        "needs a \(name) of \(Decimal.text(needed)) points, but has \(Decimal.text(given)); "
          + "it is clipped")
    }
  }
}
