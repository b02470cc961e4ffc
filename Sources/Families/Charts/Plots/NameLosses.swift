import FioriBasics
import FioriLayout
import FioriModel

/// The names that an axis of categories does not show whole.
struct NameLosses {
  private let count: Int
  private let leftOutCount: Int
  private let cutCount: Int
  /// The number of cut names that read like another name.
  private let alikeCount: Int
  /// Whether the names are below columns, which can be bars.
  private let areColumns: Bool

  /// `shown` are the names of the labels drawn, and `frames` the labels.
  init(_ names: [String], shown: [String], _ frames: [Frame], areColumns: Bool = false) {
    self.areColumns = areColumns
    count = names.count { !$0.isEmpty }
    leftOutCount = count - shown.count { !$0.isEmpty }
    cutCount = frames.count(where: \.isTruncated)
    let drawn = zip(shown, frames).map { (name: $0, text: $1.shownText, isCut: $1.isTruncated) }
    let names = Dictionary(grouping: drawn, by: \.text).mapValues { Set($0.map(\.name)) }
    alikeCount = drawn.count { $0.isCut && (names[$0.text]?.count ?? 0) > 1 }
  }

  func losses(at origin: DescriptionPath) -> [Loss] {
    let parts = [
      leftOutCount == count && count > 0
        ? "none of the \(count) names fits"
        : leftOutCount > 0 ? "\(leftOutCount) of \(count) names are left out" : nil,
      cutCount > 0 ? "\(cutCount) of \(count) names are truncated" + alike : nil,
    ].compactMap(\.self)
    guard !parts.isEmpty else { return [] }
    return [
      Loss(origin, .namesCut(parts.joined(separator: " and "), advice: advice))
    ]
  }

  private var advice: String {
    areColumns && leftOutCount * 3 > count
      ? "shorten the names, make the chart larger or take a 'bar' chart"
      : "shorten the names or make the chart larger"
  }
}

extension NameLosses {
  private var alike: String {
    switch alikeCount {
    case 0: ""
    case cutCount: " and read alike"
    default: ", of which \(alikeCount) read like another"
    }
  }
}

extension ChartElement.NameAxis {
  /// Returns the distance between the names drawn, from 1 for all of them, in a column with a pitch
  /// in points; `nil` for none.
  func step(pitch: Double, labelHeight: Double) -> Int? {
    guard pitch < labelHeight else { return 1 }
    guard fitting == .fit, pitch > 0 else { return nil }
    let step = (labelHeight / pitch).rounded(.up)
    return step < Double(labels.count) ? Int(step) : nil
  }
}

extension Frame {
  /// Whether the frame is a text that is cut.
  var isTruncated: Bool {
    if case .text(let block) = content { block.isTruncated } else { false }
  }

  /// The text as drawn; empty for anything else.
  var shownText: String {
    if case .text(let block) = content { block.text } else { "" }
  }
}
