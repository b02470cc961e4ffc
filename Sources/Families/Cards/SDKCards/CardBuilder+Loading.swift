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
  /// Heights, positions and widths: Docs/sources/cards.md#loading. It is as high as the loaded card,
  /// which may grow for its chart or its title.
  func loading(_ content: Content, in context: LoweringContext) -> LoweredView {
    var loaded = card
    loaded.content.isLoading = false
    let canGrow = growth == .forChartAndTitle || growth == .forChart && content == .chart
    let card = LoadingCard(
      height: size.height, loaded: canGrow ? loaded.lowered(in: context).element : nil
    ) { bars(content, height: $0) }
    return LoweredView(
      element: .arrangement(card), findings: findings.filter { $0.severity == .error },
      accessibilityText: .whole(.loading(in: context.phrases)))
  }

  private func bars(_ content: Content, height: Double) -> Element {
    // A small widget leaves its status out, so that its title has the width.
    let title = bar(Rect(x: 0, y: 17, width: context.widget == .small ? 0.8 : 0.4, height: 20))
    let status = lacksStatus ? nil : bar(Rect(x: 0.8, y: 21, width: 0.2, height: 13))
    let items = [title, status].compactMap(\.self)
    return .collection(
      CollectionElement(
        size: Size(width: size.width, height: height),
        items: items + bodyItems(content, height: height),
        decoration: CardShell(context: context, isHighlighted: false).decoration, kind: typeName))
  }

  /// Whether the loaded card has a title without a status, or leaves it out.
  private var lacksStatus: Bool {
    guard context.widget != .small else { return true }
    let hasTitle = !Optional(heading.title).isBlank(replacedBy: heading.titleAttributedText)
    return hasTitle && card.status == nil && card.statusAttributedText.isEmpty
  }

  private func bodyItems(_ content: Content, height: Double) -> [CollectionElement.Item] {
    switch content {
    case .chart:
      [
        bar(Rect(x: 0, y: 45, width: 0.35, height: 28)),
        bar(
          Rect(x: 0, y: 84, width: 1, height: height - 84 - CardMetrics.padding),
          opacity: Self.bodyOpacity),
      ]
    case .value:
      [bar(Rect(x: 0.275, y: Self.middle(of: height) - 28.5, width: 0.45, height: 57))]
    case .ring:
      [circle(height: height)]
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

  private func circle(height: Double) -> CollectionElement.Item {
    let middle = Self.middle(of: height)
    let free = min(middle - Self.titleEnd, height - CardMetrics.padding - middle)
    let side = min(KPIProgressViewSize.small.diameter, max(2 * free, 0))
    let block = BlockElement(
      size: Size(width: side, height: side),
      color: context.theme.skeletonColor(on: context.background).fadedTo(Self.bodyOpacity),
      cornerRadius: side / 2, isLoading: true)
    return CollectionElement.Item(
      origin: Point(x: (size.width - side) / 2, y: middle - side / 2),
      element: .block(block))
  }

  /// In points.
  private static let radius = 4.0
  /// The end of the title's bar and of the space below it, in points from the top.
  private static let titleEnd = 45.0
  /// Chosen (Docs/sources/cards.md#loading): as dark as the bars, it would look too heavy.
  private static let bodyOpacity = 0.45
  /// Returns the center of the free room in points, which begins at the title's baseline
  /// (Docs/sources/cards.md#free-room).
  private static func middle(of height: Double) -> Double { (33 + height) / 2 }
}

/// The bars of a card that is loading, as high as the loaded card.
struct LoadingCard: Arrangement {
  /// The least height in points.
  var height: Double
  /// The card in the place of the bars, which may need more; `nil` for one that does not.
  let loaded: Element?
  /// Returns the card with bars in a height in points.
  let bars: @Sendable (Double) -> Element

  var parts: [Element] { [loaded ?? bars(height)] }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    // Measuring adds no findings.
    var attempt = layout
    let needed = try loaded?.stretched(to: height).map {
      try attempt.frame(of: $0, in: room).size.height
    }
    return try layout.frame(of: bars(max(height, needed ?? 0)), in: room)
  }
}
