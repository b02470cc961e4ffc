import FioriBasics
import FioriLayout
import FioriModel

/// The picture of a card with a text over its lower edge, on a dark band. It is higher than usual where the
/// text needs that, and dark up to its round corners where the band would end beside them. While the card is loading, it
/// is one block.
struct CardMedia: Sendable {
  let image: Element
  let text: TextElement
  /// The height of the picture without the part that the card covers, in points.
  let height: Double
  /// The corner radius of the picture in points, and the height of the part that the card covers.
  let cornerRadius: Double

  /// Chosen (Docs/sources/cards.md#content-card): white on it has a contrast of 4.5 on a white picture.
  private static let band = RGBA(red: 0, green: 0, blue: 0, alpha: 150)
  /// On all sides of the text, in points (stated there).
  private static let padding = 16.0
}

extension CardMedia: Arrangement {
  var parts: [Element] { [image, .text(text)] }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let width = room.maximumWidth
    let text = try layout.frame(of: .text(text), in: max(width - 2 * Self.padding, 0))
    let bandHeight = text.size.height + 2 * Self.padding
    // A band that ended beside a round corner would leave a strip of the picture with a corner of its own.
    let space = height - bandHeight
    let isCovered = space < cornerRadius
    let top = isCovered ? 0 : space
    var image = try layout.frame(of: image, in: width)
    image.size.height += max(bandHeight - height, 0)
    guard !layout.isSkeleton else { return image }
    let inside = [
      Frame.Placed(
        origin: Point(x: Self.padding, y: max(space, 0) - top + Self.padding), frame: text)
    ]
    let band = Frame(
      size: Size(width: width, height: isCovered ? image.size.height : bandHeight), baseline: nil,
      content: .group(layout.inDirection(inside, width: width)),
      decoration: Decoration(
        fill: .color(Self.band), cornerRadius: isCovered ? cornerRadius : 0))
    return Frame(
      size: image.size, baseline: nil,
      content: .group([
        Frame.Placed(origin: .zero, frame: image),
        Frame.Placed(origin: Point(x: 0, y: top), frame: band),
      ]))
  }
}
