public import FioriBasics
import FioriDisplay
public import FioriFrames
public import FioriModel

/// A figure, laid out and ready to be painted.
public struct Drawing: Sendable {
  /// Where its parts lie.
  public let report: LayoutReport
  /// The figure in words.
  public let words: AccessibilityText
  /// How many pages the view has; `nil` of one that has none.
  public let pageCount: Int?
  /// The page that it shows, from 1; `nil` of one that has none.
  public let page: Int?
  /// What was noticed on the way: warnings, for a figure with errors has no drawing.
  public let warnings: [Diagnostic]
  /// Texts that are hard to read on what lies beneath them, by WCAG 2: a contrast under 4.5, of large
  /// texts under 3.
  public let contrastWarnings: [Diagnostic]
  /// The paths of the images that were read for it, sorted.
  public let imageFiles: [String]
  /// What the picture is made to lie on, where it has no ground of its own: that of its palette for
  /// its appearance.
  public let ground: RGBA
  private(set) var displayList: DisplayList
  /// When the figure will have taken as long as it may; `nil`: it may take any time.
  let deadline: FigureDeadline?

  init(
    displayList: DisplayList, ground: RGBA, report: LayoutReport, words: AccessibilityText,
    pageCount: Int? = nil, page: Int? = nil,
    warnings: [Diagnostic], contrastWarnings: [Diagnostic] = [], imageFiles: [String] = [],
    deadline: FigureDeadline? = nil
  ) {
    self.deadline = deadline
    self.displayList = displayList
    self.ground = ground
    self.report = report
    self.words = words
    self.pageCount = pageCount
    self.page = page
    self.warnings = warnings
    self.contrastWarnings = contrastWarnings
    self.imageFiles = imageFiles
  }

  /// Pixels of the picture as a PNG.
  public var pixelSize: (width: Int, height: Int) {
    (displayList.size.pixelWidth, displayList.size.pixelHeight)
  }

  /// Points that those pixels cover: the size of an SVG or a PDF.
  public var pointSize: Size { displayList.size.canvas }

  /// The same drawing with others over it, each cut to its place.
  func adding(_ drawings: [(drawing: Drawing, place: Rect)]) -> Drawing {
    var sum = self
    for (drawing, place) in drawings {
      let commands = drawing.displayList.commands.map { $0.moved(by: place.origin) }
      sum.displayList.append(.layer(Layer(clip: place, commands: commands)))
    }
    return sum
  }

  /// The same drawing with frames and baselines over it.
  public func withOverlay() -> Drawing {
    var drawing = self
    drawing.displayList.appendOverlay(of: report.root)
    return drawing
  }
}
