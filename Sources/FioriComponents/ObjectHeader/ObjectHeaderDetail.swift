public import FioriModel

/// What a header shows besides its texts.
///
/// The SAPFiori counterpart is any `UIView` as `detailContentView`.
public enum ObjectHeaderDetail: Sendable {
  /// A number and its course.
  case chart(ObjectHeaderChartView)
  /// A picture in its own size, which is made smaller where it has no room.
  case image(Image)
}
