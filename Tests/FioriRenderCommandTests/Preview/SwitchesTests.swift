import FioriRender
import Testing

@testable import RenderServer
@testable import TestSupport

/// What the page's switches make of an environment.
struct SwitchesTests {
  private let figure = Figure(KPIView(items: [.metric("1")]))

  private func environment(_ query: [String: String]) throws -> Environment {
    try Switches(query).applied(to: figure).environment
  }

  @Test func `without switches a figure is as described`() throws {
    try expect(environment([:]), is: figure.environment)
    try expect(Switches([:]).applied(to: figure).overriddenTraits, is: [])
  }

  @Test func `each switch sets its trait, and no other`() throws {
    let cases: [(String, String, (inout Environment) -> Void)] = [
      ("appearance", "dark", { $0.appearance = .dark }),
      ("generation", "horizon", { $0.generation = .horizon }),
      ("palette", "v5", { $0.palette = .v5 }),
      ("contrast", "high", { $0.contrast = .high }),
      ("differentiateWithoutColor", "true", { $0.differentiateWithoutColor = true }),
      ("horizontalSizeClass", "regular", { $0.horizontalSizeClass = .regular }),
      ("width", "500.5", { $0.width = 500.5 }),
      ("scale", "3", { $0.scale = 3 }),
      ("contentSizeCategory", "extraSmall", { $0.contentSizeCategory = .extraSmall }),
      ("layoutDirection", "rightToLeft", { $0.layoutDirection = .rightToLeft }),
      ("locale", "de-DE", { $0.locale = "de-DE" }),
    ]
    for (name, value, change) in cases {
      var expected = figure.environment
      change(&expected)
      try expect(environment([name: value]), is: expected, "\(name)")
      try expect(Switches([name: value]).applied(to: figure).overriddenTraits, is: [name])
    }
  }

  @Test func `a page is turned`() throws {
    try expect(Switches(["page": "2"]).applied(to: figure).page, is: 2)
  }

  @Test(arguments: [
    ("appearance", "grey"), ("generation", ""), ("palette", "v9"), ("width", "-1"),
    ("width", "nan"), ("width", "8193"), ("width", "wide"), ("scale", "9"), ("scale", "0.5"),
    ("locale", "x"), ("locale", "de_DE"), ("contentSizeCategory", "huge"), ("page", "0"),
    ("differentiateWithoutColor", "yes"),
  ])
  func `an impossible value is reported`(name: String, value: String) {
    let error = #expect(throws: Problem.self) { try Switches([name: value]) }
    expect(error?.detail.hasPrefix("'\(name)' cannot be '\(value)'; use "), is: true)
  }

  @Test(arguments: [
    ("locale", "xx-garbage-!!", "a language tag such as 'en-US'"),
    ("appearance", "grey", "'light' or 'dark'"), ("width", "-1", "a number from 0 to 8192"),
    ("differentiateWithoutColor", "1", "'false' or 'true'"),
    ("palette", "v9", "'v2', 'v3', 'v4', 'v5', 'v6', 'v7' or 'v8'"),
  ])
  func `the fix is reported`(name: String, value: String, right: String) {
    let error = #expect(throws: Problem.self) { try Switches([name: value]) }
    expect(error?.detail, is: "'\(name)' cannot be '\(value)'; use \(right)")
  }

  @Test(arguments: [
    ("true", "--differentiate-without-color"), ("false", "--no-differentiate-without-color"),
  ])
  func `a switch that is on or off has a flag for each`(value: String, flag: String) throws {
    try expect(Switches(["differentiateWithoutColor": value]).flags, is: [flag])
  }

  @Test func `the command that draws the same has its flags`() throws {
    let switches = try Switches([
      "appearance": "dark", "width": "500", "contentSizeCategory": "small", "locale": "de",
    ])
    expect(
      switches.flags,
      is: [
        "--width", "500", "--appearance", "dark", "--content-size-category", "small", "--locale",
        "de",
      ])
  }
}
