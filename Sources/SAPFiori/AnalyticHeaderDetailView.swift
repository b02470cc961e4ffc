public import UIKitCompatibility

/// The view of the app that the SDK's sample of an object header has as its detail.
open class AnalyticHeaderDetailView: UIView {
  /// The picture of a chart.
  public let chartImageView = UIImageView()

  /// Creates a view around its picture.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(chartImageView)
  }

  /// Always `nil`: there are no storyboards.
  public required init?(coder: NSCoder) { nil }
}
