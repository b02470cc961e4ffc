import FioriElements

/// A header's image, its texts, what stands in its middle and what stands at its end, side by side.
struct HeaderColumns: Sendable {
  /// Where a column stands beside the headline.
  enum Placement: Sendable {
    /// Its top on the top of the headline's box.
    case top
    /// Its first baseline on the headline's.
    case firstBaseline
    /// In the middle of the header's height.
    case center
  }

  /// A column beside the texts.
  struct Column: Sendable {
    let element: Element
    /// Points.
    let maximumWidth: Double
    /// At most so much of the room that the column and the texts have together.
    var maximumShare = 1.0
    /// Points between it and what stands before it.
    let spacing: Double
    let placement: Placement
    /// Whether it is as wide as it may be, so that it starts in one place whatever its lines are.
    var isFilled = false
  }

  /// Of the header, without its margins, in points.
  let width: Double
  var image: ImageElement?
  /// Points between the image and the texts.
  let imageSpacing: Double
  /// The texts that keep clear of the accessory however low they stand.
  let headlines: [ColumnElement.Item]
  /// What stands below them, as wide as the texts' column once it is lower than the accessory.
  var details: [ColumnElement.Item] = []
  /// Of the texts' column, in points.
  var maximumTextWidth = Double.infinity
  /// Points that the column in the middle leaves the texts.
  var minimumTextWidth = 0.0
  var middle: Column?
  var accessory: Column?
  /// Points between a row of image and accessory and the texts below it; `nil`: these stand side by
  /// side.
  var stackSpacing: Double?
}
