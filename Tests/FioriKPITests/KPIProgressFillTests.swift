import Testing

@testable import FioriRender
@testable import TestSupport

/// How far a ring is filled (Docs/sources/kpi.md#ring).
struct KPIProgressFillTests {
  @Test(arguments: [
    ProgressCase(0, 0), ProgressCase(0.64, 0.64), ProgressCase(1, 1),
    ProgressCase(
      nil, 0,
      "warning: view.items[0].metric: the ring is empty because 'progress' is missing; set it, for "
        + "example to 0.64"),
    ProgressCase(
      -0.5, 0, "warning: view.progress: -0.5 is not between 0 and 1; 0 is drawn"),
    ProgressCase(1.25, 1, "warning: view.progress: 1.25 is not between 0 and 1; 1 is drawn"),
    ProgressCase(
      64, 1, "warning: view.progress: 64 is not between 0 and 1; 1 is drawn; for 64%, use 0.64"),
    ProgressCase(9, 1, "warning: view.progress: 9 is not between 0 and 1; 1 is drawn"),
    ProgressCase(101, 1, "warning: view.progress: 101 is not between 0 and 1; 1 is drawn"),
    ProgressCase(
      .infinity, 1, "warning: view.progress: the progress is not between 0 and 1; 1 is drawn"),
  ])
  func `a progress out of bounds is drawn at the bound with a warning`(
    _ item: ProgressCase
  ) throws {
    let drawn = try DrawnView(KPIProgressView(items: [.metric("64")], progress: item.input))
    try expect(drawn.part("ring").progress, is: item.drawn)
    expect(drawn.warnings, is: item.warnings)
  }

  @Test(
    arguments: [
      (64, [.metric("64"), .unit("%")], "64%, use 0.64"),
      (5, [.metric("5"), .unit("%")], "5%, use 0.05"),
      (62.5, [.fraction("5"), .fraction("/"), .fraction("8")], "62.5%, use 0.625"),
    ] as [(Double, [KPIItem], String)])
  func `a percentage is one warning with the share`(
    progress: Double, items: [KPIItem], meant: String
  ) throws {
    let drawn = try DrawnView(KPIProgressView(items: items, progress: progress))
    expect(
      drawn.warnings,
      is: [
        "warning: view.progress: \(Decimal.text(progress)) is not between 0 and 1; 1 is drawn; for "
          + meant
      ])
  }

  @Test func `a progress that is not a number is an error`() throws {
    let view = KPIProgressView(items: [.metric("64")], progress: .nan)
    try expect(
      DrawnView.errors(of: view),
      is: [
        "error: view.progress: expected a number from 0 to 1, found NaN"
      ])
  }

  @Test(arguments: [(0.99, 0.99), (0.995, 0.9927), (0.9999, 0.9927), (1, 1), (0.001, 0.001)])
  func `a ring that is not full does not look closed`(progress: Double, drawn: Double) throws {
    let view = KPIProgressView(items: [.metric("64")], progress: progress)
    let commands = try DrawnView(view).drawing.displayList.commands
    let turns = commands.compactMap { command -> Double? in
      if case .arc(let arc, _, _) = command { (arc.turns * 1e4).rounded() / 1e4 } else { nil }
    }
    expect(turns, is: [drawn])
    try expect(DrawnView(view).part("ring").progress, is: progress)
  }

  @Test func `the arc lies on the circle of the frame, over the track`() throws {
    let commands = try DrawnView(KPIProgressView(items: [.metric("64")], progress: 0.64)).drawing
      .displayList.commands
    let tint = RGBA(0x3678AF)
    let arc = Arc(center: Point(x: 66, y: 66), radius: 65, turns: 0.64)
    let track = Path(circleAround: Point(x: 66, y: 66), radius: 65)
    expect(
      commands.prefix(2),
      is: [
        .stroke(track, StrokeStyle(width: 2), tint.fadedTo(0.2)), .arc(arc, width: 2, tint),
      ])
  }
}
