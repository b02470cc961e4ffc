import FioriLowering
import FioriModel
import UIKitCompatibility

/// The traits of the screen that views are lowered for.
struct LoweringSettings {
  let environment: Environment

  var direction: Environment.LayoutDirection { environment.layoutDirection }
}

/// A view of the SDK that is drawn as one of ours.
@preconcurrency @MainActor
protocol LowerableView: UIView {
  /// Returns the view as a value, with all its properties as they are now.
  func component(in settings: LoweringSettings) throws -> any Component
}

extension UIView {
  /// Returns a label's text as views have it; `nil` for none.
  func text(
    _ label: UILabel, _ property: String, _ settings: LoweringSettings
  ) throws -> Text? {
    try label.text(property, in: settings.direction)
  }

  /// The view that is drawn for this one: itself, or the only one inside. In a view from a
  /// storyboard, which does not exist here, the views inside are those of its properties.
  func drawable(_ property: String) throws -> UIView {
    if self is any LowerableView || self is UIImageView { return self }
    let inside = subviews.isEmpty ? propertyViews : subviews.filter { !$0.isHidden }
    guard inside.count == 1, let view = inside.first else {
      throw PropertyError(
        property,
        "\(type(of: self)) has \(inside.count) views inside, of which one can be drawn; give one of "
          + "SAPFiori's views or a UIImageView")
    }
    return try view.drawable(property)
  }

  /// The views in the properties of the class itself, without those it inherits.
  private var propertyViews: [UIView] {
    Mirror(reflecting: self).children.compactMap { child in
      // A property without a value casts to a view's type too.
      (child.value as? UIView?).flatMap { $0 }
    }.filter { !$0.isHidden }
  }
}
