import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// The tables of names in `Docs/sapfiori.md`.
struct NameTable {
  /// A property of one of the SDK's classes, and its key.
  struct Row: Hashable, CustomTestStringConvertible, Sendable {
    let owner: String
    let property: String
    /// The key in a description, as a path; `nil` for none.
    let key: String?

    var testDescription: String { "\(owner).\(property)" }

    /// The property's name without parameters.
    var word: String { property.split(separator: "(").first.map(String.init) ?? property }
  }

  /// The type in JSON of each class.
  let types: [String: String]
  let rows: [Row]

  init() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "Docs/sapfiori.md"), encoding: .utf8)
    let cells = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: "|").map { $0.trimming { " `".contains($0) } }
    }
    types = Dictionary(
      uniqueKeysWithValues: cells.filter {
        $0.count == 3 && $0[0].contains(/^FUI\w+$/) && $0[2].contains(/^[a-z]\w*$/)
      }
      .map { ($0[0], $0[2]) })
    rows = cells.filter { $0.count == 5 }.map {
      Row(owner: $0[0], property: $0[1], key: $0[3] == "–" ? nil : $0[3])
    }
  }

  static let all = Result { try NameTable() }
}

extension Substring {
  fileprivate func trimming(_ isCut: (Character) -> Bool) -> String {
    String(drop(while: isCut).reversed().drop(while: isCut).reversed())
  }
}

/// Each name of the SDK's pages has a row, and each row is true.
struct NameTableTests {
  @Test func `each property that the pages list has a row`() throws {
    let rows = Set(try NameTable.all.get().rows.map(\.testDescription))
    let missing = Self.listed.flatMap { owner, properties in
      properties.split(separator: " ").map { "\(owner).\($0)" }
    }.filter { !rows.contains($0) }
    expect(missing.sorted(), is: [])
  }

  @Test(arguments: try NameTable.all.get().rows)
  func `one of the SDK's names is a key, or the message suggests one`(row: NameTable.Row) throws {
    let owner = row.owner == "FUIChartSeriesCollection" ? "FUIChartView" : row.owner
    guard let type = try NameTable.all.get().types[owner], let key = row.key else { return }
    let document = Document(
      json: Array(#"{"view": {"type": "\#(type)", "\#(row.word)": null}}"#.utf8))
    let messages = document.diagnostics.map(\.message).filter { !$0.contains("is missing") }
    let message =
      row.word.hasPrefix("ibDisplay")
      ? "'\(row.word)' is only for the SDK's Interface Builder and never drawn; use '\(key)'"
      : "'\(row.word)' is the SDK's word; use '\(key)'"
    // Of a series in SAP's SDK; here charts have a key of this name.
    let isKey = row.word == key || row.word == "colors"
    expect(messages, is: isKey ? [] : [message])
  }

  @Test func `each class gets a message with its type`() throws {
    for (name, type) in try NameTable.all.get().types {
      let document = Document(json: Array(#"{"view": {"type": "\#(name)"}}"#.utf8))
      expect(
        document.diagnostics.map(\.message),
        is: [
          "'\(name)' is the SDK's word; use '\(type)'"
        ])
    }
  }

  /// The properties that the SDK's pages declare or use, by class.
  private static let listed = [
    "FUIKPIView":
      "items captionlabel colorScheme tintColor tintColorForState setTintColor(_:for:) "
      + "applyTintColor(forState:) _isTintColorOverridden isEnabled",
    "FUIKPIMetricItem": "init(string:)", "FUIKPIUnitItem": "init(string:)",
    "FUIKPIFractionItem": "init(string:)", "FUIKPIIconItem": "init(icon:)",
    "FUIKPIProgressView":
      "chartSize items progress captionLabelText colorScheme setTintColor(_:for:) setTextColor(_:for:)",
    "FUIKPIHeader": "items",
    "FUIObjectHeader":
      "version statusLayout detailImageSize detailImage headlineText subheadlineText bodyText "
      + "footnoteText statusText statusImage substatusText substatusImage descriptionText "
      + "ibDisplayTagsText splitPercent isApplyingSplitPercent detailImageView headlineLabel "
      + "subheadlineLabel tags labelItems descriptionLabel statusImageView statusLabel "
      + "substatusImageView substatusLabel kpiView detailContentView backgroundColorScheme _innerView",
    "FUITag": "init(title:)", "FUILabelItem": "init(text:image:alignment:)",
    "FUIChartCardCollectionViewCell":
      "title subtitle status trend trendImage kpiItems seriesTitles chartView titleStyleClassPath",
    "FUIKPICardCollectionViewCell": "kpiItems kpiAttributedText",
    "FUIKPIProgressCardCollectionViewCell": "kpiItems progress title status",
    "FUICardCollectionViewTableViewCell": "collectionView isAllowingFlowLayout",
    "FUIChartView": "chartType numericAxis categoryAxis dataSource",
    "FUIChartSeriesCollection": "colors",
  ]
}
