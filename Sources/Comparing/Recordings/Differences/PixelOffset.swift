package import PictureComparison

/// A place in a picture, in pixels from its top left corner.
package struct PixelOffset: Equatable, Sendable {
  package let x: Int
  package let y: Int

  package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
}

/// A text of a figure that is not compared, and its frame in the screenshot.
package struct ScreenshotText: Sendable {
  package let text: String
  package let frame: PixelRect

  package init(text: String, frame: PixelRect) { (self.text, self.frame) = (text, frame) }
}
