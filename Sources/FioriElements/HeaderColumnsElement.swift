/// A header's image, its texts, what stands in its middle and what stands at its end, side by side.
package struct HeaderColumnsElement: Hashable, Sendable {
  /// Where a column stands beside the headline.
  package enum Placement: Hashable, Sendable {
    /// Its top on the top of the headline's box.
    case top
    /// Its first baseline on the headline's.
    case firstBaseline
    /// In the middle of the header's height.
    case center
  }

  /// A column beside the texts.
  package struct Column: Hashable, Sendable {
    package let element: Element
    /// Points.
    package let maximumWidth: Double
    /// At most so much of the room that the column and the texts have together.
    package var maximumShare = 1.0
    /// Points between it and what stands before it.
    package let spacing: Double
    package let placement: Placement
    /// Whether it is as wide as it may be, so that it starts in one place whatever its lines are.
    package var isFilled = false

    package init(
      element: Element,
      maximumWidth: Double,
      maximumShare: Double = 1.0,
      spacing: Double,
      placement: Placement,
      isFilled: Bool = false
    ) {
      self.element = element
      self.maximumWidth = maximumWidth
      self.maximumShare = maximumShare
      self.spacing = spacing
      self.placement = placement
      self.isFilled = isFilled
    }
  }

  /// Of the header, without its margins, in points.
  package let width: Double
  package var image: ImageElement?
  /// Points between the image and the texts.
  package let imageSpacing: Double
  /// The texts that keep clear of the accessory however low they stand.
  package let headlines: [ColumnElement.Item]
  /// What stands below them, as wide as the texts' column once it is lower than the accessory.
  package var details: [ColumnElement.Item] = []
  /// Of the texts' column, in points.
  package var maximumTextWidth = Double.infinity
  /// Points that the column in the middle leaves the texts.
  package var minimumTextWidth = 0.0
  package var middle: Column?
  package var accessory: Column?
  /// Points between a row of image and accessory and the texts below it; `nil`: these stand side by
  /// side.
  package var stackSpacing: Double?

  package init(
    width: Double,
    image: ImageElement? = nil,
    imageSpacing: Double,
    headlines: [ColumnElement.Item],
    details: [ColumnElement.Item] = [],
    maximumTextWidth: Double = Double.infinity,
    minimumTextWidth: Double = 0.0,
    middle: Column? = nil,
    accessory: Column? = nil,
    stackSpacing: Double? = nil
  ) {
    self.width = width
    self.image = image
    self.imageSpacing = imageSpacing
    self.headlines = headlines
    self.details = details
    self.maximumTextWidth = maximumTextWidth
    self.minimumTextWidth = minimumTextWidth
    self.middle = middle
    self.accessory = accessory
    self.stackSpacing = stackSpacing
  }
}
