import FioriRender
import Testing

@testable import TestSupport

struct VariantsTests {
  private func document(_ variants: String, environment: String = "{}") -> DescribedDocument {
    DescribedDocument(
      "{\"environment\":\(environment),\"view\":{\"type\":\"kpiView\"},"
        + "\"variants\":\(variants)}")
  }

  @Test func `every combination is drawn, the last key varying first`() {
    let found = document(#"{"appearance":["light","dark"],"scale":[1,2]}"#)
    expect(found.lines, is: [])
    expect(found.environments.map(\.appearance), is: [.light, .light, .dark, .dark])
    expect(found.environments.map(\.scale), is: [1, 2, 1, 2])
    expect(
      found.document.figures.map(\.variantSuffix), is: ["-light", "-light@2x", "-dark", "-dark@2x"])
  }

  @Test func `variants go over the environment`() {
    let found = document(#"{"width":[320,375]}"#, environment: #"{"width":100,"scale":3}"#)
    expect(found.environments.map(\.width), is: [320, 375])
    expect(found.environments.map(\.scale), is: [3, 3])
  }

  @Test func `a trait of null does not vary`() {
    let found = document(#"{"scale":null,"width":[320,375]}"#)
    expect(found.lines, is: [])
    expect(found.environments.map(\.width), is: [320, 375])
  }

  @Test func `values stand in a name in the order of their keys, a scale at the end`() {
    let found = document(#"{"scale":[1.5],"locale":["de"],"width":[320]}"#)
    expect(found.document.figures.map(\.variantSuffix), is: ["-de-320@1.5x"])
  }

  @Test(arguments: [
    #"{"padding":[[1,2,3,4],[5,6,7,8]]}"#,
    #"{"fontFamily":["An uncommonly long family name, One","An uncommonly long family name, 2"]}"#,
  ])
  func `no two variants have the same name`(variants: String) {
    let suffixes = document(variants).document.figures.map(\.variantSuffix)
    expect(suffixes.count, is: 2)
    expect(Set(suffixes).count, is: 2)
    #expect(suffixes.allSatisfy { !$0.contains("/") })
  }

  @Test(arguments: [
    WrongDescription(
      #"{"apperance":["light"]}"#,
      "1:57: error: variants.apperance: unknown trait 'apperance'; "
        + "did you mean 'appearance'?"),
    WrongDescription(
      #"{"x":["light"]}"#,
      "1:57: error: variants.x: unknown trait 'x'; expected one of 'width', 'height', 'scale', "
        + "'horizontalSizeClass', 'device', 'orientation', 'appearance', 'generation', "
        + "'palette', 'interfaceLevel', 'contrast', 'differentiateWithoutColor', 'contentSizeCategory', "
        + "'layoutDirection', 'locale', "
        + "'fontFamily', 'background', 'padding', 'words'"),
    WrongDescription(
      #"{"appearance":"dark"}"#,
      "1:70: error: variants.appearance: expected an array of values, found 'dark'"),
    WrongDescription(
      #"{"appearance":[]}"#,
      "1:70: error: variants.appearance: no values; add at least one"),
    WrongDescription(
      #"{"appearance":["light","drak"]}"#,
      "1:79: error: variants.appearance[1]: unknown appearance 'drak'; did you mean 'dark'?"),
    WrongDescription(
      #"{"scale":[1,9]}"#,
      "1:68: error: variants.scale[1]: expected a number from 1 to 8, found 9"),
    WrongDescription(
      #"["dark"]"#, "1:56: error: variants: expected an object, found an array"),
  ])
  func `a variant is a known trait with values`(_ item: WrongDescription) {
    expect(document(item.json).lines, is: item.diagnostics)
  }

  @Test func `a warning about a variant has its place`() throws {
    let found = document(#"{"appearance":["light","dark"]}"#)
    let figure = try #require(found.document.figures.last)
    let warnings = try Renderer().drawing(of: figure).warnings
    expect(
      warnings.first?.description,
      is: "kpi.json:1:79: warning: variants.appearance[1]: "
        + "palette v2 has no dark appearance; 'light' is drawn")
  }
}
