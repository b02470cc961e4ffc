import Testing

@testable import FioriRender
@testable import TestSupport

/// A picture while its rings grow.
struct DisplayListGrowthTests {
  private static let arc = Arc(center: Point(x: 50, y: 50), radius: 40, turns: 0.64)
  private static let track = DisplayCommand.stroke(
    Path(circleAround: Point(x: 50, y: 50), radius: 40), StrokeStyle(width: 2), RGBA(0x111111))
  private static let fill = DisplayCommand.fill(
    Path(Rect(x: 0, y: 0, width: 9, height: 9)), .color(RGBA(0x222222)))

  private var list: DisplayList {
    var list = DisplayList(
      size: PictureSize(layout: Size(width: 100, height: 100), scale: 2))
    for command in [Self.fill, Self.track, .arc(Self.arc, width: 2, RGBA(0x333333))] {
      list.append(command)
    }
    return list
  }

  @Test(arguments: [(0.5, 0.32), (0.25, 0.16), (0.01, 0.0064)])
  func `a ring is filled to a share of its end`(share: Double, turns: Double) throws {
    let commands = list.grown(share).commands
    expect(commands.count, is: 3)
    expect(Array(commands.prefix(2)), is: [Self.fill, Self.track])
    guard case .arc(let arc, let width, let color) = commands[2] else {
      Issue.record("the ring is a \(commands[2])")
      return
    }
    #expect(abs(arc.turns - turns) < 1e-12)
    expect(arc.center, is: Self.arc.center)
    expect(arc.radius, is: Self.arc.radius)
    expect(width, is: 2)
    expect(color, is: RGBA(0x333333))
  }

  @Test func `at the beginning there is the track alone`() {
    expect(list.grown(0).commands, is: [Self.fill, Self.track])
  }

  @Test(arguments: [1.0, 1.5])
  func `at the end the picture is the still one`(share: Double) {
    expect(list.grown(share), is: list)
  }

  @Test func `only a picture with an arc grows`() {
    #expect(list.grows)
    #expect(!list.grown(0).grows)
    #expect(!DisplayList(size: list.size, background: RGBA(0xFFFFFF)).grows)
  }

  @Test func `a ring in a layer grows in it`() {
    var layered = DisplayList(size: list.size)
    let clip = Rect(x: 0, y: 0, width: 9, height: 9)
    layered.append(.layer(Layer(clip: clip, opacity: 0.5, commands: list.commands)))
    #expect(layered.grows)
    expect(
      layered.grown(0).commands,
      is: [
        .layer(Layer(clip: clip, opacity: 0.5, commands: [Self.fill, Self.track]))
      ])
    #expect(!layered.grown(0).grows)
  }

  @Test func `a header grows where it has a ring on its page`() throws {
    #expect(try DrawnView(SampleKPIHeader.view, page: 1).drawing.displayList.grows)
    #expect(try !DrawnView(SampleKPIHeader.view, page: 2).drawing.displayList.grows)
  }
}
