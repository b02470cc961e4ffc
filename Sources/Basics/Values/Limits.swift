/// The limits on descriptions, each with its reason.
///
/// Everything is checked against these before it reaches Pango or Cairo, where some of it would
/// abort the process or never return (Docs/sources/drawing.md#input-limits).
public enum Limits {
  /// The maximum size of a description in bytes: 10 MB of numbers take 1.7 s and 139 MB to read; a
  /// description of a page full of cards has about 20 kB.
  public static let inputByteCount = 1_000_000

  /// The maximum size of a style sheet in bytes: one that sets every property of every class in the
  /// framework has about 100 kB, and its tokens take up to 40 times its bytes.
  public static let styleSheetByteCount = 1_000_000

  /// The maximum nesting depth of a description, which is read recursively; real ones have up to 12
  /// levels.
  public static let depth = 64

  /// The maximum number of Unicode scalars in a text: shaping 1 MB takes 0.8 s and 100 MB, and no
  /// label is longer.
  public static let textLength = 4_000

  /// The range for ``RenderLimits/textLength``: the time for a number whose separators are separate
  /// runs grows with the square of its length, and 100,000 scalars take minutes.
  public static let textLengths = 1...20_000

  /// The maximum number of Unicode scalars in all texts of a figure, except chart labels, whose
  /// number is limited: 1,000 take 0.8 ms to shape, or 1.5 ms as joined emoji, and a page of cards
  /// has a few thousand.
  public static let figureTextLength = 500_000

  /// The maximum number of runs in all texts of a figure: 20,000 runs alternating between two fonts
  /// take 0.1 s, and the largest card collection has half as many.
  public static let runCount = 20_000

  /// The maximum number of fonts in all texts of a figure, counting each size: Pango caches 256 and
  /// recreates the others each time, in 0.2 ms, so that 20,000 runs of 500 fonts take 2.4 s.
  public static let fontCount = 256

  /// The maximum number of Unicode scalars in a built-in word: it is drawn in many places, and the
  /// longest translation has 40.
  public static let builtinWordLength = 100

  /// The maximum number of style classes of a part: each is looked up, and real parts have two.
  public static let styleClassCount = 64

  /// The maximum number of style sheets of a figure: a product's, a tenant's and a theme's make
  /// three, and every rule of each is evaluated.
  public static let styleSheetCount = 32

  /// The maximum number of cards in a collection: the largest picture has space for 920 of the
  /// narrowest.
  public static let cardCount = 1_000

  /// The maximum number of items in a KPI: SAP recommends five, and each needs a text to be shaped.
  public static let itemCount = 64

  /// The maximum number of series of a chart: the palette has 12 colors, and SAP recommends four.
  public static let seriesCount = 32

  /// The maximum number of rules for the colors of values: more than fit in a legend.
  public static let ruleCount = 32

  /// The maximum number of explicit ticks of an axis, and of lines and bands at its values: more
  /// than there is space for texts.
  public static let axisMarkCount = 50

  /// The maximum number of values of a chart, over all series: twenty for each pixel across a wide
  /// screen.
  public static let valueCount = 20_000

  /// The range for ``RenderLimits/valueCount``: 100,000 values take a second, and for most types a
  /// description cannot contain more.
  public static let valueCounts = 1...100_000

  /// The largest absolute value in a chart, so that no sum overflows.
  public static let value = 1e300

  /// The maximum number of figures in a description, with its variants expanded: a documentation
  /// page has dozens.
  public static let figureCount = 1_000

  /// The maximum number of cells of a matrix of pictures: no one reads more.
  package static let cellCount = 4_000

  /// The maximum number of pixels along a side of a picture: Cairo allows 32,767, which squared are
  /// 4 GB.
  public static let canvasSide = 8_192

  /// The maximum number of pixels in a picture, 4 bytes each: an 8K screen has 33 million.
  public static let canvasPixelCount = 33_554_432

  /// The maximum number of pixels in an animated WebP, which takes 25 bytes for each: a phone's screen has 3
  /// million.
  public static let animatedPixelCount = 4_194_304

  /// The maximum number of pixels in all frames of an animated WebP; 30 million fit in a second, so
  /// a larger picture has fewer frames.
  public static let animationPixelCount = 67_108_864

  /// The range for ``RenderLimits/pixelCount``: at most 8,192 by 8,192, or 268 MB.
  public static let pixelCounts = 1...67_108_864

  /// The maximum size of a layout report to read back in bytes: the largest chart's report has 6
  /// million.
  public static let layoutReportByteCount = 10_000_000

  /// The maximum size of a picture file to compare in bytes: the largest picture has 268 million
  /// uncompressed.
  public static let comparedByteCount = 300_000_000

  /// The range for a figure's timeout, in seconds: no one waits an hour for a figure.
  public static let timeout = 0.0...3_600.0

  /// The maximum number of diagnostics of a figure: no one reads more, and a malicious description
  /// could produce one for each of its bytes.
  package static let findingCount = 1_000

  /// The range of pixels per point: SwiftUI and UIKit screens have 1 to 3; more than 8 gains
  /// nothing.
  public static let scale = 1.0...8.0

  /// The range of a width, a height or an inset, in points, so that no product of two overflows.
  public static let length = 0.0...8_192.0

  /// The largest blur and offset of a shadow, in points: Fiori uses 4, and the time for a blur
  /// grows with its square.
  package static let shadowLength = 32.0

  /// The range of font sizes in points: beyond it, Pango warns of ugly output, as it does for NaN.
  public static let fontSize = 0.0...1_000.0

  /// The range of kerning and baseline offset in points: up to the height of the largest font.
  public static let textShift = -1_000.0...1_000.0

  /// The maximum size of an image in bytes: an uncompressed icon of 32 points at 8x has 262,144.
  public static let imageByteCount = 2_097_152

  /// The maximum size of an SVG icon in bytes: real ones have a few thousand, and flags with coats
  /// of arms up to 200,000.
  public static let svgByteCount = 262_144

  /// The maximum number of pixels in an image, read from its header before decoding: 20,000 ×
  /// 20,000 fit into a PNG of 1.5 MB and take 1.5 GB of memory.
  public static let imagePixelCount = 4_194_304
}
