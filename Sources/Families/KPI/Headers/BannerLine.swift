import FioriLayout
import FioriModel

/// The icon and the title of a banner: a line as high as the title's, or several lines.
struct BannerLine: Sendable {
  let label: LabelElement
  let font: Font
}

extension BannerLine: Arrangement {
  var parts: [Element] { [.label(label)] }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    var line = label
    line.text?.lineLimit = 1
    let items = [line.image.map(Element.image), line.text.map(Element.text)].compactMap(\.self)
    let row = RowElement(
      items: items.map { RowElement.Item(leadingSpace: label.spacing, element: $0) }, strut: font,
      maximumWidth: .infinity, minimumScale: 1)
    var attempt = layout
    let frame = try attempt.frame(of: .row(row), in: room)
    guard frame.allLosses.isEmpty else { return try layout.frame(of: .label(label), in: room) }
    layout = attempt
    return frame
  }
}
