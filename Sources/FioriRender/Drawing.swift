public import FioriBasics
import FioriDocuments
import FioriDrawing
public import FioriLayout
public import FioriModel

/// A figure that is laid out and ready to be painted.
public struct Drawing: Sendable {
  /// The frames of the picture's parts. They are collected each time, as few pictures need them.
  public var report: LayoutReport {
    LayoutReport(layout.frame, background: layout.background)
  }
  /// The accessibility text of the figure.
  public let accessibilityText: AccessibilityText
  /// The number of pages, or `nil` if the view has no pages.
  public let pageCount: Int?
  /// The page shown, from 1, or `nil` if the view has no pages.
  public let page: Int?
  /// The warnings of lowering and layout, including those about texts that cannot be seen because
  /// they have the color of their background. A figure with errors has no drawing.
  public let warnings: [Diagnostic]
  /// Warnings about texts that can be seen but are hard to read, by WCAG 2: a contrast with the
  /// background below 4.5, or below 3 for large texts.
  public let contrastWarnings: [Diagnostic]
  /// The paths of the image files read for the picture, sorted.
  public let imageFiles: [String]
  /// All places where these files were looked for, sorted.
  package let searchedImagePaths: [String]
  /// The background to show the picture on if it has none: the palette's background for its
  /// appearance.
  public let background: RGBA
  private(set) var displayList: DisplayList
  /// The layout.
  let layout: DrawnLayout
  /// Whether numbers are written in Latin digits, since no loaded font has the digits of the locale.
  package let writesLatinDigits: Bool
  /// The deadline of the figure, or `nil` if there is no time limit.
  let deadline: FigureDeadline?
  /// The places of the figure in its description, if it has one.
  let origin: FigureOrigin?

  init(
    displayList: DisplayList, background: RGBA,
    accessibilityText: AccessibilityText,
    pageCount: Int? = nil, page: Int? = nil,
    warnings: [Diagnostic], contrastWarnings: [Diagnostic] = [], imageFiles: [String] = [],
    searchedImagePaths: [String] = [], layout: DrawnLayout, writesLatinDigits: Bool = false,
    deadline: FigureDeadline? = nil, origin: FigureOrigin? = nil
  ) {
    self.layout = layout
    self.writesLatinDigits = writesLatinDigits
    self.deadline = deadline
    self.origin = origin
    self.displayList = displayList
    self.background = background
    self.accessibilityText = accessibilityText
    self.pageCount = pageCount
    self.page = page
    self.warnings = warnings
    self.contrastWarnings = contrastWarnings
    self.imageFiles = imageFiles
    self.searchedImagePaths = searchedImagePaths
  }

  /// The size of the picture as a PNG, in pixels.
  public var pixelSize: (width: Int, height: Int) {
    (displayList.size.pixelWidth, displayList.size.pixelHeight)
  }

  /// The size of the picture in points, which an SVG or a PDF has.
  public var pointSize: Size { displayList.size.canvas }

  /// The number of pixels per point.
  package var scale: Double { displayList.size.grid.scale }

  /// Returns the drawing with others on top, each clipped to its place.
  func adding(_ drawings: [(drawing: Drawing, frame: Rect)]) -> Drawing {
    var sum = self
    for (drawing, frame) in drawings {
      let commands = drawing.displayList.commands.map { $0.moved(by: frame.origin) }
      sum.displayList.append(.layer(Layer(clip: frame, commands: commands)))
    }
    return sum
  }

  /// Returns the drawing with the frames and baselines of its parts on top.
  public func withOverlay() -> Drawing {
    var drawing = self
    drawing.displayList.appendOverlay(of: report.root)
    return drawing
  }
}
