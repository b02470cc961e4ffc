import FioriKPI
import FioriLowering
import FioriModel
public import UIKitCompatibility

/// A view that draws its own background.
open class FUIDrawingView: UIView {}

/// Up to four KPIs at the top of a screen, on as many pages as they need.
// properties of KPIHeader: FUIDrawingView
open class FUIKPIHeader: _FUIKPIHeaderProperties {
  /// The ``FUIKPIView`` and ``FUIKPIProgressView`` items; a `nil` is left out. Small rings are left
  /// out too, and all but the first four items.
  open var items: [UIView?] = [] {
    didSet { items.forEach { $0?.container = self } }
  }
  /// The color scheme of the background.
  open var colorScheme: FUIBackgroundColorScheme {
    get { ownScheme.value(or: .darkConstant) }
    set { _ = ownScheme.set(newValue, over: .darkConstant) }
  }
  /// The dots below the items, with the page that is drawn.
  public let pageControl = UIPageControl()
  private var ownScheme = SettableScheme()
}

extension FUIKPIHeader: SchemedContainer {
  var containerScheme: FUIBackgroundColorScheme { colorScheme }
}

extension FUIKPIHeader: LowerableView {
  var drawsBackground: Bool { true }

  func component(in settings: LoweringSettings) throws -> any Component {
    var containers: [any KPIContainer] = []
    for (index, item) in items.enumerated() {
      guard let item, !item.isHidden else { continue }
      settings.check(item, "items[\(index)]")
      containers.append(try container(item, "items[\(index)]", settings))
    }
    if tintColor != nil { settings.warn("tintColor", "not drawn; set the tintColor of the KPIs") }
    var header = KPIHeader(
      items: containers, page: try pageControl.page("pageControl"),
      colorScheme: ownScheme.given?.scheme, pageControl: pageControl.colors, styleClass: classes)
    pass(to: &header)
    header.backgroundColor = backgroundColor?.color
    return header
  }

  private func container(
    _ item: UIView, _ property: String, _ settings: LoweringSettings
  ) throws -> any KPIContainer {
    switch item {
    case let item as FUIKPIView: try item.kpiView("\(property).", in: settings)
    case let item as FUIKPIProgressView: try item.kpiProgressView("\(property).", in: settings)
    default:
      throw PropertyError(
        property, "expected an FUIKPIView or an FUIKPIProgressView, found \(type(of: item))")
    }
  }
}

extension UIPageControl {
  /// The page as views have it, from 1.
  func page(_ property: String) throws(PropertyError) -> Int {
    guard (0..<Int.max).contains(currentPage) else {
      throw PropertyError("\(property).currentPage", "expected 0 or more, found \(currentPage)")
    }
    return currentPage + 1
  }

  /// The colors as views have them.
  var colors: PageControl {
    PageControl(
      currentPageIndicatorTintColor: currentPageIndicatorTintColor?.color,
      pageIndicatorTintColor: pageIndicatorTintColor?.color)
  }
}
