import FioriBasics
import FioriKPI
import FioriLowering
import FioriModel
import FioriObjectHeader
public import UIKitCompatibility

/// A view that can be copied by its texts.
@preconcurrency @MainActor
public protocol FUIContentCopyable: UIView {}

/// The part of a header that its class creates.
@preconcurrency @MainActor
public protocol FUIHeaderInnerView: UIView {
  /// Returns a new inner view.
  static func makeInnerView() -> Self
}

/// A header around an inner view.
open class FUIBaseHeaderView<InnerView: FUIHeaderInnerView>: UIView {
  /// The view inside.
  public let _innerView: InnerView

  /// Creates a header as large as a frame, or, where that is empty, as it needs to be.
  override public init(frame: CGRect) {
    _innerView = InnerView.makeInnerView()
    super.init(frame: frame)
  }

  /// Always `nil`: there are no storyboards.
  public required init?(coder: NSCoder) { nil }
}

/// The inner view of an object header.
public final class FUIObjectHeaderView: UIView, FUIHeaderInnerView {
  /// The layout version.
  public enum Version: Hashable, Sendable, CaseIterable {
    /// The layout of the SDK up to version 8.
    case v1
    /// The layout of the SDK since version 9.
    case v2
  }

  /// The layout of status and substatus.
  public enum StatusLayout: Hashable, Sendable, CaseIterable {
    /// Stacked at the headline's end.
    case stacked
    /// On one line at the headline's end.
    case inline
    /// On a separate line below the tags.
    case row
  }

  /// The dots below the pages, with the page that is drawn.
  public let pageControl = UIPageControl()
  /// The color scheme of the background. Setting it restores the colors of the texts, of the background
  /// and of the dots; set those afterward.
  public var backgroundColorScheme: FUIBackgroundColorScheme {
    get { ownScheme.value(or: .device) }
    set {
      guard ownScheme.set(newValue, over: .device) else { return }
      pageControl.currentPageIndicatorTintColor = nil
      pageControl.pageIndicatorTintColor = nil
      restoreColors()
    }
  }

  private var ownScheme = SettableScheme()
  /// Restores the colors of the header around the view.
  fileprivate var restoreColors: @MainActor () -> Void = {}
  /// The color scheme as views have it; `nil` for the scheme of style sheets or the interface.
  fileprivate var scheme: ColorScheme? { ownScheme.own?.scheme }

  /// Returns a new inner view.
  public static func makeInnerView() -> FUIObjectHeaderView { FUIObjectHeaderView() }
}

/// The header of an object's page: its name, its state and its identifying details.
// properties of ObjectHeader: FUIBaseHeaderView<FUIObjectHeaderView>
open class FUIObjectHeader: _FUIObjectHeaderProperties, FUIContentCopyable {
  /// The layout version of all parts.
  public var version = FUIObjectHeaderView.Version.v2
  /// The layout of status and substatus.
  public var statusLayout = FUIObjectHeaderView.StatusLayout.stacked
  /// The size of the picture's box in points; `nil` uses the version's.
  public var detailImageSize: CGSize?

  /// The maximum number of lines of tags; 0 for no limit.
  open var numberOfTagLines = 0
  /// A number instead of the status, which moves to a separate line; `nil` for none.
  open var kpiView: FUIKPIView? {
    didSet { kpiView?.container = self }
  }
  /// The content of the second page in compact width, or in the middle in regular width; `nil` for
  /// none. A view of the app is drawn as the only view inside it.
  open var detailContentView: UIView? {
    didSet { detailContentView?.container = self }
  }
  /// The color scheme of the background. Setting it restores the colors of the texts, of the background
  /// and of the dots; set those afterward.
  open var backgroundColorScheme: FUIBackgroundColorScheme {
    get { _innerView.backgroundColorScheme }
    set { _innerView.backgroundColorScheme = newValue }
  }

  /// The tags that Interface Builder shows; never drawn.
  public var ibDisplayTagsText: String?

  /// Ignored, as in the SDK: the content determines the widths.
  @available(
    *, deprecated,
    message: """
      The component design has been updated, to allocate content frames based upon the content \
      intrinsic sizes. The value `splitPercent` will be ignored at runtime.
      """
  )
  public var splitPercent: CGFloat {
    get { ignored.splitPercent }
    set { ignored.splitPercent = newValue }
  }

  /// Ignored, as in the SDK: the content determines the widths.
  @available(
    *, deprecated,
    message: """
      The component design has been updated, to allocate content frames based upon the content \
      intrinsic sizes. The value `isApplyingSplitPercent` will be ignored at runtime.
      """
  )
  public var isApplyingSplitPercent: Bool {
    get { ignored.isApplyingSplitPercent }
    set { ignored.isApplyingSplitPercent = newValue }
  }

  /// The values of the ignored properties, so that they read as they were set.
  private var ignored: (splitPercent: CGFloat, isApplyingSplitPercent: Bool) = (0.6, true)

  /// Creates a header as large as a frame, or, where that is empty, as it needs to be.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    _innerView.restoreColors = { [weak self] in
      self?.backgroundColor = nil
      self?.labels.forEach { $0.textColor = nil }
    }
  }

  /// Always `nil`: there are no storyboards.
  public required init?(coder: NSCoder) { nil }
}

extension FUIObjectHeader: SchemedContainer {
  var containerScheme: FUIBackgroundColorScheme { backgroundColorScheme }
}

extension FUIObjectHeader: LowerableView {
  var drawsBackground: Bool { true }

  func component(in settings: LoweringSettings) throws -> any Component {
    settings.check(_innerView, "_innerView", drawsTint: false)
    var header = ObjectHeader(
      detailImageSize: try imageSize,
      detailImageContentMode: detailImageView.contentMode.map {
        $0 == .scaleAspectFit ? .fit : .fill
      },
      kpiView: try shownKPIView?.kpiView(
        "kpiView.", over: settings.look.accessory, in: settings),
      detailContentView: try detail(in: settings),
      backgroundColorScheme: _innerView.scheme,
      statusLayout: statusLayout.layout, version: version == .v1 ? .v1 : .v2,
      numberOfTagLines: try tagLines,
      pageControl: _innerView.pageControl.colors,
      page: try _innerView.pageControl.page("_innerView.pageControl"), styleClass: classes)
    try pass(to: &header, "", in: settings)
    header.backgroundColor = backgroundColor?.color
    header.tintColor = tintColor?.color
    shownKPIView.map { settings.check($0, "kpiView") }
    return header
  }

  private var shownKPIView: FUIKPIView? { kpiView?.isHidden == true ? nil : kpiView }

  private var imageSize: Size? {
    get throws(PropertyError) {
      guard let size = detailImageSize else { return nil }
      guard size.width > 0, size.height > 0 else {
        throw PropertyError(
          "detailImageSize",
          "expected a width and a height above 0, found \(size.width) × \(size.height)")
      }
      return Size(width: Double(size.width), height: Double(size.height))
    }
  }

  private var tagLines: Int? {
    get throws(PropertyError) {
      guard numberOfTagLines >= 0 else {
        throw PropertyError(
          "numberOfTagLines", "expected 0 or more lines, found \(numberOfTagLines)")
      }
      return numberOfTagLines == 0 ? nil : numberOfTagLines
    }
  }

  private func detail(in settings: LoweringSettings) throws -> ObjectHeaderDetail? {
    guard let view = detailContentView, !view.isHidden else { return nil }
    let shown = try view.drawable("detailContentView")
    settings.check(shown, "detailContentView", drawsTint: shown is NibDesignableControl)
    switch shown {
    case let view as UIImageView:
      return view.shownImage.map(ObjectHeaderDetail.image)
    case let view as FUIObjectHeaderChartView:
      return .chart(try view.headerChart("detailContentView.", in: settings))
    case let view as FUIKPIView:
      return .kpiView(try view.kpiView("detailContentView.", in: settings))
    case let view as FUIKPIProgressView:
      return .kpiProgressView(try view.kpiProgressView("detailContentView.", in: settings))
    case let view as FUIChartView:
      return .chartView(try view.chart("detailContentView."))
    case let view:
      throw PropertyError(
        "detailContentView",
        "expected a KPI, a ring, a chart or an image, found \(type(of: view))")
    }
  }
}

extension FUIObjectHeaderView.StatusLayout {
  fileprivate var layout: ObjectHeader.StatusLayout {
    switch self {
    case .stacked: .stacked
    case .inline: .inline
    case .row: .row
    }
  }
}
