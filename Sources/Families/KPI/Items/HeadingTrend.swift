package import FioriBasics
package import FioriLowering
public import FioriModel

/// The subtitle and the trend of a number, in a chart card or the chart view of an object header.
public struct HeadingTrend: Hashable, Sendable {
  // key: .fioriText, examples: ["Store 541"]
  // sdk: subtitle; subtitleStyleClassPath = subtitle.styleClass
  /// The subtitle, at the trailing end of the number's line; `nil` for none.
  public var subtitle: Text?

  // key: .runs, examples: [[["text": "Store 541"]]]
  // sdk: subtitleAttributedText
  /// Attributed runs that replace the subtitle; empty for none.
  public var subtitleAttributedText: [TextRun] = []

  // key: .fioriText, examples: ["4.2%"]
  // sdk: trend; trendStyleClassPath = trend.styleClass
  /// The trend, shown instead of the subtitle; `nil` for none.
  public var trend: Text?

  // key: .runs, examples: [[["text": "4.2%"]]]
  // sdk: trendAttributedText
  /// Attributed runs that replace the trend and its image; empty for none.
  public var trendAttributedText: [TextRun] = []

  // key: .image, examples: ["builtin:trend-up"]
  // sdk: trendImage
  /// The image before the trend, 16 × 16 points; `nil` for none.
  public var trendImage: Image?

  // key: .color, default: .text("like the status"), examples: ["positiveLabel"]
  // sdk: trendSemanticColor
  /// The color of the trend and its image; `nil` for the color of the status.
  public var trendSemanticColor: Color?

  // key: .trendStyle, examples: [["good": "up"]]
  /// The arrow and color of a ``trend`` that is a number, by its sign; ``trendImage`` and
  /// ``trendSemanticColor`` win. `nil` for none.
  public var trendStyle: TrendStyle?

  // init: subtitle, trend, trendImage, trendSemanticColor
  /// Creates a subtitle and a trend of plain texts.
  public init(
    subtitle: Text? = nil,
    trend: Text? = nil,
    trendImage: Image? = nil,
    trendSemanticColor: Color? = nil
  ) {
    self.subtitle = subtitle
    self.trend = trend
    self.trendImage = trendImage
    self.trendSemanticColor = trendSemanticColor
  }

  /// Whether there is a trend or its image.
  package var hasTrend: Bool {
    trendImage != nil || !trend.isBlank(replacedBy: trendAttributedText)
  }

  /// Returns the parts as they are drawn: with the arrow and the color of ``trendStyle``.
  package func styled(in context: LoweringContext) -> (trend: HeadingTrend, findings: [Finding]) {
    guard let trendStyle else { return (self, []) }
    var styled = self
    let findings = trendStyle.style(
      trend, &styled.trendImage, &styled.trendSemanticColor, in: context)
    return (styled, findings)
  }

  /// Returns the trend as it is spoken; `nil` for none.
  package func spokenTrend(in context: LoweringContext) -> String? {
    AccessibilityText.trend(
      AccessibilityText.spoken(trend, trendAttributedText, in: context),
      trendAttributedText.isEmpty ? trendImage : nil, in: context.phrases)
  }

  /// Returns the subtitle as it is spoken; `nil` for none.
  package func spokenSubtitle(in context: LoweringContext) -> String? {
    AccessibilityText.spoken(subtitle, subtitleAttributedText, in: context)
  }
}
