import FioriBasics
import FioriCards
import FioriKPI
import FioriLowering
import FioriModel
public import UIKitCompatibility

/// A view with a title.
@preconcurrency @MainActor
public protocol FUITitleComponent: AnyObject {
  /// The title.
  var title: FUIText { get }
  /// The title with attributes, which replaces ``title``; `nil` for none.
  var titleAttributedText: NSAttributedString? { get set }
  /// Additional style classes of the title.
  var titleStyleClassPath: [FioriStyle] { get set }
}

/// A view with a status.
@preconcurrency @MainActor
public protocol FUIStatusComponent: AnyObject {
  /// The status.
  var status: FUIText { get }
  /// The status with attributes, which replaces ``status``; `nil` for none.
  var statusAttributedText: NSAttributedString? { get set }
  /// Additional style classes of the status.
  var statusStyleClassPath: [FioriStyle] { get set }
}

/// A view with a subtitle.
@preconcurrency @MainActor
public protocol FUISubtitleComponent: AnyObject {
  /// The subtitle.
  var subtitle: FUIText { get }
  /// The subtitle with attributes, which replaces ``subtitle``; `nil` for none.
  var subtitleAttributedText: NSAttributedString? { get set }
  /// Additional style classes of the subtitle.
  var subtitleStyleClassPath: [FioriStyle] { get set }
}

/// A view with a number.
@preconcurrency @MainActor
public protocol FUIKPIComponent: AnyObject {
  /// The parts of the number; `nil` for none.
  var kpiItems: [any FUIKPIViewItem]? { get set }
  /// The number with attributes, which replaces ``kpiItems``; `nil` for none.
  var kpiAttributedText: NSAttributedString? { get set }
}

/// A view with a trend.
@preconcurrency @MainActor
public protocol FUITrendComponent: AnyObject {
  /// The trend of the number.
  var trend: FUIText { get }
  /// The trend with attributes, which replaces ``trend`` and its image; `nil` for none.
  var trendAttributedText: NSAttributedString? { get set }
  /// The image before the trend; `nil` for none.
  var trendImage: UIImage? { get set }
  /// The color of the trend and its image; `nil` for the look's.
  var trendSemanticColor: UIColor? { get set }
  /// Additional style classes of the trend.
  var trendStyleClassPath: [FioriStyle] { get set }
}

/// A view with the names of a chart's series.
@preconcurrency @MainActor
public protocol FUISeriesTitleComponent: AnyObject {
  /// The names of the series.
  var seriesTitles: [String] { get set }
}

/// A card: a small view with a title and a body.
// properties of CardContent: UICollectionViewCell
open class FUICardCollectionViewCell: _FUICardCollectionViewCellProperties, FUITitleComponent,
  FUIStatusComponent, FUIKPIComponent, FUIKPIAttributesConsumer
{
  /// The identifier to register the class with: its name.
  open class var reuseIdentifier: String { "\(self)" }

  /// The style of the items, except their color; `nil` uses the look's.
  open var attributesProvider: (any FUIKPIAttributesProvider)?

  /// The look's style of the items.
  func defaultAttributes(in settings: LoweringSettings) -> any KPIAttributesProvider {
    settings.look.view(.large)
  }

  /// Returns the common parts of all cards; `property` is the prefix of its properties' paths.
  func content(_ property: String, in settings: LoweringSettings) throws -> CardContent {
    var content = CardContent(title: "", kpiItems: [])
    try pass(to: &content, property, in: settings)
    content.attributesProvider = try settings.kpiAttributes(
      attributesProvider, kpiItems, property, items: "kpiItems",
      over: defaultAttributes(in: settings))
    content.isHighlighted = isHighlighted
    content.styleClass = self.classes
    return content
  }
}

/// A cell that is drawn as a card.
@preconcurrency @MainActor
protocol LowerableCard: LowerableView {
  /// Returns the card as a value; `property` is the prefix of its properties' paths.
  func card(_ property: String, in settings: LoweringSettings) throws -> any Card
}

extension LowerableCard {
  func component(in settings: LoweringSettings) throws -> any Component {
    try card("", in: settings)
  }
}

/// A card with a chart below its number.
// properties of ChartCard: FUICardCollectionViewCell
open class FUIChartCardCollectionViewCell: _FUIChartCardCollectionViewCellProperties,
  FUISubtitleComponent, FUITrendComponent, FUISeriesTitleComponent, LowerableCard
{
  /// The chart at the bottom.
  public let chartView = FUIChartView()

  override func defaultAttributes(in settings: LoweringSettings) -> any KPIAttributesProvider {
    settings.look.chartCard
  }

  func card(_ property: String, in settings: LoweringSettings) throws -> any Card {
    var card = ChartCard(
      title: "",
      chartView: chartView.isHidden ? nil : try chartView.chart("\(property)chartView."))
    card.content = try content(property, in: settings)
    try pass(to: &card, property, in: settings)
    return card
  }
}

/// A card with a number in its center.
open class FUIKPICardCollectionViewCell: FUICardCollectionViewCell, LowerableCard {
  func card(_ property: String, in settings: LoweringSettings) throws -> any Card {
    var card = KPICard(title: "")
    card.content = try content(property, in: settings)
    return card
  }
}

/// A card with a small ring in its center.
open class FUIKPIProgressCardCollectionViewCell: FUICardCollectionViewCell, LowerableCard {
  /// The filled fraction of the ring, 0 to 1.
  open var progress: Float = 0

  override func defaultAttributes(in settings: LoweringSettings) -> any KPIAttributesProvider {
    let items = (kpiItems ?? []).contains { $0.attributedString.string.contains("/") }
    return settings.ringAttributes(.small, items: items ? [.fraction("/")] : [])
  }

  func card(_ property: String, in settings: LoweringSettings) throws -> any Card {
    var card = KPIProgressCard(title: "", progress: progress.asWritten)
    card.content = try content(property, in: settings)
    return card
  }
}

/// Cards in rows, or in a single row wider than the screen.
open class FUICardCollectionViewTableViewCell: UITableViewCell, LowerableView {
  /// The identifier to register the class with: its name.
  open class var reuseIdentifier: String { "\(self)" }

  /// The cards.
  public let collectionView = UICollectionView()
  /// Whether cards flow into rows; on an iPhone SE they never do.
  open var isAllowingFlowLayout = true

  /// Creates a collection in a row of a table.
  override public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    collectionView.maker = Self.maker
  }

  /// Creates a collection.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    collectionView.maker = Self.maker
  }

  /// Always `nil`: there are no storyboards.
  public required init?(coder: NSCoder) { nil }

  func component(in settings: LoweringSettings) throws -> any Component {
    var cards: [any Card] = []
    for (index, cell) in try cells.enumerated() {
      let property = "collectionView.dataSource[\(index)]"
      guard let cell = cell as? any LowerableCard else {
        throw PropertyError(
          property, "expected one of SAPFiori's card cells, found \(type(of: cell))")
      }
      settings.check(cell, property, drawsTint: false)
      cards.append(try cell.card("\(property).", in: settings))
    }
    settings.check(collectionView, "collectionView", drawsTint: false)
    return CardCollection(
      cards: cards, isAllowingFlowLayout: isAllowingFlowLayout, styleClass: classes)
  }

  /// The cells of all sections, in order; their number is checked before any is asked for.
  private var cells: [UICollectionViewCell] {
    get throws(PropertyError) {
      let property = "collectionView.dataSource"
      guard let source = collectionView.dataSource else {
        throw PropertyError(property, "expected the source of the cards, found none")
      }
      let limit = 0...Limits.cardCount
      let sectionCount = source.numberOfSections(in: collectionView)
      guard limit.contains(sectionCount) else {
        throw PropertyError(
          "\(property).numberOfSections",
          "expected 0 to \(Limits.cardCount) sections, found \(sectionCount)")
      }
      var cells: [UICollectionViewCell] = []
      for section in 0..<sectionCount {
        let count = source.collectionView(collectionView, numberOfItemsInSection: section)
        guard limit.contains(count), limit.contains(cells.count + count) else {
          throw PropertyError(
            "\(property).numberOfItemsInSection",
            "expected 0 to \(Limits.cardCount) cards, found \(count) in section \(section)")
        }
        cells += (0..<count).map { item in
          source.collectionView(
            collectionView, cellForItemAt: IndexPath(item: item, section: section))
        }
      }
      return cells
    }
  }

  /// Returns the initializer of a card of a class; `nil` for a class that is not SAPFiori's own.
  private static func maker(_ type: AnyClass) -> (@MainActor () -> UICollectionViewCell)? {
    let makers: [ObjectIdentifier: @MainActor () -> UICollectionViewCell] = [
      ObjectIdentifier(FUIChartCardCollectionViewCell.self): { FUIChartCardCollectionViewCell() },
      ObjectIdentifier(FUIKPICardCollectionViewCell.self): { FUIKPICardCollectionViewCell() },
      ObjectIdentifier(FUIKPIProgressCardCollectionViewCell.self): {
        FUIKPIProgressCardCollectionViewCell()
      },
    ]
    return makers[ObjectIdentifier(type)]
  }
}
