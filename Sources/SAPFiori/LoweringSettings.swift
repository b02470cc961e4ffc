import FioriBasics
import FioriLowering
import FioriModel
import UIKitCompatibility

/// The traits of the screen that views are lowered for.
struct LoweringSettings {
  let environment: Environment
  private let log = WarningLog()

  init(environment: Environment) { self.environment = environment }

  var direction: Environment.LayoutDirection { environment.layoutDirection }

  /// Properties that have been set and are not drawn.
  var warnings: [Diagnostic] { log.warnings }

  /// Reports a property that has been set and is not drawn.
  func warn(_ property: String, _ message: String) {
    log.warnings.append(
      Diagnostic(
        severity: .warning, location: nil, message: Message(.ignored, "\(property): \(message)")))
  }

  /// Reports the colors of a view inside another one that are not drawn.
  @MainActor
  func check(_ view: UIView, _ property: String, drawsTint: Bool = true) {
    if view.backgroundColor != nil {
      warn("\(property).backgroundColor", "not drawn; only a header and the whole picture have one")
    }
    if !drawsTint, view.tintColor != nil { warn("\(property).tintColor", "not drawn; remove it") }
  }

  private final class WarningLog {
    var warnings: [Diagnostic] = []
  }
}

/// A view of the SDK that is drawn as one of ours.
@preconcurrency @MainActor
protocol LowerableView: UIView {
  /// Returns the view as a value, with all its properties as they are now.
  func component(in settings: LoweringSettings) throws -> any Component
  /// Whether the view draws its background itself.
  var drawsBackground: Bool { get }
}

extension LowerableView {
  var drawsBackground: Bool { false }
}

extension UIView {
  /// Returns a label's text as views have it; `nil` for none.
  func text(
    _ label: UILabel, _ property: String, _ settings: LoweringSettings
  ) throws -> Text? {
    settings.check(label, property)
    return try label.text(property, in: settings.direction)
  }

  /// Returns an image of a part as views have it; `nil` for none.
  func image(_ view: FUIImageView, _ property: String, _ settings: LoweringSettings) -> Image? {
    settings.check(view, property)
    return view.shownImage
  }

  /// The style classes of the view as views have them.
  var classes: [StyleClass] { styleClasses.map { StyleClass(rawValue: $0) } }

  /// The view that is drawn for this one: itself, or the only one inside. In a view from a
  /// storyboard, which does not exist here, the views inside come from its properties.
  func drawable(_ property: String) throws -> UIView {
    if self is any LowerableView || self is UIImageView { return self }
    let inside = subviews.isEmpty ? propertyViews : subviews.filter { !$0.isHidden }
    guard inside.count == 1, let view = inside.first else {
      throw PropertyError(
        property,
        "\(type(of: self)) has \(inside.count) views inside, but only one can be drawn; use one of "
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
