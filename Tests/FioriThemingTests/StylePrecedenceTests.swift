import FioriBasics
import FioriDocuments
import FioriRender
import Foundation
import Testing

@testable import FioriCards
@testable import FioriKPI
@testable import FioriModel
@testable import TestSupport

/// The order of precedence, and the states that take the colors of others (Docs/theming.md#precedence).
struct StylePrecedenceTests {
  private static let colors: [ControlState: String] = [
    .normal: "#110000", .disabled: "#220000", .highlighted: "#330000", .selected: "#440000",
  ]

  /// Which states have a color.
  private static let subsets: [[ControlState]] = [
    [], [.normal], [.disabled], [.highlighted], [.normal, .disabled], [.normal, .highlighted],
    [.normal, .disabled, .highlighted],
  ]

  /// An environment and a scheme for each look, palette and background.
  private static let places = Environment.Generation.allCases.flatMap { generation in
    Palette.Version.allCases.flatMap { palette in
      [ColorScheme.light, .dark].map { scheme in (generation, palette, scheme) }
    }
  }

  @Test(arguments: StyledColor.allCases)
  func `every color in every state is the same from a description and from a style sheet`(
    property: StyledColor
  ) throws {
    var number = 0
    for (generation, palette, scheme) in Self.places {
      let environment = { (environment: inout Environment) in
        (environment.generation, environment.palette) = (generation, palette)
      }
      for state in ControlState.allCases {
        let plain = try property.color(
          in: DrawnView(property.view(state, StateColors(), on: scheme), environment))
        for subset in Self.subsets where property.hasStates || subset.allSatisfy({ $0 == .normal })
        {
          number += 1
          guard number % Sweep.step == 0 else { continue }
          let given = Self.colors.filter { subset.contains($0.key) }
          let source = property.sources(of: state).first { given[$0] != nil }
          // A tint of a ring that is disabled keeps the normal color in its circle.
          let kept = property == .ringTint && state == .disabled ? given[.normal] : nil
          let expected = (source.flatMap { given[$0] } ?? kept).map { $0 + "FF" } ?? plain
          let place = "\(generation) \(palette) \(scheme) \(state) \(subset)"
          let described = property.view(state, StateColors(given), on: scheme)
          let styled = property.view(state, StateColors(), on: scheme)
          expect(
            try property.color(in: DrawnView(described, environment)), is: expected,
            "described \(place)")
          expect(
            try property.color(in: DrawnView(styled, in: [property.sheet(given)], environment)),
            is: expected, "styled \(place)")
          guard expected != plain else { continue }
          let other = property.sheet([
            .normal: "#00FF00", .disabled: "#00FF00", .highlighted: "#00FF00",
          ])
          expect(
            try property.color(in: DrawnView(described, in: [other], environment)), is: expected,
            "both \(place)")
        }
      }
    }
  }

  @Test(arguments: StyledColor.allCases)
  func `a color for selected wins over that for highlighted`(property: StyledColor) throws {
    let view = property.view(.selected, StateColors(Self.colors), on: .light)
    expect(try property.color(in: DrawnView(view)), is: "#440000FF")
    let pressed = property.view(.highlighted, StateColors([.selected: "#440000"]), on: .light)
    let plain = property.view(.highlighted, StateColors(), on: .light)
    expect(
      try property.color(in: DrawnView(pressed)), is: try property.color(in: DrawnView(plain)))
  }

  @Test(
    arguments: [
      // What the look, the text's style, its own class and two appended classes set, by what is drawn.
      ("", "#3F3A3AFF"),
      ("fdlFontStyle_headline { font-color: #010000; }", "#010000FF"),
      (
        "fdlFUIChartCardView_title { font-color: #020000; } "
          + "fdlFontStyle_headline { font-color: #010000; }", "#020000FF"
      ),
      (
        "quiet { font-color: #030000; } fdlFUIChartCardView_title { font-color: #020000; }",
        "#030000FF"
      ),
      (
        "loud { font-color: #040000; } quiet { font-color: #030000; } "
          + "fdlFUIChartCardView_title { font-color: #020000; }", "#040000FF"
      ),
    ])
  func `of several classes the appended ones win, the last one first`(
    sheet: String, color: String
  ) throws {
    var title: Text = "Total"
    title.styleClass = ["quiet", "loud"]
    let card = ChartCard(title: title)
    expect(try DrawnView(card, in: [sheet]).color(of: "title"), is: color)
  }

  @Test func `a text's classes win over those of its view, and these over the place`() throws {
    var caption: Text = "Orders"
    caption.styleClass = ["inner"]
    var view = KPIView(items: [.metric("7")], caption: caption)
    view.styleClass = ["outer"]
    let header = KPIHeader(items: [view])
    let place = "fdlFUIKPIHeader_kpiView { tint-color: #010000; }"
    let sheets = [
      (place, "#010000FF", "#010000FF"),
      (place + " outer { tint-color: #020000; }", "#020000FF", "#020000FF"),
      (
        place + " outer { tint-color: #020000; } inner { tint-color: #030000; }", "#020000FF",
        "#030000FF"
      ),
    ]
    for (sheet, value, text) in sheets {
      let drawn = try DrawnView(header, in: [sheet])
      expect(try drawn.color(of: "metric"), is: value)
      expect(try drawn.color(of: "caption"), is: text)
    }
  }

  @Test(arguments: ["fdlFUIKPIView", "fdlFUIKPIProgressView"])
  func `a font color wins over a tint in the class of a caption`(name: String) throws {
    let view: any Component =
      name == "fdlFUIKPIView"
      ? KPIView(items: [.metric("7")], caption: "Orders")
      : KPIProgressView(items: [.metric("7")], progress: 0.4, caption: "Orders")
    for order in [
      "font-color: #010000; tint-color: #020000;", "tint-color: #020000; font-color: #010000;",
    ] {
      let drawn = try DrawnView(view, in: ["\(name)_captionLabel { \(order) }"])
      expect(try drawn.color(of: "caption"), is: "#010000FF")
    }
  }
}
