import Testing

@testable import FioriRender
@testable import TestSupport

/// The pixels of a drawing.
@Suite struct DrawnPixelsTests {
  @Test(arguments: [1.0, 1.5, 2])
  func `a drawing has the pixels of its PNG`(scale: Double) throws {
    let renderer = try Renderer()
    var environment = Environment()
    environment.scale = scale
    let view = KPIProgressView(items: [.metric("64"), .unit("%")], progress: 0.64)
    let drawing = try renderer.drawing(of: Figure(view, environment: environment))
    let png = try renderer.data(of: drawing, as: .png)
    try expect(renderer.bitmap(of: drawing), is: Bitmap(decoding: png))
  }
}
