// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations of keys; do not edit.

import FioriKPI
import FioriLowering
import FioriModel
import FioriObjectHeader
public import UIKitCompatibility

/// The properties that ``FUIObjectHeader`` shares with `ObjectHeader`.
open class _FUIObjectHeaderProperties: FUIBaseHeaderView<FUIObjectHeaderView> {
  /// The headline, the name of the object.
  public let headlineLabel = FUILabel()
  /// The text of ``headlineLabel``; `nil` for none.
  open var headlineText: String? {
    get { headlineLabel.text }
    set { headlineLabel.text = newValue }
  }
  /// The subheadline, below the headline.
  public let subheadlineLabel = FUILabel()
  /// The text of ``subheadlineLabel``; `nil` for none.
  open var subheadlineText: String? {
    get { subheadlineLabel.text }
    set { subheadlineLabel.text = newValue }
  }
  /// The tags below the headlines, on as many lines as they need.
  open var tags: [FUITag] = []
  /// Up to six facts with icons, in at most two rows.
  open var labelItems: [FUILabelItem] = []
  /// The body text, below the tags.
  public let bodyLabel = FUILabel()
  /// The text of ``bodyLabel``; `nil` for none.
  open var bodyText: String? {
    get { bodyLabel.text }
    set { bodyLabel.text = newValue }
  }
  /// The footnote, below the body.
  public let footnoteLabel = FUILabel()
  /// The text of ``footnoteLabel``; `nil` for none.
  open var footnoteText: String? {
    get { footnoteLabel.text }
    set { footnoteLabel.text = newValue }
  }
  /// The description, a longer text.
  public let descriptionLabel = FUILabel()
  /// The text of ``descriptionLabel``; `nil` for none.
  open var descriptionText: String? {
    get { descriptionLabel.text }
    set { descriptionLabel.text = newValue }
  }
  /// The status, at the trailing end of the headline.
  public let statusLabel = FUILabel()
  /// The text of ``statusLabel``; `nil` for none.
  open var statusText: String? {
    get { statusLabel.text }
    set { statusLabel.text = newValue }
  }
  /// The status image, 16 × 16 points; template images use the status color.
  public let statusImageView = FUIImageView()
  /// The image of ``statusImageView``.
  open var statusImage: UIImage? {
    get { statusImageView.image }
    set { statusImageView.image = newValue }
  }
  /// A second status.
  public let substatusLabel = FUILabel()
  /// The text of ``substatusLabel``; `nil` for none.
  open var substatusText: String? {
    get { substatusLabel.text }
    set { substatusLabel.text = newValue }
  }
  /// The substatus image, 16 × 16 points; template images use the substatus color.
  public let substatusImageView = FUIImageView()
  /// The image of ``substatusImageView``.
  open var substatusImage: UIImage? {
    get { substatusImageView.image }
    set { substatusImageView.image = newValue }
  }
  /// The image of the object before the texts, scaled into a box with rounded corners.
  public let detailImageView = FUIImageView()
  /// The image of ``detailImageView``.
  open var detailImage: UIImage? {
    get { detailImageView.image }
    set { detailImageView.image = newValue }
  }

  /// The labels.
  final var labels: [FUILabel] {
    [
      headlineLabel, subheadlineLabel, bodyLabel, footnoteLabel, descriptionLabel, statusLabel,
      substatusLabel
    ]
  }

  /// Sets the properties of a view; `property` is the prefix of their paths.
  func pass(
    to view: inout ObjectHeader, _ property: String, in settings: LoweringSettings
  ) throws {
    view.headlineText = try text(headlineLabel, "\(property)headlineLabel", settings)
    view.subheadlineText = try text(subheadlineLabel, "\(property)subheadlineLabel", settings)
    view.tags = tags.map(\.tag)
    view.labelItems = labelItems.map(\.labelItem)
    view.bodyText = try text(bodyLabel, "\(property)bodyLabel", settings)
    view.footnoteText = try text(footnoteLabel, "\(property)footnoteLabel", settings)
    view.descriptionText = try text(descriptionLabel, "\(property)descriptionLabel", settings)
    view.statusText = try text(statusLabel, "\(property)statusLabel", settings)
    view.statusImage = image(statusImageView, "\(property)statusImageView", settings)
    view.statusImageColor = statusImageView.tintColor?.color
    view.substatusText = try text(substatusLabel, "\(property)substatusLabel", settings)
    view.substatusImage = image(substatusImageView, "\(property)substatusImageView", settings)
    view.substatusImageColor = substatusImageView.tintColor?.color
    view.detailImage = image(detailImageView, "\(property)detailImageView", settings)
    view.detailImageColor = detailImageView.tintColor?.color
  }
}

/// The properties that ``FUIObjectHeaderChartView`` shares with `ObjectHeaderChartView`.
open class _FUIObjectHeaderChartViewProperties: UIControl {
  /// The title of the number, on one line.
  public let title = FUIText()
  /// Additional style classes of ``title``.
  open var titleStyleClassPath: [FioriStyle] = []
  /// The attributed text that replaces the title; `nil` for none.
  open var titleAttributedText: NSAttributedString?
  /// The subtitle, below the title.
  public let subtitle = FUIText()
  /// Additional style classes of ``subtitle``.
  open var subtitleStyleClassPath: [FioriStyle] = []
  /// The attributed text that replaces the subtitle; `nil` for none.
  open var subtitleAttributedText: NSAttributedString?
  /// The trend of the number.
  public let trend = FUIText()
  /// Additional style classes of ``trend``.
  open var trendStyleClassPath: [FioriStyle] = []
  /// The attributed text that replaces the trend and its image; `nil` for none.
  open var trendAttributedText: NSAttributedString?
  /// The image before the trend, 12 × 12 points; `nil` for none.
  open var trendImage: UIImage?
  /// The color of the trend, its image and series without a color of their own. If `nil`, the trend
  /// has the color of the subtitle, and the series have the palette's colors.
  open var trendSemanticColor: UIColor?
  /// The parts of the number, like the items of a KPI view; `nil` for none.
  open var kpiItems: [any FUIKPIViewItem]?
  /// The attributed text that replaces the number; `nil` for none.
  open var kpiAttributedText: NSAttributedString?

  /// Sets the properties of a view; `property` is the prefix of their paths.
  func pass(
    to view: inout ObjectHeaderChartView, _ property: String, in settings: LoweringSettings
  ) throws {
    view.title = try title.text("\(property)title", classes: titleStyleClassPath, in: settings) ?? ""
    view.titleAttributedText = try titleAttributedText?.runs("\(property)titleAttributedText") ?? []
    view.subtitle = try subtitle.text("\(property)subtitle", classes: subtitleStyleClassPath, in: settings)
    view.subtitleAttributedText = try subtitleAttributedText?.runs("\(property)subtitleAttributedText") ?? []
    view.trend = try trend.text("\(property)trend", classes: trendStyleClassPath, in: settings)
    view.trendAttributedText = try trendAttributedText?.runs("\(property)trendAttributedText") ?? []
    view.trendImage = trendImage?.image
    view.trendSemanticColor = trendSemanticColor?.color
    view.kpiItems = try KPIItem.items(kpiItems, "\(property)kpiItems")
    view.kpiAttributedText = try kpiAttributedText?.runs("\(property)kpiAttributedText") ?? []
  }
}
