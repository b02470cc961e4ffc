import FioriRender
import Foundation
import SAPFiori
import Testing

@testable import TestSupport

/// What a page of the SDK says, and whether it is so.
struct PageClaim: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let holds: @MainActor @Sendable () throws -> Bool

  init(_ claim: String, _ holds: @escaping @MainActor @Sendable () throws -> Bool) {
    testDescription = claim
    self.holds = holds
  }
}

/// The claims of a page.
struct ClaimedPage: Sendable {
  let name: String
  let claims: [PageClaim]

  static let all = [
    ClaimedPage(name: "KPI view", claims: PageClaim.kpiView),
    ClaimedPage(name: "KPI items", claims: PageClaim.kpiItems),
    ClaimedPage(name: "object header", claims: PageClaim.objectHeader),
    ClaimedPage(name: "cards", claims: PageClaim.cards),
    ClaimedPage(name: "theming", claims: PageClaim.theming),
  ]
}

/// The claims of the SDK's pages, one by one.
@MainActor
struct PageClaimTests {
  @Test(arguments: ClaimedPage.all.flatMap(\.claims))
  func `a claim of a page is true`(claim: PageClaim) throws {
    AppResources.folder = Repository.root.appending(path: "Docs/sapfiori").path
    #expect(try claim.holds())
  }

  @Test func `the documentation lists each claim once`() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "Docs/testing.md"), encoding: .utf8)
    let rows = ClaimedPage.all.flatMap { page in
      page.claims.map { "| \(page.name) | \($0.testDescription) | `PageClaimTests` |" }
    }
    let listed = page.split(separator: "\n").map(String.init)
      .filter { $0.hasSuffix("| `PageClaimTests` |") }
    expect(listed, is: rows)
    expect(rows.count, is: 94)
  }

  @Test func `each suite that the documentation names exists`() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "Docs/testing.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.hasSuffix("` |") }
    let names = Set(rows.flatMap { $0.matches(of: /`(\w+Tests)`/).map { String($0.1) } })
    let files = FileManager.default.enumerator(
      at: Repository.root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    var missing = names
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      missing.subtract(text.matches(of: /struct (\w+Tests)\b/).map { String($0.1) })
    }
    #expect(names.count > 10)
    expect(missing.sorted(), is: [])
  }
}

extension PageClaim {
  /// Returns a view as SVG, drawn with a style sheet.
  @MainActor
  static func svg(
    _ view: UIView, in environment: Environment = Environment(), sheet: String = ""
  ) throws -> String {
    var figure = try view.figure(in: environment)
    if !sheet.isEmpty { figure.styleSheets = [StyleSheet(nss: Array(sheet.utf8), file: "a.nss")] }
    let renderer = try Renderer()
    return String(
      decoding: try renderer.data(of: renderer.drawing(of: figure), as: .svg), as: UTF8.self)
  }

  /// Returns whether a view is drawn as a description.
  @MainActor
  static func draws(
    _ view: UIView, _ json: String, in environment: Environment = Environment()
  ) throws -> Bool {
    let folder = ResourceFolder(path: AppResources.folder)
    let document = Document(json: Array(#"{"view": \#(json)}"#.utf8), resources: folder)
    var figure = try #require(document.figures.first)
    figure.environment = environment
    let renderer = try Renderer()
    let data = try renderer.data(of: renderer.drawing(of: figure), as: .svg)
    return try svg(view, in: environment) == String(decoding: data, as: UTF8.self)
  }

  /// Returns whether each rule changes the picture of a view.
  @MainActor
  static func isStyled(_ view: UIView, by rules: String...) throws -> Bool {
    let plain = try svg(view)
    return try rules.allSatisfy { try svg(view, sheet: $0) != plain }
  }

  /// Returns the parts of a view's picture, by their kinds.
  @MainActor
  static func parts(
    _ view: UIView, in environment: Environment = Environment()
  ) throws -> [String: LayoutReport.Node] {
    var found: [String: LayoutReport.Node] = [:]
    var rest = [try Renderer().drawing(of: view.figure(in: environment)).report.root]
    while let node = rest.popLast() {
      found[node.kind] = node
      rest += node.children
    }
    return found
  }

  /// Returns whether the picture of a view comes with a warning that has these words.
  @MainActor
  static func warns(_ view: UIView, _ words: String) throws -> Bool {
    try view.picture().diagnostics.contains { $0.message.contains(words) }
  }

  /// Returns a KPI with a unit and a metric.
  @MainActor
  static func kpi(_ change: (FUIKPIView) -> Void = { _ in }) -> FUIKPIView {
    let view = FUIKPIView()
    view.items = [FUIKPIUnitItem(string: "€"), FUIKPIMetricItem(string: "418")]
    change(view)
    return view
  }

  /// Returns a ring with a percentage.
  @MainActor
  static func ring(_ change: (FUIKPIProgressView) -> Void = { _ in }) -> FUIKPIProgressView {
    let view = FUIKPIProgressView()
    view.items = [FUIKPIMetricItem(string: "27"), FUIKPIUnitItem(string: "%")]
    view.progress = 0.27
    change(view)
    return view
  }

  /// Returns a header with a headline.
  @MainActor
  static func header(_ change: (FUIObjectHeader) -> Void = { _ in }) -> FUIObjectHeader {
    let view = FUIObjectHeader()
    view.headlineText = "Kühlturm 4"
    change(view)
    return view
  }
}
