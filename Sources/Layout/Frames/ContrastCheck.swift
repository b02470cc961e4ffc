package import FioriBasics
package import FioriModel

/// Finds texts in a layout that are hard to read against their background.
package struct ContrastCheck {
  /// A text and the color behind it.
  package struct Fault: Hashable {
    package let kind: String
    package let text: String
    package let color: RGBA
    package let background: RGBA
    /// The path of the text in the description, starting at the view; empty for a text that the view
    /// adds itself.
    package let origin: DescriptionPath
    package let ratio: Double
    /// The contrast ratio that WCAG 2 requires at the text's size.
    package let required: Double

    /// Whether the text has the color of its background, or nearly so, and cannot be seen.
    package var isInvisible: Bool { ratio < ContrastCheck.visibleRatio }

    /// The ratio for display: rounded, but never up to the required ratio.
    package var shownRatio: Double {
      let rounded = (ratio * 100).rounded() / 100
      return rounded < required ? rounded : (ratio * 100).rounded(.down) / 100
    }
  }

  package private(set) var faults: [Fault] = []

  /// The lowest ratio of a text that can be seen at all (chosen: Docs/sources/colors.md#contrast).
  private static let visibleRatio = 1.1

  /// Checks a frame and everything in it on an opaque background. If `background` is `nil`, the
  /// background of the picture is unknown, and texts without their own background pass.
  package init(_ frame: Frame, on background: RGBA?) {
    visit(frame, on: background.map { [$0] } ?? [])
  }

  /// `grounds` are the colors that may lie behind the frame, such as both ends of a gradient; `part`
  /// is the name used for texts without their own. WCAG excepts controls that cannot be used: a
  /// disabled control may be hard to read, but not invisible (Docs/sources/colors.md#contrast).
  private mutating func visit(
    _ frame: Frame, in part: String = "text", on grounds: [RGBA], isDisabled: Bool = false
  ) {
    let isDisabled = isDisabled || frame.touch == .disabled
    let grounds = frame.decoration?.fill.map { $0.colors(over: grounds) } ?? grounds
    let part = frame.kind ?? part
    switch frame.content {
    case .group(let children):
      for child in children { visit(child.frame, in: part, on: grounds, isDisabled: isDisabled) }
    case .text(let block): check(block, kind: part, on: grounds, isDisabled: isDisabled)
    case .drawing(let drawing):
      for text in drawing.texts { visit(text.frame, in: part, on: grounds, isDisabled: isDisabled) }
    case .image, .block, .placeholder: return
    }
  }

  private mutating func check(
    _ block: TextBlock, kind: String, on grounds: [RGBA], isDisabled: Bool
  ) {
    // A value may lie on its mark, whose color is not a background. There, it has the more readable
    // of two colors.
    guard !block.text.isEmpty, kind != Frame.valueLabelKind else { return }
    let required =
      isDisabled ? Self.visibleRatio : block.font.isLargeForReading ? 3 : 4.5
    var found = [fault(in: block.text, block.color, kind, block.origin, on: grounds, required)]
    for run in block.lines.flatMap(\.runs)
    where run.color != block.color && run.text.contains(where: { !$0.isWhitespace }) {
      found.append(fault(in: run.text, run.color, kind, block.origin, on: grounds, required))
    }
    faults += found.compactMap(\.self)
  }

  private func fault(
    in text: String, _ color: RGBA, _ kind: String, _ origin: DescriptionPath, on grounds: [RGBA],
    _ required: Double
  ) -> Fault? {
    let ratios = grounds.map { ($0, Contrast.ratio(of: color, on: $0)) }
    guard color.alpha > 0, let (background, ratio) = ratios.min(by: { $0.1 < $1.1 }),
      ratio < required
    else { return nil }
    return Fault(
      kind: kind, text: text, color: color, background: background, origin: origin, ratio: ratio,
      required: required)
  }
}

extension Fill {
  /// The visible colors of the fill over other colors; empty if those are unknown and the fill is
  /// translucent.
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
  /// Large text as defined by WCAG: from 18 points, or from 14 if bold
  /// (Docs/sources/colors.md#contrast).
  fileprivate var isLargeForReading: Bool { size >= (weight == .bold ? 14 : 18) }
}
