import FioriRender
import Foundation
import Testing

@testable import FioriDrawing
@testable import TestSupport

/// What holds for all goldens. `verify` compares their pictures, all of them in `.ci/run`.
@Suite struct GoldenTests {
  /// An SVG is drawn by librsvg with glyphs where they are, and ours stand on quarters of a pixel:
  /// an edge may be an eighth of a pixel off, and Cairo's scan converter has 15 steps to ours 256.
  /// That was up to 55 of the 201 levels between V2's tint and white; between today's blue and white
  /// there are 255 of red.
  private static let svgChannelSlack = 64
  private static let svgMeanSlack = 0.75

  /// So that a clone stays small.
  private static let largestGolden = 150_000

  private static let renderer = Result { () throws(FontError) in
    var fonts = FontOptions()
    fonts.folders = [Repository.fonts.path]
    return try Renderer(fonts: fonts)
  }

  /// Every sixteenth of each folder: drawing them in both formats takes most of a second for ten in a
  /// build without optimization, and neighbors differ in a state that both formats get from one list.
  private static let compared = Dictionary(grouping: Golden.all) { $0.folder }.values.flatMap {
    $0.enumerated().filter { $0.offset.isMultiple(of: 16) }.map(\.element)
  }.sorted { $0.name < $1.name }

  @Test(arguments: compared)
  func `the SVG looks like the PNG`(golden: Golden) throws {
    let renderer = try Self.renderer.get()
    let figure = try golden.figure()
    let drawing = try renderer.drawing(of: figure)
    let picture = try Self.bitmap(renderer.data(of: drawing, as: .png))
    let svg = try renderer.data(of: drawing, as: .svg)
    let drawn = try Self.bitmap(Rasterizer.png(of: svg, zoom: figure.environment.scale))
    let found = PictureDifference(picture, drawn)
    let difference = try #require(found, "the sizes differ")
    if difference.largest > Self.svgChannelSlack || difference.mean > Self.svgMeanSlack {
      let sheet = try FailureSheet.write(golden.name + "-svg", expected: picture, actual: drawn)
      Issue.record("largest \(difference.largest), mean \(difference.mean): \(sheet)")
    }
  }

  /// Besides the fields that recordings of earlier versions lack.
  @Test(arguments: Golden.folders)
  func `layout reports are as recorded`(folder: String) throws {
    let renderer = try Self.renderer.get()
    for golden in Golden.all where golden.folder == folder {
      let drawn = try renderer.drawing(of: golden.figure()).report
      let recorded = try String(contentsOf: golden.file(".layout.json"), encoding: .utf8)
      let read = try NamedLayoutReport.all(json: Array(recorded.utf8), file: golden.name)
      let old = try #require(read.first).report
      let report = drawn.omitting(old.lackedFields).json + "\n"
      if report != recorded { Issue.record("\(golden.name): \(LineDifference(recorded, report))") }
    }
  }

  @Test func `every recorded file belongs to a description`() {
    expect(Golden.orphans, is: [])
  }

  @Test func `every view has goldens, and every folder is one of views`() {
    let counts = Dictionary(grouping: Golden.all) { $0.folder }
    #expect(counts.mapValues(\.count).allSatisfy { $0.value >= 20 })
    #expect(Golden.all.count >= 20)
  }

  @Test func `no golden is large`() throws {
    let large = try Golden.all.filter { golden in
      let size = try golden.file(".png").resourceValues(forKeys: [.fileSizeKey]).fileSize
      return try #require(size) > Self.largestGolden
    }
    expect(large.map(\.name), is: [])
  }

  private static func bitmap(_ png: [UInt8]) throws -> Bitmap {
    try ImageDecoder.decode(
      png, limits: ImageLimits(maximumPixelCount: 4_000_000, maximumByteCount: 4_000_000))
  }
}
