import FioriModel
import FioriRender
import Foundation
import Testing

@testable import FioriBasics
@testable import TestSupport

/// `Examples/` has all that there is to see: what is new gets an example.
struct ExampleCoverageTests {
  private static let examples = DescriptionBlock.all.filter { $0.folder != nil }
  private static let figures = examples.flatMap { block in
    Document(
      json: Array(block.json.utf8), resources: block.folder.map { ResourceFolder(path: $0.path) }
    ).figures
  }
  /// The objects of all examples, whatever they stand in.
  private static let objects = examples.flatMap { readJSON($0.json).root?.objects ?? [] }

  @Test(arguments: ViewType.all)
  func `every view is there`(type: ViewType) {
    let types = Self.figures.map { Swift.type(of: $0.view).typeName }
    #expect(types.contains(type.name))
  }

  @Test(arguments: ChartType.allCases)
  func `every type of chart is there`(type: ChartType) {
    #expect(Self.figures.contains { ($0.view as? ChartView)?.chartType == type })
  }

  @Test(arguments: ViewType.all, Environment.Generation.allCases)
  func `every view is there in both looks`(type: ViewType, generation: Environment.Generation) {
    #expect(
      Self.figures.contains {
        Swift.type(of: $0.view).typeName == type.name && $0.environment.generation == generation
      })
  }

  @Test(arguments: Palette.Version.allCases)
  func `every palette is there`(version: Palette.Version) {
    let palettes = Self.figures.map { $0.environment.palette ?? $0.environment.generation.palette }
    #expect(palettes.contains(version))
  }

  @Test(arguments: ComponentCatalog.all.map { $0.typeName })
  func `every state is there, and whatever else is switched on or off`(name: String) throws {
    let type = try #require(ComponentCatalog.all.first { $0.typeName == name })
    guard case .object(let view) = type.definition.schema() else {
      Issue.record("\(name) is no object")
      return
    }
    let objects = Self.objects.filter { $0.member("type")?.value.value == .string(name) }
    for key in view.keys {
      guard case .boolean = key.schema(), case .value(.bool(let usual)) = key.absence else {
        continue
      }
      let given = objects.map { $0.member(key.name)?.value.value }
      #expect(given.contains(.bool(!usual)), "\(key.name)")
    }
  }

  @Test func `charts without data and with chosen values are there`() {
    let charts = Self.figures.compactMap { $0.view as? ChartView }
    #expect(charts.contains { $0.series.isEmpty || $0.series[0].values.isEmpty })
    #expect(charts.contains { !$0.selections.isEmpty })
  }

  @Test(arguments: Screen.allCases)
  fileprivate func `every kind of screen is there`(screen: Screen) {
    #expect(Self.figures.contains { screen.isThat(of: $0.environment) })
  }

  @Test func `style sheets are there`() {
    #expect(Self.figures.contains { !$0.styleSheets.isEmpty })
  }
}

/// A screen unlike the usual one.
private enum Screen: CaseIterable {
  case dark, elevated, highContrast, rightToLeft, regular, largeTexts, otherLocale

  func isThat(of environment: Environment) -> Bool {
    switch self {
    case .dark: environment.appearance == .dark
    case .elevated: environment.interfaceLevel == .elevated
    case .highContrast: environment.contrast == .high
    case .rightToLeft: environment.layoutDirection == .rightToLeft
    case .regular: environment.resolvedSizeClass == .regular
    case .largeTexts: environment.contentSizeCategory.rawValue.hasPrefix("accessibility")
    case .otherLocale: environment.locale != Environment().locale
    }
  }
}

extension JSONNode {
  /// The object that it is and all in it.
  fileprivate var objects: [JSONNode] {
    switch value {
    case .object(let members): [self] + members.flatMap(\.value.objects)
    case .array(let nodes): nodes.flatMap(\.objects)
    default: []
    }
  }
}
