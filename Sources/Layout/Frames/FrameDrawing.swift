package import FioriBasics
package import FioriModel

/// Content that a family of views draws itself, such as the axes and the marks of a chart.
package protocol FrameDrawing: Sendable {
  /// The texts in it. They are drawn below everything else, and are parts of the drawing: the
  /// layout report has neither their frames nor what they do not show whole.
  var texts: [Frame.Placed] { get }

  /// The findings about it, which only a drawing that ends up in the picture reports.
  var findings: [Finding] { get }

  /// Returns the shape of a skeleton in its place, in a color.
  func skeleton(in color: RGBA) -> Frame.Content

  /// Returns its content, for the layout report.
  func facts(at origin: Point) -> LayoutReport.Facts

  /// Returns the commands that draw it in a rectangle, besides its texts, aligned to the pixels of a
  /// grid.
  func commands(in rect: Rect, on grid: PixelGrid) -> [DisplayCommand]
}

extension FrameDrawing {
  package var findings: [Finding] { [] }
}

extension Frame {
  /// The findings about the drawings in the frame and its parts, in drawing order.
  package var drawingFindings: [Finding] {
    switch content {
    case .group(let children): children.flatMap(\.frame.drawingFindings)
    case .drawing(let drawing): drawing.findings
    case .text, .image, .block, .placeholder: []
    }
  }
}

extension LayoutReport {
  /// The content of a part besides texts, images and colors.
  package struct Facts: Sendable {
    package var color: RGBA?
    package var progress: Double?
    package var lineWidth: Double?
    package var axis: Axis?
    package var marks: [Mark]?
    /// The meaning of its colors; `nil` if they have none. The report does not include it.
    package var colorCode: ColorCode?
    /// The names of its categories; `nil` without. The report does not include them.
    package var names: NamedCategories?
    /// The only series, if the drawing does not name it. The report does not include it.
    package var loneSeries: LoneSeries?

    package init(
      color: RGBA? = nil, progress: Double? = nil, lineWidth: Double? = nil, axis: Axis? = nil,
      marks: [Mark]? = nil, colorCode: ColorCode? = nil, names: NamedCategories? = nil,
      loneSeries: LoneSeries? = nil
    ) {
      self.colorCode = colorCode
      (self.names, self.loneSeries) = (names, loneSeries)
      self.color = color
      self.progress = progress
      self.lineWidth = lineWidth
      self.axis = axis
      self.marks = marks
    }
  }
}
