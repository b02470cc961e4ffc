/// What a description may ask for at the most, each bound with its reason.
///
/// Everything is checked against these before it reaches Pango or Cairo, where some of it would
/// abort the process or never return (Docs/sources/drawing.md#input-limits).
public enum Limits {
  /// Bytes of one description: 10 MB of numbers take 1.7 s and 139 MB to read; a description of
  /// a page full of cards has about 20 kB.
  public static let inputByteCount = 1_000_000

  /// Bytes of one style sheet: one that sets every property of every class of the framework has
  /// some 100 kB, and its tokens take 40 times their bytes at the worst.
  public static let styleSheetByteCount = 1_000_000

  /// Levels of nesting in a description, which is read by recursion; the deepest real one has 12.
  public static let depth = 64

  /// Unicode scalars in one text: shaping 1 MB takes 0.8 s and 100 MB, and no label is longer.
  public static let textLength = 4_000

  /// What a text may be allowed to have: the time of a number whose separators are runs of their own
  /// grows with the square of its length, and 100,000 take minutes.
  public static let textLengths = 1...20_000

  /// Unicode scalars in all texts of one figure, but for the labels of charts, whose number is
  /// bounded: 1,000 take 0.8 ms to be shaped, of joined emoji 1.5 ms, and a page of cards has some
  /// thousands.
  public static let figureTextLength = 500_000

  /// Runs in all texts of one figure: 20,000 of two fonts by turns take 0.1 s, and a collection of
  /// the most cards has half of them.
  public static let runCount = 20_000

  /// Fonts in all texts of one figure, each size one more: Pango keeps 256 at hand and makes others
  /// anew each time, a fifth of a millisecond, so that 20,000 runs of 500 take 2.4 s.
  public static let fontCount = 256

  /// Unicode scalars in a word that views say by themselves: it is drawn in many places, and the
  /// longest translation of one has 40.
  public static let builtinWordLength = 100

  /// Names of style classes that one part has: each is looked up, and real ones have two.
  public static let styleClassCount = 64

  /// Style sheets of one figure: a product's, a tenant's and a theme's are three, and each rule of
  /// each is gone through.
  public static let styleSheetCount = 32

  /// Cards of one collection: a picture of the largest size has room for 920 of the narrowest.
  public static let cardCount = 1_000

  /// Items in one KPI: its maker advises five; each costs a text to shape.
  public static let itemCount = 64

  /// Series of one chart: the palette has 12 colors, and its maker advises four.
  public static let seriesCount = 32

  /// Values of one chart, all series together: twenty for each pixel of a wide screen's width.
  public static let valueCount = 20_000

  /// What a chart may be allowed to have: 100,000 take a second, and a description has no more room
  /// for most types.
  public static let valueCounts = 1...100_000

  /// How far a value of a chart may lie from zero, so that no sum of them overflows.
  public static let value = 1e300

  /// Figures in one description, its variants counted out: a page of documentation has dozens.
  public static let figureCount = 1_000

  /// Pixels along one side of a picture: Cairo takes 32,767, which squared are 4 GB.
  public static let canvasSide = 8_192

  /// Pixels of a picture, 4 bytes each: an 8K screen has 33 million.
  public static let canvasPixelCount = 33_554_432

  /// What a picture may be allowed to have: 8,192 on both sides, 268 MB.
  public static let pixelCounts = 1...67_108_864

  /// Bytes of a layout report that is read back: one of the largest chart has 6 million.
  public static let layoutReportByteCount = 10_000_000

  /// Bytes of a picture file that is compared with another: the largest picture has 268 million
  /// where nothing of it is compressed.
  public static let comparedByteCount = 300_000_000

  /// Seconds that a figure may be given: nobody waits an hour for one.
  public static let timeout = 0.0...3_600.0

  /// Diagnostics of one figure: nobody reads more, and a hostile one could ask for a line for each
  /// of its bytes.
  package static let findingCount = 1_000

  /// Pixels a point, as SwiftUI's and UIKit's screens have 1 to 3; beyond 8 nothing is gained.
  public static let scale = 1.0...8.0

  /// Points of a width, a height or an inset, so that no product of two lengths overflows.
  public static let length = 0.0...8_192.0

  /// Points of a shadow's blur, and of how far it lies aside: Fiori's have 4, and the time that a
  /// blur takes grows with its square.
  package static let shadowLength = 32.0

  /// Points of a font: beyond, Pango draws what it calls ugly output, and of NaN it complains.
  public static let fontSize = 0.0...1_000.0

  /// Points between two characters, and above a baseline: as far as the largest font is high.
  public static let textShift = -1_000.0...1_000.0

  /// Bytes of one image: an icon of 32 points at 8x, uncompressed, has 262,144.
  public static let imageByteCount = 2_097_152

  /// Bytes of one SVG icon: real ones have a few thousand, while 600 kB of strokes take librsvg
  /// 5 s.
  public static let svgByteCount = 65_536

  /// Pixels of one image, read from its header before it is decoded: 20,000 × 20,000 fit into a
  /// PNG of 1.5 MB and 1.5 GB of memory.
  public static let imagePixelCount = 4_194_304
}
