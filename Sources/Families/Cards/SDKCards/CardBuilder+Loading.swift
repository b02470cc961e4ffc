import FioriBasics
import FioriKPI
import FioriLayout
import FioriLowering
import FioriModel

extension CardBuilder {
  /// The content that a card shows once it is loaded.
  enum Content {
    case chart, value, ring
  }

  /// Returns the card with bars in place of its texts, and a block or a circle for its body.
  ///
  /// Heights, positions and widths: Docs/sources/cards.md#loading.
  func loading(_ content: Content) -> LoweredView {
    let items = [
      bar(Rect(x: 0, y: 17, width: 0.4, height: 20)),
      bar(Rect(x: 0.8, y: 21, width: 0.2, height: 13)),
    ]
    let element = CollectionElement(
      size: size, items: items + bodyItems(content),
      decoration: CardShell(context: context, isHighlighted: false).decoration, kind: typeName)
    return LoweredView(
      element: .collection(element), findings: findings.filter { $0.severity == .error },
      accessibilityText: .whole(.loading(in: context.phrases)))
  }

  private func bodyItems(_ content: Content) -> [CollectionElement.Item] {
    switch content {
    case .chart:
      [
        bar(Rect(x: 0, y: 45, width: 0.35, height: 28)),
        bar(
          Rect(x: 0, y: 84, width: 1, height: size.height - 84 - CardMetrics.padding),
          opacity: Self.bodyOpacity),
      ]
    case .value:
      [bar(Rect(x: 0.275, y: middle - 28.5, width: 0.45, height: 57))]
    case .ring:
      [circle]
    }
  }

  /// Returns a bar with its position and width as fractions of the inner width.
  private func bar(_ rect: Rect, opacity: Double = 1) -> CollectionElement.Item {
    let inner = max(size.width - 2 * CardMetrics.padding, 0)
    let block = BlockElement(
      size: Size(width: rect.size.width * inner, height: rect.size.height),
      color: context.theme.skeletonColor(on: context.background).fadedTo(opacity),
      cornerRadius: Self.radius, isLoading: true)
    return CollectionElement.Item(
      origin: Point(x: CardMetrics.padding + rect.minX * inner, y: rect.minY),
      element: .block(block))
  }

  private var circle: CollectionElement.Item {
    let side = KPIProgressViewSize.small.diameter
    let block = BlockElement(
      size: Size(width: side, height: side),
      color: context.theme.skeletonColor(on: context.background).fadedTo(Self.bodyOpacity),
      cornerRadius: side / 2, isLoading: true)
    return CollectionElement.Item(
      origin: Point(x: (size.width - side) / 2, y: middle - side / 2), element: .block(block))
  }

  /// In points.
  private static let radius = 4.0
  /// Chosen (Docs/sources/cards.md#loading): as dark as the bars, it would look too heavy.
  private static let bodyOpacity = 0.45
  /// The center of the free room in points, which begins at the title's baseline
  /// (Docs/sources/cards.md#free-room).
  private var middle: Double { (33 + size.height) / 2 }
}
