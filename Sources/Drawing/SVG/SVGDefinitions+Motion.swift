import FioriBasics
package import FioriLayout

/// The classes of parts that move when the picture appears.
///
/// All of a motion is inside `@media`: a viewer without support for it, a reader who prefers reduced
/// motion and a printer get the final picture. No rule applies after its motion, so that the end is
/// the still picture.
extension SVGDefinitions {
  /// Returns the class of a line that grows from its start.
  ///
  /// The gap is twice the line: after a gap of the same length, the next dash would start at the end of
  /// the line, and its cap would be visible there.
  mutating func ringGrowth() -> String {
    motion("ring-growth", seconds: MotionTime.growth) {
      "from{stroke-dasharray:1 2;stroke-dashoffset:1}to{stroke-dasharray:1 2}"
    }
  }

  /// Returns the class of parts that grow in some directions, from the origin of its transform.
  mutating func growth(_ axes: Motion.GrowthAxes) -> String {
    let (name, scale): (SVGMarkup, SVGMarkup) =
      switch axes {
      case .horizontal: ("growth-x", "scaleX(0)")
      case .vertical: ("growth-y", "scaleY(0)")
      case .both: ("growth", "scale(0)")
      }
    return motion(name, seconds: MotionTime.growth) { "from{transform:\(scale)}" }
  }

  /// Returns the class of parts that are uncovered from one vertical line to another in a picture of
  /// a size.
  mutating func reveal(from start: Double, to end: Double, in size: Size) -> String {
    func inset(_ reached: Double) -> SVGMarkup {
      let (left, right) = (min(start, reached), size.width - max(start, reached))
      return "{clip-path:inset(0 \(right)px 0 \(left)px) view-box}"
    }
    return motion("reveal-\([start, end], separator: "-")", seconds: MotionTime.growth) {
      "from\(inset(start))to\(inset(end))"
    }
  }

  /// Returns the class of parts that are uncovered clockwise around a point.
  mutating func sweep(_ sweep: Motion, around center: Point, radius: Double) -> String {
    let name: SVGMarkup = "sweep-\([center.x, center.y, radius], separator: "-")"
    return motion(name, seconds: MotionTime.growth) {
      var frames = SVGMarkup()
      for share in Motion.turns {
        var polygon = SVGMarkup()
        for corner in sweep.uncovered(at: share) ?? [] {
          if !polygon.isEmpty { polygon += "," }
          polygon += "\(corner.x)px \(corner.y)px"
        }
        frames += "\(share * 100)%{clip-path:polygon(\(polygon)) view-box}"
      }
      return frames
    }
  }

  /// Returns the class of parts that light crosses in a picture of a size.
  mutating func shimmer(fromRight isFromRight: Bool, in size: Size) -> String {
    let side: SVGMarkup = isFromRight ? "right" : "left"
    let name: SVGMarkup = "shimmer-\(side)-\([size.width, size.height], separator: "-")"
    let (start, way) =
      isFromRight ? (size.width, -2 * size.width) : (-size.width, 2 * size.width)
    let light = motion(
      "light-\(name)", seconds: MotionTime.shimmer, count: MotionTime.shimmerCount
    ) { "to{transform:translateX(\(way)px)}" }
    let gradient = define("light") { id in
      """
      <linearGradient id="\(id)"><stop stop-opacity="0"/><stop offset="0.5" \
      stop-opacity="\(MotionTime.shimmerDepth)"/><stop offset="1" stop-opacity="0"/>\
      </linearGradient>
      """
    }
    let area: SVGMarkup = " width=\"\(size.width)\" height=\"\(size.height)\""
    let mask = define("mask-\(name)") { id in
      """
      <mask id="\(id)" maskUnits="userSpaceOnUse" x="0" y="0"\(area)><rect\(area) fill="#fff"/>\
      <rect class="\(light)" x="\(start)"\(area) fill="url(#\(gradient))"/></mask>
      """
    }
    return motion(name, seconds: MotionTime.shimmer, count: MotionTime.shimmerCount) {
      "from,to{mask:url(#\(mask))}"
    }
  }

  /// Returns the class for a motion, and adds its rule and its key frames if it is new.
  private mutating func motion(
    _ name: SVGMarkup, seconds: Double, count: Int = 1,
    _ frames: () -> SVGMarkup
  ) -> String {
    let name = prefix + name.description
    guard known.insert(name).inserted else { return name }
    let identifier = Self.identifier(name)
    let times: SVGMarkup = count > 1 ? " \(Double(count))" : ""
    entries.append(
      line: """
        <style>@media screen and (prefers-reduced-motion:no-preference){.\(identifier){\
        animation:\(identifier) \(seconds)s linear\(times)}\
        @keyframes \(identifier){\(frames())}}</style>
        """)
    return name
  }

  /// Returns a name as a style sheet writes it: dots, and a digit at the start, would mean something
  /// else there.
  private static func identifier(_ name: String) -> String {
    let text = name.split(separator: ".", omittingEmptySubsequences: false).joined(
      separator: "\\.")
    guard let first = text.first, first.isNumber else { return text }
    return "\\3\(first) \(text.dropFirst())"
  }
}

extension SVGCanvas {
  package mutating func beginMotion(_ motion: Motion) throws {
    guard isAnimated else { return }
    switch motion {
    case .growth(let point, let axes):
      append(
        """
        <g class="\(definitions.growth(axes))" \
        style="transform-origin:\(point.x)px \(point.y)px">
        """)
    case .reveal(let start, let end):
      append("<g class=\"\(definitions.reveal(from: start, to: end, in: size.canvas))\">")
    case .sweep(let center, let radius):
      append("<g class=\"\(definitions.sweep(motion, around: center, radius: radius))\">")
    case .shimmer(let isFromRight):
      append("<g class=\"\(definitions.shimmer(fromRight: isFromRight, in: size.canvas))\">")
    }
  }

  package mutating func endMotion(_ motion: Motion) throws {
    if isAnimated { append("</g>") }
  }
}
