import FioriBasics

/// A stretch of a text in one style.
struct SVGTextPiece {
  /// The element that the style is of.
  let element: XMLElement
  let style: SVGStyle
  var text: String
  /// A new position; `nil` to go on after the piece before.
  var x: Double?
  var y: Double?
  /// Its offset.
  var shift = Point(x: 0, y: 0)
}

/// A stretch of a text with its outlines.
struct SVGPlacedPiece {
  let piece: SVGTextPiece
  let path: Path
  /// From the top of the font to its bottom, as wide as the text.
  let box: Rect
}

/// Puts the pieces of a text beside each other.
struct SVGTextLayout {
  let typesetter: any IconTypesetter
  private(set) var placed: [SVGPlacedPiece] = []
  /// The problems of the text.
  private(set) var notes: [String] = []
  private var pen = Point(x: 0, y: 0)

  init(_ pieces: [SVGTextPiece], _ typesetter: any IconTypesetter) {
    self.typesetter = typesetter
    var chunk: [SVGTextPiece] = []
    for piece in Self.collapsed(pieces) {
      if piece.x != nil || piece.y != nil {
        place(chunk)
        chunk = []
      }
      chunk.append(piece)
    }
    place(chunk)
  }

  /// Returns the pieces with their spaces as XML's `default` has them: one between words.
  private static func collapsed(_ pieces: [SVGTextPiece]) -> [SVGTextPiece] {
    var pieces = pieces
    var endsInSpace = true
    for index in pieces.indices {
      let keepsSpaces = pieces[index].style.text.keepsSpaces
      var text = ""
      for character in pieces[index].text {
        let isSpace = character == " " || character == "\t" || character.isNewline
        if !isSpace || keepsSpaces || !endsInSpace { text.append(isSpace ? " " : character) }
        endsInSpace = isSpace && !keepsSpaces
      }
      pieces[index].text = text
    }
    if endsInSpace, let last = pieces.lastIndex(where: { !$0.text.isEmpty }) {
      pieces[last].text.removeLast()
    }
    return pieces
  }

  /// Places the pieces from one position to the next.
  private mutating func place(_ chunk: [SVGTextPiece]) {
    guard let first = chunk.first else { return }
    var lines: [(piece: SVGTextPiece, outlines: IconTextOutlines)] = []
    for piece in chunk {
      let size = piece.style.fonts.own
      guard size > 0 else { continue }
      let spacing = SVGLength.length(
        piece.style.text.spacing, percentOf: size, piece.style.fonts)
      let style = IconTextStyle(
        weight: piece.style.text.weight, spacing: (spacing ?? 0) / size,
        isRightToLeft: piece.style.text.isRightToLeft)
      guard let outlines = typesetter.outlines(of: piece.text, in: style) else {
        note("<text> is not drawn")
        return
      }
      lines.append((piece, outlines))
    }
    if lines.count(where: { !$0.outlines.path.steps.isEmpty }) > 1,
      chunk.contains(where: { $0.text.unicodeScalars.contains(where: \.isRightToLeftLetter) })
    {
      note("a <text> from right to left in several parts is drawn from left to right")
    }
    let width = lines.reduce(0) {
      $0 + $1.outlines.advance * $1.piece.style.fonts.own + $1.piece.shift.x
    }
    let anchor =
      first.style.text.isRightToLeft ? 1 - first.style.text.anchor : first.style.text.anchor
    pen = Point(x: (first.x ?? pen.x) - anchor * width, y: first.y ?? pen.y)
    for line in lines { place(line.piece, line.outlines) }
  }

  private mutating func place(_ piece: SVGTextPiece, _ outlines: IconTextOutlines) {
    let size = piece.style.fonts.own
    pen = pen + piece.shift
    let drop =
      switch piece.style.text.baseline {
      case .alphabetic: 0.0
      case .central: (outlines.ascent - outlines.descent) / 2
      case .middle: outlines.letterHeight / 2
      }
    let origin = pen + Point(x: 0, y: drop * size)
    let transform = AffineTransform(a: size, b: 0, c: 0, d: size, tx: origin.x, ty: origin.y)
    let box = Rect(
      x: origin.x, y: origin.y - outlines.ascent * size, width: outlines.advance * size,
      height: (outlines.ascent + outlines.descent) * size)
    placed.append(
      SVGPlacedPiece(piece: piece, path: outlines.path.transformed(by: transform), box: box))
    pen = pen + Point(x: outlines.advance * size, y: 0)
    if !outlines.missing.isEmpty { note("no font has '\(outlines.missing)' of a <text>") }
    if outlines.hasPictures { note("emoji of a <text> are not drawn") }
  }

  private mutating func note(_ message: String) {
    if !notes.contains(message) { notes.append(message) }
  }
}
