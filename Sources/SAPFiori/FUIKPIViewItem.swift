import FioriKPI
import FioriLowering
import FioriModel
public import UIKitCompatibility

/// A part of a KPI's value.
public protocol FUIKPIViewItem: AnyObject {
  /// The style of the item.
  var style: FUIKPIViewItemStyle { get }
  /// The text of the item. Its attributes, if it has any, replace the attributes of the view that shows
  /// it; they are the same for all of it.
  var attributedString: NSAttributedString { get }
}

/// The styles of items.
public enum FUIKPIViewItemStyle: Hashable, Sendable, CaseIterable {
  case metric
  case unit
  case icon
  case fraction

  /// The style as views have it.
  var style: KPIItemStyle {
    switch self {
    case .metric: .metric
    case .unit: .unit
    case .icon: .icon
    case .fraction: .fraction
    }
  }
}

/// The number itself: the `256` in `$256k`.
open class FUIKPIMetricItem: FUIKPIViewItem {
  /// The text of the item.
  open var string: String

  /// Creates an item with a text, which is drawn unchanged.
  public init(string: String) { self.string = string }

  /// The style of the item.
  open var style: FUIKPIViewItemStyle { .metric }
  /// The text of the item.
  open var attributedString: NSAttributedString { NSAttributedString(string: string) }
}

/// A unit: the `$` and the `k` in `$256k`.
open class FUIKPIUnitItem: FUIKPIViewItem {
  /// The text of the item.
  open var string: String

  /// Creates an item with a text, which is drawn unchanged.
  public init(string: String) { self.string = string }

  /// The style of the item.
  open var style: FUIKPIViewItemStyle { .unit }
  /// The text of the item.
  open var attributedString: NSAttributedString { NSAttributedString(string: string) }
}

/// A part of a fraction: the `56`, the `/` or the `100` in `56/100`.
open class FUIKPIFractionItem: FUIKPIViewItem {
  /// The text of the item.
  open var string: String

  /// Creates an item with a text, which is drawn unchanged.
  public init(string: String) { self.string = string }

  /// The style of the item.
  open var style: FUIKPIViewItemStyle { .fraction }
  /// The text of the item.
  open var attributedString: NSAttributedString { NSAttributedString(string: string) }
}

/// An image, 32 × 32 points.
open class FUIKPIIconItem: FUIKPIViewItem {
  /// The image; an item without one is an error when it is drawn.
  open var icon: UIImage?

  /// Creates an item with an image.
  public init(icon: UIImage?) { self.icon = icon }

  /// The style of the item.
  open var style: FUIKPIViewItemStyle { .icon }
  /// No text.
  open var attributedString: NSAttributedString { NSAttributedString(string: "") }
}

extension KPIItem {
  /// Creates the item of a view; `property` is its path.
  init(_ item: any FUIKPIViewItem, _ property: String) throws(PropertyError) {
    switch item.style {
    case .metric: self = .metric(item.attributedString.string)
    case .unit: self = .unit(item.attributedString.string)
    case .fraction: self = .fraction(item.attributedString.string)
    case .icon:
      guard let icon = (item as? FUIKPIIconItem)?.icon?.image else {
        throw PropertyError("\(property).icon", "expected an image, found none")
      }
      self = .icon(icon)
    }
  }

  /// Returns the attributes of the items of a view that have some, by their indexes; `property` is the
  /// path of the array.
  static func attributes(
    _ items: [any FUIKPIViewItem]?, _ property: String
  ) throws(PropertyError) -> [Int: TextRun] {
    var result: [Int: TextRun] = [:]
    for (index, item) in (items ?? []).enumerated() {
      let path = "\(property)[\(index)].attributedString"
      let runs = try item.attributedString.runs(path)
      guard runs.count < 2 else {
        throw PropertyError(
          path, "expected the same attributes for the whole text, found \(runs.count) parts")
      }
      guard var run = runs.first else { continue }
      run.text = ""
      if run != TextRun("") { result[index] = run }
    }
    return result
  }

  /// Returns the items of a view; `property` is the path of the array.
  static func items(
    _ items: [any FUIKPIViewItem]?, _ property: String
  ) throws(PropertyError) -> [KPIItem] {
    var result: [KPIItem] = []
    for (index, item) in (items ?? []).enumerated() {
      result.append(try KPIItem(item, "\(property)[\(index)]"))
    }
    return result
  }
}
