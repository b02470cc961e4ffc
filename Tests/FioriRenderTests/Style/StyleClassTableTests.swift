import FioriRender
import Testing

@testable import FioriDocuments
@testable import FioriModel
@testable import TestSupport

/// Which classes reach what (Docs/sources/sheets.md#classes, Docs/sources/sheets.md#card-classes).
struct StyleClassTableTests {
  private static let table = ComponentCatalog.styleClasses

  @Test func `no class is in the table twice`() {
    let names = Self.table.rows.map(\.name)
    expect(Set(names).count, is: names.count)
  }

  @Test func `the replacement of a deprecated class is known and not deprecated`() {
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
    name: String, isSAPClass: Bool
  ) {
    expect(Self.table.isSAPClass(name), is: isSAPClass)
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
