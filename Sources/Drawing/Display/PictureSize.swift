package import FioriBasics

/// The size of a picture, in points and in pixels.
package struct PictureSize: Hashable, Sendable {
  /// The size in points, as laid out.
  let layout: Size
  package let grid: PixelGrid

  package init(layout: Size, scale: Double) {
    self.layout = layout
    grid = PixelGrid(scale: scale)
  }

  /// The width in pixels, rounded up; at least one.
  package var pixelWidth: Int { max(1, grid.pixelCount(layout.width)) }
  package var pixelHeight: Int { max(1, grid.pixelCount(layout.height)) }

  /// The size that the pixels cover, in points; an SVG or a PDF has this size, to match the PNG.
  package var canvas: Size {
    Size(width: Double(pixelWidth) / grid.scale, height: Double(pixelHeight) / grid.scale)
  }

  /// Returns why the picture is too large to be drawn, or `nil` if it is not.
  package func objection(_ limits: RenderLimits) -> Message? {
    if max(pixelWidth, pixelHeight) > Limits.canvasSide {
      return .tooLongSide(extent)
    }
    if pixelWidth * pixelHeight > limits.pixelCount {
      return .tooManyPixels(extent, limit: limits.pixelCount)
    }
    return nil
  }

  /// Returns why the picture is too large for an animated WebP; `nil` if it is not.
  package var objectionToAnimatedWebP: Message? {
    pixelWidth * pixelHeight > Limits.animatedPixelCount ? .tooLargeAnimation(extent) : nil
  }

  private var extent: String { "picture of \(pixelWidth) × \(pixelHeight) pixels" }
}
