import FioriBasics
import FioriDrawing
import FioriModel
import Foundation
import Testing

@testable import TestSupport

/// The built-in icons, whose outlines and other names are files.
struct BuiltinIconTests {
  private static let otherNames = Repository.root.appending(
    path: "Sources/Model/Images/icon-names.txt")
  private static let page = Repository.root.appending(path: "Docs/icons.md")
  private static let sheet = Repository.root.appending(path: "Docs/icons/icons.json")

  @Test(arguments: BuiltinIcon.allCases)
  func `an icon is drawn inside of its box, in its middle`(icon: BuiltinIcon) throws {
    var path = Path()
    var margin = 0.0
    for shape in icon.shapes {
      switch shape {
      case .filled(let outline): path.append(outline)
      case .stroked(let line, let width):
        path.append(line)
        margin = max(margin, width / 2)
      }
    }
    let bounds = try #require(path.bounds).insetBy(-margin)
    let (low, high) = (
      bounds.origin,
      Point(x: bounds.origin.x + bounds.size.width, y: bounds.origin.y + bounds.size.height)
    )
    #expect(low.x >= 0 && low.y >= 0 && high.x <= icon.size.width && high.y <= icon.size.height)
    #expect(abs(low.x + high.x - icon.size.width) <= 5, "\(low.x) \(high.x)")
    #expect(abs(low.y + high.y - icon.size.height) <= 5, "\(low.y) \(high.y)")
  }

  @Test func `a check mark moves to the other side, but is not mirrored`() {
    let icon = BuiltinIcon.checklist
    expect([4, 6.3, 10.5, 15, 28].map(icon.mirrored), is: [21.5, 23.8, 28, 17, 4])
    expect(BuiltinIcon.listBullet.mirrored(4), is: 28)
  }

  /// The icons that have other names, with those of UI5 and those of SF Symbols.
  private static func lines() throws -> [(name: String, columns: [[Substring]])] {
    try String(contentsOf: otherNames, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("|") }
      .map { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        let columns = parts[1].split(separator: "|", omittingEmptySubsequences: false)
        return (String(parts[0]), columns.dropFirst().map { $0.split(separator: " ") })
      }
  }

  @Test func `each other name belongs to one icon, and finds it`() throws {
    var all: Set<String> = []
    for (name, columns) in try Self.lines() {
      let icon = try #require(BuiltinIcon(rawValue: name), "\(name)")
      for name in columns[0] {
        #expect(all.insert("sap-icon://\(name)").inserted, "\(name) stands twice")
        expect(BuiltinIcon.sapIcon("sap-icon://\(name)"), is: icon)
      }
      for name in columns.dropFirst().joined() {
        #expect(all.insert(String(name)).inserted, "\(name) stands twice")
        expect(BuiltinIcon.suggestion(for: String(name)), is: icon)
      }
    }
    expect(BuiltinIcon.sapIcon("sap-icon://pool"), is: nil)
  }

  @Test func `the page of icons shows all of them and their other names`() throws {
    let sheet = try String(contentsOf: Self.sheet, encoding: .utf8)
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    for icon in BuiltinIcon.allCases {
      #expect(
        sheet.contains("\"builtin:\(icon.rawValue)\""), "\(icon.rawValue) is not on the sheet")
      #expect(page.contains("`\(icon.rawValue)`"), "\(icon.rawValue) is not on the page")
    }
    for (name, columns) in try Self.lines() {
      let cells = columns.map { names in names.map { "`\($0)`" }.joined(separator: ", ") }
      let row = (["`\(name)`"] + cells + [""]).prefix(3).joined(separator: " | ")
      #expect(page.contains("| \(row) |\n"), "the table lacks: | \(row) |")
    }
  }
}
