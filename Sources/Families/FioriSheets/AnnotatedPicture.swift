package import FioriBasics
import FioriElements
package import FioriFrames
package import FioriLowering
package import FioriModel

/// A picture with measures or numbers around it, each with a line to what it is about.
///
/// The picture has been laid out. Lines are drawn above it, but only from the edges of what they are
/// about outward, and texts stand outside.
package struct AnnotatedPicture: Component {
  package static let typeName = "annotatedPicture"

  /// The layout of the picture.
  let picture: Frame
  /// What is behind the picture and around it.
  let ground: RGBA
  let words: AccessibilityText
  let measures: Measures?
  let anatomy: Anatomy?

  /// Creates the sheet of a picture; what is `nil` is left out.
  package init(
    _ picture: Frame, on ground: RGBA, words: AccessibilityText, measures: Measures?,
    anatomy: Anatomy?
  ) {
    (self.picture, self.ground, self.words) = (picture, ground, words)
    (self.measures, self.anatomy) = (measures, anatomy)
  }

  package func lowered(in context: LoweringContext) -> LoweredView {
    let colors = AnnotationColors(on: ground)
    let (notes, report) = (notes(colors), LayoutReport(picture).root)
    let legend = (anatomy?.parts ?? []).map { part in
      AnnotationElement.Entry(
        number: text("\(part.number)", colors.number, kind: "number"),
        name: text(part.node.kind, colors.text, kind: "kind"),
        facts: text(part.facts, colors.quietText, .regular, kind: "facts"))
    }
    return LoweredView(
      element: .arrangement(
        AnnotationElement(
          picture: picture, texts: report.textFrames, plots: report.plotFrames, notes: notes,
          legend: legend)),
      findings: [], accessibilityText: .whole(words))
  }

  /// The texts around the picture.
  private func notes(_ colors: AnnotationColors) -> [AnnotationElement.Note] {
    let area = Rect(origin: .zero, size: picture.size)
    let numbers = (anatomy?.parts ?? []).map { part in
      AnnotationElement.Note(
        text: text("\(part.number)", colors.number, kind: "number"),
        target: .frame(part.node.frame.clamped(to: area)), color: colors.number)
    }
    let gaps = (measures?.gaps ?? []).map { gap in
      AnnotationElement.Note(
        text: text(Measures.text(gap.length), colors.measure, kind: "measure"),
        target: .gap(gap), color: colors.measure)
    }
    let sizes = (measures?.sizes ?? []).map { frame in
      AnnotationElement.Note(
        text: text(Measures.text(frame.size), colors.size, kind: "measure"),
        target: .frame(frame.clamped(to: area)), color: colors.size)
    }
    return numbers + gaps + sizes
  }

  private func text(
    _ text: String, _ color: RGBA, _ weight: Font.Weight = .semibold, kind: String
  ) -> TextElement {
    TextElement(
      text: StyledText(
        text, font: Font(weight: weight, size: Self.textSize, leading: 14), color: color),
      kind: kind, origin: DescriptionPath())
  }

  /// In points: the smallest that is read without effort.
  private static let textSize = 11.0
}

extension LayoutReport.Node {
  /// The frames of the parts that are texts.
  fileprivate var textFrames: [Rect] {
    (text == nil ? [] : [frame]) + children.flatMap(\.textFrames)
  }

  /// The frames of the parts that are marks of charts.
  fileprivate var plotFrames: [Rect] {
    (marks == nil ? [] : [frame]) + children.flatMap(\.plotFrames)
  }
}

extension Rect {
  /// Returns the part inside another rectangle, or the rectangle itself if it is outside.
  fileprivate func clamped(to other: Rect) -> Rect { intersection(other) ?? self }
}

/// The colors of what is written around a picture, which are none of Fiori's.
struct AnnotationColors: Sendable {
  let measure: RGBA
  let size: RGBA
  let number: RGBA
  let text: RGBA
  let quietText: RGBA

  /// Creates colors that can be read on a ground.
  init(on ground: RGBA) {
    let white = RGBA(0xFFFFFF)
    let isLight = Contrast.ratio(of: white, on: ground) < 4.5
    measure = isLight ? RGBA(0xC8135A) : RGBA(0xFF8FB5)
    size = isLight ? RGBA(0x6A3FC0) : RGBA(0xC3A9FF)
    number = isLight ? RGBA(0x8A4B00) : RGBA(0xFFB95C)
    text = isLight ? RGBA(0x1D2D3E) : white
    quietText = isLight ? RGBA(0x556B82) : RGBA(0xA9B4BE)
  }
}
