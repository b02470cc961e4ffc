// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations of keys; do not edit.

import FioriCards
import FioriKPI
import FioriLowering
import FioriModel
public import UIKitCompatibility

/// The properties that ``FUICardCollectionViewCell`` shares with `CardContent`.
open class _FUICardCollectionViewCellProperties: UICollectionViewCell {
  /// The title of the card, on one line.
  public let title = FUIText()
  /// Additional style classes of ``title``.
  open var titleStyleClassPath: [FioriStyle] = []
  /// The attributed text that replaces the title; `nil` for none.
  open var titleAttributedText: NSAttributedString?
  /// The status such as the age of the content, at the trailing end of the title line.
  public let status = FUIText()
  /// Additional style classes of ``status``.
  open var statusStyleClassPath: [FioriStyle] = []
  /// The attributed text that replaces the status; `nil` for none.
  open var statusAttributedText: NSAttributedString?
  /// The parts of the number, like the items of a KPI view; `nil` for none.
  open var kpiItems: [any FUIKPIViewItem]?
  /// The attributed text that replaces the number; `nil` for none.
  open var kpiAttributedText: NSAttributedString?

  /// Sets the properties of a view; `property` is the prefix of their paths.
  func pass(
    to view: inout CardContent, _ property: String, in settings: LoweringSettings
  ) throws {
    view.title = try title.text("\(property)title", classes: titleStyleClassPath, in: settings) ?? ""
    view.titleAttributedText = try titleAttributedText?.runs("\(property)titleAttributedText") ?? []
    view.status = try status.text("\(property)status", classes: statusStyleClassPath, in: settings)
    view.statusAttributedText = try statusAttributedText?.runs("\(property)statusAttributedText") ?? []
    view.kpiItems = try KPIItem.items(kpiItems, "\(property)kpiItems")
    view.kpiAttributedText = try kpiAttributedText?.runs("\(property)kpiAttributedText") ?? []
  }
}

/// The properties that ``FUIChartCardCollectionViewCell`` shares with `ChartCard`.
open class _FUIChartCardCollectionViewCellProperties: FUICardCollectionViewCell {
  /// The subtitle, at the trailing end of the number's line.
  public let subtitle = FUIText()
  /// Additional style classes of ``subtitle``.
  open var subtitleStyleClassPath: [FioriStyle] = []
  /// The attributed text that replaces the subtitle; `nil` for none.
  open var subtitleAttributedText: NSAttributedString?
  /// The trend, shown instead of the subtitle.
  public let trend = FUIText()
  /// Additional style classes of ``trend``.
  open var trendStyleClassPath: [FioriStyle] = []
  /// The attributed text that replaces the trend and its image; `nil` for none.
  open var trendAttributedText: NSAttributedString?
  /// The image before the trend, 16 × 16 points; `nil` for none.
  open var trendImage: UIImage?
  /// The color of the trend and its image; `nil` for the color of the status.
  open var trendSemanticColor: UIColor?
  /// The names of the series, next to dots in their colors; if there are more than four, the fourth
  /// shows the number of remaining series.
  open var seriesTitles: [String] = []

  /// Sets the properties of a view; `property` is the prefix of their paths.
  func pass(
    to view: inout ChartCard, _ property: String, in settings: LoweringSettings
  ) throws {
    view.subtitle = try subtitle.text("\(property)subtitle", classes: subtitleStyleClassPath, in: settings)
    view.subtitleAttributedText = try subtitleAttributedText?.runs("\(property)subtitleAttributedText") ?? []
    view.trend = try trend.text("\(property)trend", classes: trendStyleClassPath, in: settings)
    view.trendAttributedText = try trendAttributedText?.runs("\(property)trendAttributedText") ?? []
    view.trendImage = trendImage?.image
    view.trendSemanticColor = trendSemanticColor?.color
    view.seriesTitles = seriesTitles
  }
}
