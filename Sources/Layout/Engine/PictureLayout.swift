package import FioriBasics
package import FioriModel

/// A view in its picture, as large as the environment requests, with its padding around it.
package struct PictureLayout {
  let environment: Environment

  package init(environment: Environment) {
    self.environment = environment
  }

  /// The space for the view.
  package var constraints: Constraints {
    Constraints(maximumWidth: environment.width ?? .infinity)
  }

  /// Returns the view's frame in a frame of the picture's size. A view smaller than its space is
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

  /// Returns the picture's frame enlarged by the whole points that ink needs beyond its edges, where
  /// the environment does not request a width or a height.
  package func frame(_ picture: Frame, withRoomFor ink: InkCheck) -> Frame {
    let needed = ink.wholePoints
    let (left, right) = environment.width == nil ? (needed.left, needed.right) : (0, 0)
    let (top, bottom) = environment.height == nil ? (needed.top, needed.bottom) : (0, 0)
    guard [left, right, top, bottom].contains(where: { $0 > 0 }) else { return picture }
    return Frame(
      size: Size(
        width: left + picture.size.width + right, height: top + picture.size.height + bottom),
      baseline: nil,
      content: .group([Frame.Placed(origin: Point(x: left, y: top), frame: picture)]), kind: nil)
  }

  /// Returns findings about texts whose ink is clipped because the environment requests a width or a
  /// height.
  package func findings(for ink: InkCheck) -> [Finding] {
    ink.overhangs.compactMap { overhang in
      let distances = overhang.distances
      var sides: [(distance: Double, name: String)] = []
      if environment.height != nil {
        sides += [(distances.top, "above"), (distances.bottom, "below")]
      }
      if environment.width != nil {
        sides += [(distances.left, "left of"), (distances.right, "right of")]
      }
      let reaches = sides.filter { $0.distance > 0 }.map { side in
        "\(Decimal.points(side.distance.rounded(.up))) \(side.name)"
      }
      guard !reaches.isEmpty else { return nil }
      return .warning(
        overhang.text.origin,
        .overhang(of: overhang.text.text, reaches.joined(separator: " and ")))
    }
  }

  /// Returns findings about content that does not fit into the requested size.
  package func findings(for view: Frame) -> [Finding] {
    [
      ("width", environment.width, view.size.width),
      ("height", environment.height, view.size.height),
    ]
    .compactMap { name, fixed, needed in
      guard let fixed, needed > fixed + 0.001 else { return nil }
      return .warning(
        DescriptionPath(),
        .clipped(name, needed: needed, available: fixed))
    }
  }
}
