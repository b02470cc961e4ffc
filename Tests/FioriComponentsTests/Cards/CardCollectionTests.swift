import FioriRender
import Testing

@testable import TestSupport

/// Collections of cards, drawn.
struct CardCollectionTests {
  private func drawn(
    _ change: (inout CardCollection) -> Void = { _ in },
    _ environment: (inout Environment) -> Void = { _ in }
  ) throws -> DrawnView {
    var collection = CardCollection(cards: SampleCard.all)
    change(&collection)
    return try DrawnView(collection, environment)
  }

  @Test(arguments: [(320.0, 5.0), (375, 5), (768, 3), (1024, 2), (1366, 2)])
  func `a flow is as high as its rows`(width: Double, rows: Double) throws {
    let drawn = try drawn { _ in
    } _: {
      $0.width = width
    }
    expect(drawn.drawing.report.size, is: Size(width: width, height: 16 + rows * 208))
    expect(
      drawn.root.children.map(\.kind),
      is: [
        "chartCard", "chartCard", "chartCard", "kpiCard", "kpiProgressCard",
      ])
  }

  @Test func `no two cards of a flow touch, and none leaves the screen`() throws {
    for width in stride(from: 200.0, through: 1600, by: 25) {
      let drawn = try drawn { _ in
      } _: {
        $0.width = width
      }
      let frames = drawn.root.children.map(\.frame)
      for (index, frame) in frames.enumerated() {
        #expect(frame.minX >= 15.99 && frame.maxX <= width - 15.99, "\(width)")
        for other in frames.dropFirst(index + 1) {
          #expect(other.minX >= frame.maxX + 15.99 || other.minY >= frame.maxY + 15.99, "\(width)")
        }
      }
    }
  }

  @Test func `an iPhone SE has one row, and the report all of its cards`() throws {
    let drawn = try drawn { _ in
    } _: {
      $0.device = .iPhoneSE
    }
    expect(drawn.drawing.report.size, is: Size(width: 320, height: 224))
    expect(drawn.root.children.map(\.frame.minX), is: [16, 296, 576, 856, 1136])
    #expect(drawn.root.children.allSatisfy { $0.frame.size.width == 264 })
  }

  @Test func `a row may be drawn as a whole`() throws {
    let drawn = try drawn {
      $0.contentSize = .all
    } _: {
      $0.device = .iPhoneSE
    }
    expect(drawn.drawing.report.size, is: Size(width: 1416, height: 224))
  }

  @Test func `any screen has one row when the flow is not allowed`() throws {
    for width in [375.0, 1024] {
      let drawn = try drawn {
        $0.isAllowingFlowLayout = false
      } _: {
        $0.width = width
      }
      expect(drawn.drawing.report.size, is: Size(width: width, height: 224))
      expect(Set(drawn.root.children.map(\.frame.minY)), is: [16])
    }
  }

  @Test func `from right to left the first card is on the right`() throws {
    for device in [Environment.Device.iPhoneSE, .iPad] {
      let left = try drawn { _ in
      } _: {
        $0.device = device
      }
      let right = try drawn { _ in
      } _: {
        $0.device = device
        $0.layoutDirection = .rightToLeft
      }
      let width = left.drawing.report.size.width
      for (one, other) in zip(left.root.children, right.root.children) {
        #expect(abs(other.frame.minX - (width - one.frame.maxX)) < 0.01)
        expect(other.frame.minY, is: one.frame.minY)
      }
    }
  }

  @Test(arguments: [(Environment.Generation.classic, "#E8E8EDFF"), (.horizon, "#F5F6F7FF")])
  func `a collection paints the background under its cards`(
    generation: Environment.Generation, fill: String
  ) throws {
    let drawn = try drawn { _ in
    } _: {
      $0.generation = generation
    }
    expect(drawn.fills.first, is: fill)
  }

  @Test func `a collection's class reaches its cards`() throws {
    let collection = CardCollection(cards: [SampleCard.orders], styleClass: ["brand"])
    let sheet = "brand { font-color: #110000; }"
    try expect(DrawnView(collection, in: [sheet]).color(of: "title"), is: "#110000FF")
  }
}
