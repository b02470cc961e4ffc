import FioriBasics
import FioriLayout
import FioriModel

extension ChartElement {
  /// Returns a mark's visible color on the background, dimmed if others are selected.
  func seenColor(_ series: Int, _ category: Int, unselectedOpacity: Double) -> RGBA {
    let color = self.series[series].color(at: category)
    return isChosen(series: series, category: category)
      ? color : color.fadedTo(unselectedOpacity).composited(over: colors.background)
  }
}

extension ChartElement {
  /// Returns a plate in the color of a mark under its label, from the top left corner that the label
  /// is placed from, so that hatching does not cross the text; `nil` if the mark is not hatched
  /// (chosen: Docs/sources/charts.md#without-color).
  func plate(
    under label: Frame.Placed, on mark: PlotMark, unselectedOpacity: Double
  ) -> PlotShape? {
    guard series[mark.series].hatching(at: mark.category) != .none else { return nil }
    let text = Rect(origin: label.origin, size: label.frame.size)
    let height = texts.value.font.digitHeight + 2 * Self.plateMargin
    // Marks begin and end at pixels.
    let inside = mark.frame.insetBy(Self.largestRounding)
    let plate = Rect(
      fromX: max(text.minX - Self.plateMargin, inside.minX),
      min(text.maxX + Self.plateMargin, inside.maxX),
      y: max(text.midY - height / 2, inside.minY),
      min(text.midY + height / 2, inside.maxY))
    return .block(
      plate, seenColor(mark.series, mark.category, unselectedOpacity: unselectedOpacity))
  }

  /// The space around a label's digits on its plate, in points.
  static let plateMargin = 3.0
  /// The most that a mark loses at a side by the rounding to pixels of most screens, in points.
  private static let largestRounding = 0.5
}

extension RGBA {
  /// The text colors on marks, where the palette's own text colors are hard to read (chosen:
  /// Docs/sources/charts.md#extras).
  static let marksTexts = [RGBA(0x1C1C1E), RGBA(0xFFFFFF)]
}
