import FioriBasics
import FioriLayout
import FioriModel

/// The names that an axis of categories does not show whole.
struct NameLosses {
  private let count: Int
  private let leftOutCount: Int
  /// Whether the last name is left out after others that are drawn.
  private let lacksLast: Bool
  private let cutCount: Int
  /// The number of cut names that read like another name.
  private let alikeCount: Int
  /// Whether the names are below columns, which can be bars.
  private let areColumns: Bool
  /// Whether the names are dates that an axis of dates would write.
  private let areDates: Bool

  /// `shown` are the names of the labels drawn, and `frames` the labels; `canBeTime` says that the chart
  /// has no axis of dates, but could.
  init(
    _ names: [String], shown: [String], _ frames: [Frame], areColumns: Bool = false,
    canBeTime: Bool = false
  ) {
    self.areColumns = areColumns
    count = names.count { !$0.isEmpty }
    leftOutCount = count - shown.count { !$0.isEmpty }
    let last = shown.last { !$0.isEmpty }
    lacksLast = last != nil && last != names.last(where: { !$0.isEmpty })
    cutCount = frames.count(where: \.isTruncated)
    alikeCount = Self.alikeCount(shown, frames)
    // Only names that are lost are read as dates.
    areDates =
      canBeTime && (leftOutCount > 0 || cutCount > 0)
      && names.allSatisfy { $0.isEmpty || ISODate($0) != nil }
  }

  /// Returns the number of cut labels that read like the label of another name.
  static func alikeCount(_ names: [String], _ frames: [Frame]) -> Int {
    guard frames.contains(where: \.isTruncated) else { return 0 }
    let drawn = zip(names, frames).map { (name: $0, text: $1.shownText, isCut: $1.isTruncated) }
    let all = Dictionary(grouping: drawn, by: \.text).mapValues { Set($0.map(\.name)) }
    return drawn.count { $0.isCut && (all[$0.text]?.count ?? 0) > 1 }
  }

  func losses(at origin: DescriptionPath) -> [Loss] {
    guard leftOutCount > 0 || cutCount > 0 else { return [] }
    return [
      Loss(
        origin,
        .namesCut(
          cutCount, alike: alikeCount, leftOut: leftOutCount, of: count, lacksLast: lacksLast,
          advice: advice))
    ]
  }

  private var advice: Message.NameAdvice {
    if areDates { return .time }
    return areColumns && leftOutCount * 3 > count ? .bars : .space
  }
}

extension [Frame] {
  /// The labels if enough of each is left to be read; none otherwise, since one alone would look like all.
  var readableAsWhole: [Frame] { allSatisfy(\.isReadable) ? self : [] }
}

extension Frame {
  /// Whether the frame is a text that is cut.
  var isTruncated: Bool {
    if case .text(let block) = content { block.isTruncated } else { false }
  }

  /// Whether the frame is a text that is cut, or has one among its parts.
  var hasCutText: Bool {
    if case .group(let parts) = content {
      parts.contains(where: \.frame.hasCutText)
    } else {
      isTruncated
    }
  }

  /// Whether enough of a text is left to be read, if it is cut: three letters and the ellipsis (chosen).
  var isReadable: Bool { !isTruncated || shownText.count > 3 }

  /// Whether a text is cut to less than three times the size of its font, as four letters and the ellipsis are
  /// (chosen: Docs/sources/charts.md#labels).
  var isBarelyReadable: Bool {
    guard case .text(let block) = content, block.isTruncated else { return false }
    return size.width < 3 * block.font.size
  }

  /// The number of lines of a text; 0 for anything else.
  var lineCount: Int { if case .text(let block) = content { block.lines.count } else { 0 } }

  /// The text as drawn; empty for anything else.
  var shownText: String {
    if case .text(let block) = content { block.text } else { "" }
  }
}

extension ChartElement {
  /// The value labels by series and category, and of stacks.
  package struct ValueTexts: Hashable, Sendable {
    package let values: [[String]]
    package let totals: [String]
    /// Whether digits are lost.
    package var areRounded = false
    /// Whether some may have decimals only for comparing them.
    package var isRefined = false

    /// All labels, empty for none.
    var all: [String] { values.joined() + totals }
    /// The number of characters of all labels.
    var length: Int { all.reduce(0) { $0 + $1.count } }

    /// Returns whether some labels have fewer digits, besides zeros at their ends, than the same ones of others.
    func isRounded(from others: ValueTexts) -> Bool {
      func digits(_ text: String) -> [Int] {
        Array(text.compactMap(\.wholeNumberValue).reversed().drop { $0 == 0 })
      }
      return zip(all, others.all).contains { digits($0) != digits($1) }
    }
  }

  /// The number of value labels, drawn or not.
  var valueLabelCount: Int { (valueLabels.joined() + totalLabels).count { !$0.isEmpty } }

  /// The charts with shorter value labels, to be tried one after another.
  var withShorterValueLabels: [ChartElement] {
    shorterValueLabels.map { shorter in
      var chart = self
      (chart.valueLabels, chart.totalLabels) = (shorter.values, shorter.totals)
      (chart.shorterValueLabels, chart.hasRoundedValueLabels) = ([], shorter.areRounded)
      return chart
    }
  }

  /// Returns the losses if some value labels do not fit, or fit only with fewer digits.
  func valueLosses(_ leftOutCount: Int) -> [Loss] {
    let path = origin.key("series")
    let rounded = hasRoundedValueLabels ? [Loss(path, .valueLabelsRounded)] : []
    let leftOutCount = leftOutCount + leftOutLabelCount
    guard leftOutCount > 0 else { return rounded }
    let count = valueLabelCount + leftOutLabelCount
    let areTogether =
      leftOutCount > 1 && type.kind.options.contains(.valueLabels) && !choosesValueLabels
    return rounded
      + [Loss(path, .valueLabelsLeftOut(leftOutCount, of: count, areTogether: areTogether))]
  }

  /// Returns the losses if some names do not fit.
  func nameLosses(_ leftOutCount: Int) -> [Loss] {
    guard leftOutCount > 0 else { return [] }
    let count = (0..<data.categoryCount).count { !categoryLabel($0).isEmpty }
    return [
      Loss(origin.key("categories"), .namesLeftOut(leftOutCount, of: count))
    ]
  }
}

extension [Frame.Placed] {
  /// The number of value labels among the frames of a plot, and in them.
  var valueLabelCount: Int {
    reduce(0) { count, placed in
      count + (placed.frame.kind == Frame.valueLabelKind ? 1 : 0)
    }
  }
}
