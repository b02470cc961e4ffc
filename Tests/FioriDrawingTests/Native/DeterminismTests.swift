import FioriRender
import Testing

@testable import TestSupport

struct DeterminismTests {
  private static let view = KPIView(
    items: [.icon(.builtin(.package)), .unit("$"), .metric("1,265.98"), .unit("k")],
    caption: "Label example can wrap to two lines")

  /// The view's file in every format.
  private static func files(_ renderer: Renderer) throws -> [[UInt8]] {
    let drawing = try renderer.drawing(of: Figure(view))
    return try Format.allCases.map { try renderer.data(of: drawing, as: DrawingOutput($0)) }
  }

  @Test func `eight tasks on one renderer give the same bytes each time`() async throws {
    let renderer = try Renderer()
    let expected = try Self.files(renderer)
    let different = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<5).reduce(0) { count, _ in
            try Self.files(renderer) == expected ? count : count + 1
          }
        }
      }
      return try await group.reduce(0, +)
    }
    expect(different, is: 0)
    #expect(expected.allSatisfy { !$0.isEmpty })
  }

  @Test func `different renderers give the same bytes`() throws {
    let expected = try Self.files(Renderer())
    for _ in 0..<4 { try expect(Self.files(Renderer()), is: expected) }
  }

  @Test func `earlier drawings do not matter`() throws {
    let renderer = try Renderer()
    for size in 1...5 {
      let text = String(repeating: "8", count: size * 4)
      _ = try renderer.png(of: KPIView(items: [.metric(text)], caption: Text(text)))
    }
    try expect(Self.files(renderer), is: (try Self.files(Renderer())))
  }

  @Test func `added fonts leave Latin pictures as they are`() throws {
    let renderer = try Renderer(fonts: TestFonts.options)
    try expect(Self.files(renderer), is: (try Self.files(Renderer())))
  }

  @Test func `one drawing is painted by another renderer to the same bytes`() throws {
    let drawing = try Renderer().drawing(of: Figure(Self.view))
    let bytes = try Format.allCases.map { try Renderer().data(of: drawing, as: DrawingOutput($0)) }
    expect(bytes, is: (try Self.files(Renderer())))
  }

  @Test(
    arguments: [
      (Format.png, [0x89, 0x50, 0x4E, 0x47]), (.webp, Array("RIFF".utf8)),
      (.svg, Array("<svg".utf8)), (.pdf, Array("%PDF".utf8)),
    ] as [(Format, [UInt8])])
  func `a format begins as its files do`(format: Format, begin: [UInt8]) throws {
    let renderer = try Renderer()
    let drawing = try renderer.drawing(of: Figure(Self.view))
    #expect(try renderer.data(of: drawing, as: DrawingOutput(format)).starts(with: begin))
  }
}
