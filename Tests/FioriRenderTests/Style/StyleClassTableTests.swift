import FioriRender
import Testing

@testable import FioriDocuments
@testable import FioriModel
@testable import TestSupport

/// Which classes reach what (Docs/sources/sheets.md#classes, Docs/sources/sheets.md#card-classes).
struct StyleClassTableTests {
  private static let table = ComponentCatalog.styleClasses
  private static let views = ["fdlFUIObjectHeader", "fdlFUIObjectHeaderView"]

  @Test(arguments: views)
  func `an object header has a tint and a background`(name: String) {
    expect(
      Self.table.attributes(of: name),
      is: [
        .tintColor, .backgroundColor, .backgroundColorTop, .backgroundColorBottom,
        .backgroundColorScheme,
      ])
  }

  @Test(
    arguments: views,
    [
      "headlineLabel", "subheadlineLabel", "bodyLabel", "footnoteLabel", "descriptionLabel",
      "statusLabel", "substatusLabel", "labelItem_label", "statusView_statusLabel",
      "statusView_substatusLabel",
    ])
  func `each text of an object header has those of a text`(view: String, part: String) {
    expect(Self.table.attributes(of: "\(view)_\(part)"), is: StyleAttribute.text)
  }

  @Test(
    arguments: views,
    ["detailImageView", "statusImageView", "substatusImageView", "labelItem_imageView"])
  func `each image of an object header has a name and a tint`(view: String, part: String) {
    expect(Self.table.attributes(of: "\(view)_\(part)"), is: [.imageName, .tintColor])
  }

  @Test(
    arguments: [
      "title", "subtitle", "trend", "trendImage", "kpiUnitItem", "kpiMetricItem",
      "kpiFractionItem", "kpiIconItem",
    ])
  func `each part of a header's chart has what a card's has`(part: String) throws {
    let attributes = try #require(
      Self.table.attributes(of: "fdlFUIObjectHeaderChartView_\(part)"))
    expect(attributes, is: Self.table.attributes(of: "fdlFUIChartCardView_\(part)"))
  }

  @Test func `a header's chart has no status and no legend`() {
    for part in ["status", "seriesTitles"] {
      expect(Self.table.attributes(of: "fdlFUIObjectHeaderChartView_\(part)"), is: nil)
    }
  }

  @Test func `no class stands in the table twice`() {
    let names = Self.table.rows.map(\.name)
    expect(Set(names).count, is: names.count)
  }

  @Test func `what takes a deprecated class's place is known and not deprecated`() {
    for (name, replacement) in Self.table.deprecated {
      expect(Self.table.attributes(of: name), is: Self.table.attributes(of: replacement))
      expect(Self.table.replacement(of: name), is: replacement)
      expect(Self.table.replacement(of: replacement), is: nil)
    }
    expect(Self.table.deprecated.count, is: 4)
  }

  @Test(
    arguments: [
      ("fdlFUIKPIVew", false), ("fdlFUIObjectHeader_tags", false), ("fdlFUIObjectHeaders", false),
      ("fdlFUIObjectTableViewCell", true), ("fdlFUIObjectView_headlineLabel", true),
      ("Button", true), ("brand", false),
    ])
  func `a class is of SAP's where it is of a component that is not drawn`(
    name: String, isOfSAP: Bool
  ) {
    expect(Self.table.isOfSAP(name), is: isOfSAP)
  }

  @Test(
    arguments: [
      ("image-name", .image), ("background-color-scheme", .colorScheme),
      ("background-color", .color), ("text-line-clamp", .number(in: 0...100)),
    ] as [(String, StyleAttribute.Kind)])
  func `an attribute has a kind of value`(name: String, kind: StyleAttribute.Kind) {
    expect(StyleAttribute(rawValue: name)?.kind, is: kind)
  }
}
