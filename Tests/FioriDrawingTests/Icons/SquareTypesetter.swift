import FioriDrawing
import FioriRender

@testable import TestSupport

/// Sets each character as a rectangle, taller in heavier weights; spaces are as wide.
struct SquareTypesetter: IconTypesetter {
  func outlines(of text: String, in style: IconTextStyle) -> IconTextOutlines? {
    var path = Path()
    let advance = 0.5 + style.spacing
    let height = Double(style.weight) / 1_000
    for (index, character) in text.enumerated() where character.isLetter {
      path.append(Path(Rect(x: Double(index) * advance, y: -height, width: 0.5, height: height)))
    }
    return IconTextOutlines(
      path: path, advance: Double(text.count) * advance, ascent: 1, descent: 0.5,
      letterHeight: 0.5, missing: String(text.filter { $0 == "字" }),
      hasPictures: text.contains("😀"))
  }
}
