import FioriRender
import Foundation
import PictureComparison
import Testing

@testable import FioriDrawing
@testable import TestSupport

/// The limit of what `verify` accepts from another environment: another scan converter draws the same
/// outlines within it, and `LayoutMutationTests` changes what a person sees beyond it or in the layout.
struct RasterizerTests {
  private static let renderer = Result { () throws(FontError) in
    var fonts = FontOptions()
    fonts.folders = [Repository.fonts.path]
    return try Renderer(fonts: fonts)
  }

  /// Every sixteenth golden of each folder, as in `GoldenTests`.
  private static let some = Dictionary(grouping: Golden.all) { $0.folder }.values.flatMap {
    $0.enumerated().filter { $0.offset % 16 == 8 }.map(\.element)
  }.sorted { $0.name < $1.name }

  @Test(arguments: some)
  func `librsvg's picture differs by edges alone`(golden: Golden) throws {
    let renderer = try Self.renderer.get()
    let figure = try golden.figure()
    let drawing = try renderer.drawing(of: figure)
    let png = try Rasterizer.png(
      of: renderer.data(of: drawing, as: .svg), zoom: figure.environment.scale)
    let pictures = try [renderer.bitmap(of: drawing), Bitmap(decoding: png)].map { bitmap in
      try #require(
        PixelBuffer(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels))
    }
    expect(EdgeComparison(pictures[0], pictures[1]).changedCount, is: 0)
  }
}
