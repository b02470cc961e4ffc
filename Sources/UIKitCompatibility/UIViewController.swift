/// An object with a view that fills the screen.
@preconcurrency @MainActor
open class UIViewController {
  /// The name of the screen; `nil` for none. It is shown in the navigation bar, which is not drawn.
  open var title: String?
  private var loadedView: UIView?

  /// Creates a controller whose view is made when it is first needed.
  public init() {}

  /// The view; the first access calls ``loadView()`` and ``viewDidLoad()``.
  open var view: UIView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView()
      loadedView = view
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }

  /// Sets ``view``, which is empty unless a subclass makes another one.
  open func loadView() { loadedView = UIView() }

  /// Called after the view was made.
  open func viewDidLoad() {}

  /// Makes the view unless it exists.
  open func loadViewIfNeeded() { _ = view }
}
