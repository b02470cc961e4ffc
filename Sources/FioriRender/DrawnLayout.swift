import FioriBasics
import FioriLayout
import FioriModel

/// What was laid out of a figure, for whatever looks at more than its report.
struct DrawnLayout: Sendable {
  let frame: Frame
  /// The color that the environment sets behind everything; `nil` for none.
  let background: RGBA?
  /// The opaque color behind everything: the background of the picture, or that of its appearance.
  let ground: RGBA
  let theme: Theme
  /// What the view and its layout have found.
  let findings: [Finding]
}
