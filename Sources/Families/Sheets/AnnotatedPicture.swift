package import FioriBasics
package import FioriLayout
package import FioriLowering
package import FioriModel

/// A picture with measures or numbers around it, each with a line to what it is about.
///
/// The picture has been laid out. Lines are drawn above it, but strike nothing that it shows, and texts stand
/// outside, or where it is empty.
package struct AnnotatedPicture: Component {
  package static let typeName = "annotatedPicture"

  /// The layout of the picture.
  let picture: Frame
  let ink: PictureInk
  /// What is behind the picture and around it.
  let ground: RGBA
  let words: AccessibilityText
  let measures: Measures?
  let anatomy: Anatomy?

  /// Creates the sheet of a picture; what is `nil` is left out.
  package init(
    _ picture: Frame, _ ink: PictureInk, on ground: RGBA, words: AccessibilityText,
    measures: Measures?,
    anatomy: Anatomy?
  ) {
    (self.picture, self.ink, self.ground, self.words) = (picture, ink, ground, words)
    (self.measures, self.anatomy) = (measures, anatomy)
  }

  package func lowered(in context: LoweringContext) -> LoweredView {
    let colors = AnnotationColors(on: ground)
    let legend = (anatomy?.parts ?? []).map { part in
      let number = text("\(part.number)", colors.number, kind: "number")
      let facts = text(part.facts, colors.quietText, .regular, kind: "facts")
      return AnnotationElement.Entry(
        columns: [number, text(part.label ?? part.node.kind, colors.text, kind: "kind"), facts],
        placeless: [number, text(part.head, colors.text, kind: "kind"), facts])
    }
    return LoweredView(
      element: .arrangement(
        AnnotationElement(
          picture: picture, ink: ink, notes: numbers(colors) + measures(colors), legend: legend)),
      findings: [],
      accessibilityText: .whole(
        AccessibilityText(
          title: words.title,
          text: AccessibilityText.joined([words.text] + explanations, by: "."))))
  }

  /// What is written around the picture: the numbers with their parts, and the measures.
  private var explanations: [String] {
    let parts = (anatomy?.parts ?? []).map { "\($0.number) \($0.head)" }
    let gaps = gaps.map { "\(Measures.text($0[0].length)) \(Self.name(of: $0[0]))" }
    let sizes = sizes.map { "\(Self.name(of: $0[0])) \(Measures.text($0[0].frame.size))" }
    return [("Parts", parts), ("Gaps in points", gaps), ("Sizes in points", sizes)]
      .filter { !$1.isEmpty }.map { "\($0): \($1.joined(separator: ", "))" }
  }

  /// The gaps, those that repeat between parts of the same kinds together.
  private var gaps: [[Measures.Gap]] {
    (measures?.gaps ?? []).grouped { "\($0.isVertical) \($0.kinds) \(Measures.text($0.length))" }
  }

  /// The sizes, those of the same kind that are equal together.
  private var sizes: [[Measures.Box]] {
    (measures?.sizes ?? []).grouped { "\($0.kind) \(Measures.text($0.frame.size))" }
  }

  private static func name(of gap: Measures.Gap) -> String {
    gap.kinds.joined(separator: " to ")
  }

  private static func name(of box: Measures.Box) -> String {
    box.kind + (box.text.map { " '\($0)'" } ?? "")
  }

  /// The numbers of the parts.
  private func numbers(_ colors: AnnotationColors) -> [AnnotationElement.Note] {
    let area = Rect(origin: .zero, size: picture.size)
    return (anatomy?.parts ?? []).map { part in
      AnnotationElement.Note(
        text: text("\(part.number)", colors.number, kind: "number"),
        targets: [.frame(part.node.frame.clamped(to: area))], color: colors.number)
    }
  }

  /// The measures; one that repeats between parts of the same kinds is told once.
  private func measures(_ colors: AnnotationColors) -> [AnnotationElement.Note] {
    let area = Rect(origin: .zero, size: picture.size)
    func note(
      _ measure: String, of name: String, _ targets: [AnnotationElement.Note.Target], _ color: RGBA
    ) -> AnnotationElement.Note {
      AnnotationElement.Note(
        text: text(measure, color, kind: "measure"), targets: targets, color: color,
        entry: AnnotationElement.Entry(columns: [
          text(measure, color, kind: "measure"), text(name, colors.text, .regular, kind: "kind"),
        ]))
    }
    return gaps.map { gaps in
      note(
        Measures.text(gaps[0].length), of: Self.name(of: gaps[0]), gaps.map { .gap($0) },
        colors.measure)
    }
      + sizes.map { boxes in
        note(
          Measures.text(boxes[0].frame.size), of: Self.name(of: boxes[0]),
          boxes.map { .frame($0.frame.clamped(to: area)) }, colors.size)
      }
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

extension Array {
  /// Returns the elements in groups of equal keys, each at the place of its first.
  fileprivate func grouped(by key: (Element) -> String) -> [[Element]] {
    var (groups, places): ([[Element]], [String: Int]) = ([], [:])
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].append(element)
      } else {
        places[key] = groups.count
        groups.append([element])
      }
    }
    return groups
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
