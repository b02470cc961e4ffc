import FioriBasics
import FioriDocuments
import FioriRender
import Foundation
import Testing

@testable import FioriFiles
@testable import FioriModel
@testable import TestSupport

/// An attribute of a style class, which must change one of the pictures of `styled-views.json`.
struct StyleClassEffect: CustomTestStringConvertible, Sendable {
  let className: String
  let attributes: [StyleAttribute]

  var testDescription: String { className }

  static let all = ComponentCatalog.styleClasses.rows.map {
    StyleClassEffect(className: $0.name, attributes: $0.attributes)
  }

  /// The figures with their pictures without a style sheet.
  static let figures = Result {
    let file = Repository.root.appending(
      path: "Tests/FioriThemingTests/styled-views.json")
    let document = Document(json: Array(try Data(contentsOf: file)))
    expect(document.diagnostics.filter { $0.severity == .error }.map(\.description), is: [])
    let renderer = try Renderer()
    return (renderer, document.figures)
  }

  /// The attributes that change no picture.
  var inert: [String] {
    get throws {
      let figures = try drawn
      return try attributes.filter { attribute in
        try !isExplained(attribute) && !figures.contains { try changes($0, attribute) }
      }.map { "\(className) \($0.rawValue)" }
    }
  }

  /// The figures with a part that has the class.
  private var drawn: [Figure] {
    get throws {
      let (renderer, figures) = try Self.figures.get()
      let sheet = StyleSheet("\(className) { }")
      return try figures.filter { figure in
        try !renderer.drawing(of: Self.styled(figure, sheet)).warnings.contains {
          $0.message.hasPrefix("nothing in the picture has the class")
        }
      }
    }
  }

  /// The text styles that no part of a view has.
  private static let unusedStyles = [
    "largeTitle", "title1", "title2", "callout", "caption2",
  ].map { "fdlFontStyle_\($0)" }

  /// Whether the attribute cannot change these pictures: it is for a style that no part has or a
  /// state that only KPIs and rings have, it depends on the room (`SheetTextTests`), or it is for an
  /// icon, which rings do not have.
  private func isExplained(_ attribute: StyleAttribute) -> Bool {
    guard !Self.unusedStyles.contains(className) else { return true }
    return switch attribute {
    case .fontColorDisabled, .fontColorHighlighted:
      !className.hasPrefix("fdlFUIKPIView") && !className.hasPrefix("fdlFUIKPIProgressView")
    case .textAlign, .textLineClamp, .textTransform: true
    case .tintColor: className.contains("Progress") && className.hasSuffix("_kpiIconItem")
    default: false
    }
  }

  private func changes(_ figure: Figure, _ attribute: StyleAttribute) throws -> Bool {
    let (renderer, _) = try Self.figures.get()
    let companion = attribute.companion
    let plain = StyleSheet("\(className) { \(companion) }")
    let sheet = StyleSheet(
      "\(className) { \(companion) \(attribute.rawValue): \(attribute.sample); }")
    let problems = renderer.diagnostics(of: [sheet]).filter { $0.severity != .note }
    expect(problems.map(\.description), is: [])
    let pictures = try [plain, sheet].map { sheet in
      try renderer.data(of: renderer.drawing(of: Self.styled(figure, sheet)), as: .svg)
    }
    return pictures[0] != pictures[1]
  }

  private static func styled(_ figure: Figure, _ sheet: StyleSheet) -> Figure {
    var figure = figure
    figure.styleSheets = [sheet]
    figure.resources = ResourceFolder(
      path: Repository.root.appending(path: "Examples/icons").path)
    return figure
  }
}

extension StyleAttribute {
  /// A value that no view has by itself.
  fileprivate var sample: String {
    switch kind {
    case .color: "#FF00FF"
    case .colorScheme: "dark"
    case .image: "pump.svg"
    case .fontName: "Inter-Bold"
    case .fontStyle: "caption2"
    case .alignment: "right"
    case .transform: "uppercase"
    case .number: self == .textAlpha ? "0.25" : self == .textLineClamp ? "3" : "7"
    }
  }

  /// The declarations without which the attribute has no effect.
  fileprivate var companion: String {
    switch self {
    case .borderColor: "border-width: 3;"
    // Some titles are bold by themselves.
    case .fontName: "font-name: Inter-Light;"
    case .borderWidth: "border-color: #00FF00;"
    case .cornerRadius: "background-color: #00FF00;"
    case .backgroundColorTop: "background-color-bottom: #00FF00;"
    case .backgroundColorBottom: "background-color-top: #00FF00;"
    default: ""
    }
  }
}

/// What the pages say of classes, as an audit: each attribute of each class changes a picture.
struct StyleClassEffectTests {
  @Test(arguments: StyleClassEffect.all)
  func `each attribute of a class changes a picture`(effect: StyleClassEffect) throws {
    try expect(effect.inert, is: [])
  }
}
