package import FioriBasics
package import FioriDisplay
package import FioriFrames

extension FontEngine: GlyphOutlines {
  package func outline(of glyph: UInt32, in face: FontFace) throws -> Path {
    let font = try outlines.font(face)
    return outlines.outline(of: glyph, in: font)
  }

  package func text(
    of glyph: UInt32, in face: FontFace, _ write: (Path) -> [UInt8]
  ) throws -> [UInt8] {
    let font = try outlines.font(face)
    return outlines.text(of: glyph, in: font, write)
  }

  package func colorBitmap(of glyph: UInt32, in face: FontFace) throws -> ColorGlyphBitmap? {
    let font = try outlines.font(face)
    return outlines.colorBitmap(of: glyph, in: font)
  }

  package func unitsPerEm(of face: FontFace) throws -> Double {
    try outlines.font(face).unitsPerEm
  }
}

extension FontEngine: InkMeasure {
  package func ink(of run: GlyphRun) throws -> Rect? {
    let font = try outlines.font(run.face)
    var ink: Rect?
    for glyph in run.glyphs {
      guard let box = outlines.ink(of: glyph.id, in: font, isColored: run.face.isColored) else {
        continue
      }
      let placed = Rect(
        origin: glyph.position + box.origin * run.size, size: box.size * run.size)
      ink = ink?.union(placed) ?? placed
    }
    return ink
  }
}
