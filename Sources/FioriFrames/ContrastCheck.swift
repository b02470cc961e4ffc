package import FioriModel

/// Finds the texts of a layout that are hard to read on what lies beneath them.
package struct ContrastCheck {
  /// A text and what its color lies on.
  package struct Fault: Hashable {
    package let kind: String
    package let text: String
    package let color: RGBA
    package let ground: RGBA
    let ratio: Double
    /// What WCAG 2 asks for at the text's size.
    package let required: Double

    /// The ratio as it is told: rounded, but not up to what is required.
    package var shownRatio: Double {
      let rounded = (ratio * 100).rounded() / 100
      return rounded < required ? rounded : (ratio * 100).rounded(.down) / 100
    }
  }

  package private(set) var faults: [Fault] = []

  /// Checks a frame and all in it, on an opaque ground; `nil`: it is not known what the picture will
  /// lie on, and texts without a ground of their own are let pass.
  package init(_ frame: Frame, on ground: RGBA?) {
    visit(frame, on: ground.map { [$0] } ?? [])
  }

  /// `grounds` are the colors that may lie beneath: both ends of a gradient; `part` has the name of
  /// a text without its own.
  private mutating func visit(_ frame: Frame, in part: String = "text", on grounds: [RGBA]) {
    let grounds = frame.decoration?.fill.map { $0.colors(over: grounds) } ?? grounds
    let part = frame.kind ?? part
    switch frame.content {
    case .group(let children):
      for child in children { visit(child.frame, in: part, on: grounds) }
    case .text(let block): check(block, kind: part, on: grounds)
    case .axis(let axis):
      for label in axis.labels { visit(label.frame, in: part, on: grounds) }
    case .image, .ring, .block, .plot, .placeholder: return
    }
  }

  private mutating func check(_ block: TextBlock, kind: String, on grounds: [RGBA]) {
    // A value may lie on its mark, whose color is not a ground's; there it has the color of two
    // that can be read best.
    guard block.color.alpha > 0, !block.text.isEmpty, kind != Frame.valueLabelKind else { return }
    let ratios = grounds.map { ($0, Contrast.ratio(of: block.color, on: $0)) }
    guard let (ground, ratio) = ratios.min(by: { $0.1 < $1.1 }) else { return }
    let required = block.font.isLargeForReading ? 3 : 4.5
    guard ratio < required else { return }
    faults.append(
      Fault(
        kind: kind, text: block.text, color: block.color, ground: ground, ratio: ratio,
        required: required))
  }
}

extension Fill {
  /// The colors that are seen where the fill lies over others; none while those are unknown and
  /// the fill lets them through.
  fileprivate func colors(over grounds: [RGBA]) -> [RGBA] {
    let own: [RGBA] =
      switch self {
      case .color(let color): [color]
      case .verticalGradient(let top, let bottom): [top, bottom]
      }
    return own.flatMap { color in
      color.alpha == 255 ? [color] : grounds.map { color.composited(over: $0) }
    }
  }
}

extension Font {
  /// WCAG's large text: from 18 points, or from 14 when bold (Docs/sources/colors.md#contrast).
  fileprivate var isLargeForReading: Bool { size >= (weight == .bold ? 14 : 18) }
}
