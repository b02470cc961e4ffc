import Testing

@testable import FioriDocuments
@testable import FioriRender
@testable import FioriSheets
@testable import TestSupport

struct PaletteSheetTests {
  private static let tolerance = 0.001

  /// Every palette's page, drawn once for all tests.
  private static let sheets = Dictionary(
    uniqueKeysWithValues: Palette.Version.allCases.map { version in
      (version, Result { try DrawnView(PaletteSheet(version)) })
    })

  private func sheet(_ version: Palette.Version) throws -> DrawnView {
    try #require(Self.sheets[version]).get()
  }

  private func parts(_ version: Palette.Version, _ kind: String) throws -> [LayoutReport.Node] {
    try sheet(version).root.flattened.filter { $0.kind == kind }
  }

  @Test(arguments: Palette.Version.allCases)
  func `a sheet causes no diagnostics, and nothing is cut`(version: Palette.Version) throws {
    let view = try sheet(version)
    expect(view.warnings, is: [])
    expect(view.root.kind, is: "paletteSheet")
    #expect(view.root.flattened.allSatisfy { $0.isTruncated != true && $0.lineCount ?? 1 == 1 })
  }

  @Test(arguments: Palette.Version.allCases)
  func `every part is inside its parent`(version: Palette.Version) throws {
    func check(_ node: LayoutReport.Node) {
      for child in node.children {
        #expect(child.frame.isInside(node.frame, by: Self.tolerance), "\(child.text ?? child.kind)")
        check(child)
      }
    }
    let root = try sheet(version).root
    check(root)
    let inner = Rect(
      x: 24, y: 24, width: root.frame.size.width - 48, height: root.frame.size.height - 48)
    #expect(root.children.allSatisfy { $0.frame.isInside(inner, by: Self.tolerance) })
  }

  @Test(arguments: Palette.Version.allCases)
  func `no two parts lie over each other`(version: Palette.Version) throws {
    let root = try sheet(version).root
    // From the top down: only those that begin above another's end can meet it.
    let leaves = root.flattened.filter(\.children.isEmpty).sorted { $0.frame.minY < $1.frame.minY }
    for (index, leaf) in leaves.enumerated() {
      let others = leaves[(index + 1)...].prefix {
        $0.frame.minY < leaf.frame.maxY - Self.tolerance
      }
      let met = others.filter { $0.frame.overlaps(leaf.frame, by: Self.tolerance) }
      expect(met.map(\.frame), is: [], "\(leaf.text ?? leaf.kind)")
    }
  }

  @Test(arguments: Palette.Version.allCases)
  func `every style has a row with its name`(version: Palette.Version) throws {
    let names = try parts(version, "name").compactMap(\.text)
    let sections = PaletteSection.all(of: .named(version))
    expect(names, is: sections.flatMap { $0.styles.map(\.rawValue) })
    expect(names.count, is: Palette.named(version).styles.count)
    expect(Set(names), is: Set(Palette.named(version).styles.map(\.rawValue)))
    try expect(parts(version, "sectionTitle").compactMap(\.text), is: sections.map(\.title))
  }

  @Test(arguments: Palette.Version.allCases)
  func `every section keeps the palette's order`(version: Palette.Version) throws {
    let styles = Palette.named(version).styles
    let sections = PaletteSection.all(of: .named(version)).map { section in
      section.styles.compactMap { styles.firstIndex(of: $0) }
    }
    #expect(sections.allSatisfy { $0 == $0.sorted() })
    expect(sections.compactMap(\.first), is: sections.compactMap(\.first).sorted())
  }

  @Test(arguments: [
    (Palette.Version.v2, "primary6", ["#FFFFFF", "1.00", "#FFFFFF", "6.77"]),
    (.v4, "navigationBar", ["#354A5F", "9.15", "#161616CC", "1.12"]),
    (
      .v8, "tintColor",
      ["#0070F2", "4.57", "#0046A8", "8.60", "#4DB1FF", "9.05", "#5CB7FF", "9.67"]
    ),
    (.v8, "grey6", ["#5B738B", "4.92", "#5B738B", "4.27"]),
    (.v8, "map8", ["#0000D0", "10.99", "#0000D0", "1.91"]),
  ])
  func `a row has each value that differs, with its contrast`(
    version: Palette.Version, name: String, texts: [String]
  ) throws {
    let row = try parts(version, "style").first { $0.children.first?.text == name }
    expect(row?.children.dropFirst().compactMap(\.text), is: texts)
  }

  @Test(arguments: [
    (Palette.Version.v2, 0), (.v3, 0), (.v4, 0), (.v5, 7), (.v6, 9), (.v7, 9), (.v8, 11),
  ])
  func `a style with other values above the background has a row more`(
    version: Palette.Version, count: Int
  ) throws {
    let rows = try parts(version, "elevated")
    expect(rows.count, is: count)
    #expect(rows.allSatisfy { $0.children.first?.text == "elevated" && $0.children.count > 1 })
  }

  @Test(arguments: Palette.Version.allCases)
  func `a palette without high contrast has no columns for it`(version: Palette.Version) throws {
    let titles = Set(try parts(version, "columnTitle").compactMap(\.text))
    let plain: Set = ["On light", "On dark"]
    expect(titles, is: (version < .v5 ? plain : plain.union(["High contrast"])))
  }

  @Test func `swatches and values are in columns`() throws {
    for kind in ["swatch", "value"] {
      let starts = Set(try parts(.v8, kind).map(\.frame.minX))
      expect(starts.count, is: 8, "\(kind): \(starts.sorted())")
    }
  }

  @Test func `a swatch that is as its background has a line around it`() throws {
    let commands = try DrawnView(PaletteSheet(.v2)).drawing.displayList.commands
    let lines = commands.filter { if case .stroke = $0 { true } else { false } }
    let values = try parts(.v2, "contrast").compactMap(\.text).compactMap(Double.init)
    expect(lines.count, is: values.count { $0 < 1.18 })
    #expect(lines.count > 5)
  }

  @Test func `the words name the palette`() throws {
    let words = try DrawnView(PaletteSheet(.v8)).drawing.accessibilityText
    expect(words.title, is: "Palette V8")
    expect(words.text, is: "Palette V8, SDK 9.1, 218 styles")
  }

  @Test func `no description can ask for a sheet`() {
    #expect(!ComponentCatalog.all.contains { $0.typeName == PaletteSheet.typeName })
  }
}

extension Rect {
  fileprivate func isInside(_ other: Rect, by tolerance: Double) -> Bool {
    minX >= other.minX - tolerance && maxX <= other.maxX + tolerance
      && minY >= other.minY - tolerance && maxY <= other.maxY + tolerance
  }

  fileprivate func overlaps(_ other: Rect, by tolerance: Double) -> Bool {
    minX < other.maxX - tolerance && other.minX < maxX - tolerance
      && minY < other.maxY - tolerance && other.minY < maxY - tolerance
  }
}
