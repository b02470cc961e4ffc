package import FioriModel

/// A rectangle of the screen; SAPFiori's views are subclasses.
@preconcurrency @MainActor
open class UIView {
  /// The place and the size of the view in points. The width and the height of a drawn view set the
  /// size of its picture; 0 uses the size that the view needs.
  open var frame: CGRect
  /// Whether the view is left out.
  open var isHidden = false
  /// The color behind the view; `nil` for the look's.
  open var backgroundColor: UIColor?
  /// The color of template images and other parts without a color of their own; `nil` for the look's.
  open var tintColor: UIColor?
  /// The names of style classes, in addition to the view's own.
  package var styleClasses: [String] = []
  /// The view that draws this one as a part; `nil` for none.
  package weak var container: UIView?
  /// The views inside, in the order they were added.
  public private(set) var subviews: [UIView] = []

  /// Creates a view.
  public init(frame: CGRect) {
    self.frame = frame
  }

  /// Always `nil`: there are no storyboards.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view as large as it needs to be.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Adds a view inside.
  open func addSubview(_ view: UIView) {
    subviews.append(view)
  }
}

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image; `nil` for none.
  open var image: UIImage?
  /// How an image is scaled into the view.
  public enum ContentMode: Hashable, Sendable {
    /// The whole image, centered.
    case scaleAspectFit
    /// The image covers the view, and its edges are cut off.
    case scaleAspectFill
  }
  /// How the image is scaled into the view; `nil` fills it with pictures and fits icons.
  open var contentMode: ContentMode?

  /// Creates a view of an image's own size.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// The image that is drawn; `nil` for none.
  package var shownImage: Image? { isHidden ? nil : image?.image }
}

/// A view that can be touched.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The states that a control can be in.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates a set of states.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither touched nor selected.
    public static let normal: State = []
    /// Being touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not tappable.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Whether the control is tappable.
  open var isEnabled = true
  /// Whether the control is being touched.
  open var isHighlighted = false
  /// Whether the control is selected.
  open var isSelected = false

  /// The states that the control is in.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }
}

/// The name of ``UIControl/State`` in older SDKs.
public typealias UIControlState = UIControl.State

/// The dots below a view with pages.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The page that is drawn, from 0.
  open var currentPage = 0
  /// The color of the current page's dot; `nil` for the default of the look.
  open var currentPageIndicatorTintColor: UIColor?
  /// The color of the other dots; `nil` for the default of the look.
  open var pageIndicatorTintColor: UIColor?
}
