import FioriBasics
import FioriLayout
import FioriModel

/// The layout of a figure, for code that needs more than its report.
struct DrawnLayout: Sendable {
  let frame: Frame
  /// The color that the environment sets behind everything; `nil` for none.
  let background: RGBA?
  /// The opaque color behind everything: the background of the picture, or the background of its
  /// appearance.
  let ground: RGBA
  let theme: Theme
  /// The findings of the view and its layout.
  let findings: [Finding]
}
