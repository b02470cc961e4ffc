import FioriBasics
import FioriLayout
import FioriModel

extension ImageElement {
  /// Returns an icon without the empty parts at the sides of its box, so that its ink begins and ends where the texts below
  /// it do. The block of one that is loading is no wider.
  func sideAligned(isLoading: Bool) -> Element {
    let margin = sideMargin
    guard margin > 0, case .fixedSize(let box, let ascent) = sizing else { return .image(self) }
    guard !isLoading else {
      return .image(
        ImageElement(
          image: image, kind: kind, origin: origin,
          box: Size(width: box.width - 2 * margin, height: box.height), tint: tint,
          ascent: ascent, cornerRadius: cornerRadius))
    }
    return .box(
      BoxElement(
        content: .image(self), padding: Insets(top: 0, right: -margin, bottom: 0, left: -margin)))
  }
}
