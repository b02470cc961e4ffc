import FioriLayout

/// A header's image, texts, middle column and accessory, side by side.
struct HeaderColumns: Sendable {
  /// The vertical placement of a column relative to the headline.
  enum Placement: Sendable {
    /// Aligns the top with the top of the headline's box.
    case top
    /// Aligns the first baseline with the headline's if the column is scaled down, so that its own
    /// baseline is less than `baseline` points below its top; otherwise, aligns the tops.
    case topUnlessScaled(baseline: Double)
    /// Aligns the first baseline with the headline's.
    case firstBaseline
    /// Centers the column in the header's height.
    case center
  }

  /// A column next to the texts.
  struct Column: Sendable {
    var element: Element
    /// The maximum width in points.
    var maximumWidth: Double
    /// The maximum fraction of the space shared by the column and the texts.
    var maximumShare = 1.0
    /// The space before the column in points.
    let spacing: Double
    let placement: Placement
    /// Whether the column takes its maximum width, so that it starts at the same place whatever its
    /// lines.
    var isFilled = false
    /// Replaces the column's element where a word is broken: it is wide enough for each of its words.
    var widerElement: Element?
    /// Replaces the column's element where it is cut beside texts that leave more space than its maximum
    /// width: it has none.
    var freeElement: Element?
  }

  /// The accessory as one of the parts below the headlines.
  struct Below: Sendable {
    let element: Element
    /// The parts below the headlines, with the accessory among them.
    let details: [ColumnElement.Item]
    /// These parts with the middle column among them; `nil` without one.
    let detailsWithMiddle: [ColumnElement.Item]?
    /// Whether it is also there if it leaves the texts too little space.
    let yieldsToTexts: Bool
    /// Whether it is also there if a short text takes one line there, and more in its column.
    let prefersOneLine: Bool
  }

  /// The width of the header without its margins, in points.
  var width: Double
  /// The width in the narrowest screen of the size class, in points.
  let leastWidth: Double
  var image: ImageElement?
  /// The space between the image and the texts, in points.
  let imageSpacing: Double
  /// The texts that stay clear of the accessory at any height.
  let headlines: [ColumnElement.Item]
  /// The parts below, which fill the texts' column once they are below the accessory.
  var details: [ColumnElement.Item] = []
  /// The space between the row of all columns and the parts below, which then start at the leading edge of
  /// the image, in points; `nil` for parts below the headlines.
  var rowSpacing: Double?
  /// The parts below with the middle column among them, for a middle that would be narrower than
  /// `leastMiddleWidth`, or costs the texts more than a place below them; `nil` if it stays.
  var detailsWithMiddle: [ColumnElement.Item]?
  /// In points.
  var leastMiddleWidth = 0.0
  /// Whether the middle column stays beside a headline that has more words than lines, as SAP's detail does,
  /// and tags and texts in v1.
  var keepsMiddleBesideHeadline = false
  /// The number of lines that a headline may take beside the middle column, if it takes fewer without it;
  /// `nil` for a detail, which stays.
  var mostHeadlineLines: Int?
  /// The accessory as a part below, for an accessory that its column does not show whole; `nil` if it
  /// stays.
  var accessoryBelow: Below?
  /// The maximum width of the texts' column, in points.
  var maximumTextWidth = Double.infinity
  /// The width that the middle column leaves for the texts, in points.
  var minimumTextWidth = 0.0
  var middle: Column?
  var accessory: Column?
  /// The space between a row of image and accessory and all others below it, in points; `nil` to
  /// place all side by side.
  var stackSpacing: Double?
  /// Whether the image of a stacked header is on the headline's line, as the accessory of one without an image is, if
  /// both have space there.
  var placesImageOnHeadlineLine = false
}
