// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations of keys; do not edit.

import FioriKPI
import FioriLowering
import FioriModel
public import UIKitCompatibility

/// The properties that ``FUIKPIHeader`` shares with `KPIHeader`.
open class _FUIKPIHeaderProperties: FUIDrawingView {
  /// Whether to keep the order of items; otherwise rings come first.
  open var isItemOrderForced: Bool = false
  /// The spacing between items in points; `nil` for 40 in compact and 48 in regular width.
  open var interItemSpacing: CGFloat?

  /// Sets the properties of a view; `property` is the prefix of their paths.
  func pass(to view: inout KPIHeader) {
    view.isItemOrderForced = isItemOrderForced
    view.interItemSpacing = interItemSpacing.map { Double($0) }
  }
}

/// The properties that ``FUIKPIProgressView`` shares with `KPIProgressView`.
open class _FUIKPIProgressViewProperties: NibDesignableControl {
  /// The parts of the value, in reading order; a ring has no icons. `nil` for none.
  open var items: [any FUIKPIViewItem]?
  /// The caption below the value if it fits, else below the ring.
  public let captionLabel = FUILabel()
  /// The text of ``captionLabel``; `nil` for none.
  open var captionLabelText: String? {
    get { captionLabel.text }
    set { captionLabel.text = newValue }
  }

  /// Sets the properties of a view; `property` is the prefix of their paths.
  func pass(
    to view: inout KPIProgressView, _ property: String, in settings: LoweringSettings
  ) throws {
    view.items = try KPIItem.items(items, "\(property)items")
    view.caption = try text(captionLabel, "\(property)captionLabel", settings)
  }
}

/// The properties that ``FUIKPIView`` shares with `KPIView`.
open class _FUIKPIViewProperties: NibDesignableControl {
  /// The parts of the value on one baseline, in reading order; `nil` for none.
  open var items: [any FUIKPIViewItem]?

  /// Sets the properties of a view; `property` is the prefix of their paths.
  func pass(
    to view: inout KPIView, _ property: String, in settings: LoweringSettings
  ) throws {
    view.items = try KPIItem.items(items, "\(property)items")
  }
}
