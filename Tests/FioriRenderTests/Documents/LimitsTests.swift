import FioriRender
import Testing

@testable import TestSupport

/// Each bound of `Limits` that reading keeps, and one past it.
struct LimitsTests {
  private let view = #"{"view":{"type":"kpiView"}}"#

  private func lines(_ json: String) -> [String] { DescribedDocument(json).lines }

  @Test func `a description has at most a million bytes`() {
    let blanks = String(repeating: " ", count: 1_000_000 - view.utf8.count)
    expect(Limits.inputByteCount, is: 1_000_000)
    expect(lines(view + blanks), is: [])
    expect(
      lines(view + blanks + " "),
      is: [
        "1:1: error: the description has more than the 1000000 bytes allowed; split it"
      ])
  }

  @Test func `a description nests at most 64 levels`() {
    func nested(_ levels: Int) -> [String] {
      let open = String(repeating: "[", count: levels - 1)
      let close = String(repeating: "]", count: levels - 1)
      return lines("{\"x\":\(open)\(close)}")
    }
    expect(Limits.depth, is: 64)
    #expect(nested(64).contains { $0.contains("unknown key 'x'") })
    expect(nested(65), is: ["1:69: error: nesting deeper than 64 levels; flatten the document"])
  }

  @Test func `a file has at most 1000 figures`() {
    func figures(_ count: Int) -> [String] {
      lines("{\"figures\":[\(Array(repeating: view, count: count).joined(separator: ","))]}")
    }
    expect(Limits.figureCount, is: 1_000)
    expect(figures(1_000), is: [])
    expect(
      figures(1_001),
      is: [
        "1:1: error: 1001 figures, more than the 1000 allowed; split the file"
      ])
  }

  @Test func `variants combine to at most 1000`() {
    func variants(_ count: Int) -> [String] {
      let widths = (1...count).map { "\($0)" }.joined(separator: ",")
      return lines(
        "{\"view\":{\"type\":\"kpiView\"},\"variants\":"
          + "{\"appearance\":[\"light\",\"dark\"],\"width\":[\(widths)]}}")
    }
    expect(variants(500), is: [])
    expect(
      variants(501),
      is: [
        "1:78: error: variants.width: more than 1000 combinations; vary fewer traits"
      ])
  }

  @Test func `figures past the limit are not made`() {
    let figures = Array(repeating: view, count: 20).joined(separator: ",")
    let widths = (1...1_000).map { "\($0)" }.joined(separator: ",")
    let json = "{\"figures\":[\(figures)],\"variants\":{\"width\":[\(widths)]}}"
    let described = DescribedDocument(json)
    expect(
      described.lines,
      is: [
        "1:1: error: 20000 figures, more than the 1000 allowed; split the file"
      ])
    #expect(described.document.figures.count <= Limits.figureCount)
  }

  @Test(arguments: [("1", true), ("8", true), ("0.999", false), ("8.001", false)])
  func `a scale is 1 to 8`(scale: String, isRight: Bool) {
    expect(Limits.scale, is: 1...8)
    let found = lines("{\"environment\":{\"scale\":\(scale)},\"view\":{\"type\":\"kpiView\"}}")
    let error =
      "1:25: error: environment.scale: expected a number from 1 to 8, found \(scale)"
    expect(found, is: (isRight ? [] : [error]))
  }

  @Test(arguments: ["width", "height", "padding"])
  func `a length is 0 to 8192`(key: String) {
    expect(Limits.length, is: 0...8_192)
    func found(_ length: String) -> [String] {
      lines("{\"environment\":{\"\(key)\":\(length)},\"view\":{\"type\":\"kpiView\"}}")
    }
    let error = "error: environment.\(key): expected a number from 0 to 8192, found"
    let column = 19 + key.count + 1
    expect(found("0"), is: [])
    expect(found("8192"), is: [])
    expect(found("8192.1"), is: ["1:\(column): \(error) 8192.1"])
    expect(found("-0.001"), is: ["1:\(column): \(error) -0.001"])
  }
}
