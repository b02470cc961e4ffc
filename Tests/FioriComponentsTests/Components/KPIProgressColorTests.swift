import Testing

@testable import FioriRender
@testable import TestSupport

/// The colors of a ring (Docs/sources/kpi.md#states, Docs/sources/kpi.md#ring-track).
struct KPIProgressColorTests {
  private static let tint = Color.rgb(0x11, 0, 0)
  private static let other = Color.rgb(0x22, 0, 0)
  private static let third = Color.rgb(0x33, 0, 0)

  /// Texts, progress and track, `RRGGBBAA` each.
  private func colors(
    of view: KPIProgressView, _ palette: Palette.Version = .v2
  ) throws -> String {
    let drawn = try DrawnView(view) { $0.palette = palette }
    var (texts, rings, tracks): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for command in drawn.drawing.displayList.commands {
      switch command {
      case .glyphs(let run, _): texts.insert(run.color.hex)
      case .arc(_, _, let color): rings.insert(color.hex)
      case .stroke(_, _, let color): tracks.insert(color.hex)
      case .fill, .image, .shape, .shadow, .layer: Issue.record("a ring has no \(command)")
      }
    }
    expect([texts.count, rings.count, tracks.count], is: [1, 1, 1])
    return [texts, rings, tracks].map { String(($0.first ?? "").dropFirst()) }
      .joined(separator: " ")
  }

  private func view(_ state: ControlState = .normal) -> KPIProgressView {
    KPIProgressView(
      items: [.metric("64"), .unit("%")], progress: 0.64, caption: "Done", footnote: "Of all",
      isEnabled: state != .disabled, isHighlighted: state == .highlighted,
      isSelected: state == .selected)
  }

  private func check(_ item: RingColorCase, _ state: ControlState) throws {
    var view = view(state)
    item.change(&view)
    try expect(colors(of: view), is: item.colors)
  }

  @Test(arguments: [
    RingSchemeCase(.v2, .light, .normal, "3678AFFF 3678AFFF 3678AF33"),
    RingSchemeCase(.v2, .dark, .normal, "CAE4FBFF CAE4FBFF CAE4FB33"),
    RingSchemeCase(.v2, .light, .highlighted, "295171FF 295171FF 3678AF33"),
    RingSchemeCase(.v2, .dark, .highlighted, "6191BAFF 6191BAFF CAE4FB33"),
    RingSchemeCase(.v2, .light, .selected, "295171FF 295171FF 3678AF33"),
    RingSchemeCase(.v2, .light, .disabled, "3F3A3AFF 3678AFFF 3678AF33"),
    RingSchemeCase(.v2, .dark, .disabled, "FFFFFFFF CAE4FBFF CAE4FB33"),
    RingSchemeCase(.v8, .light, .highlighted, "0040B0FF 0040B0FF 8396A83D"),
    RingSchemeCase(.v8, .dark, .disabled, "F5F6F7FF 4DB1FFFF 8396A84D"),
  ])
  func `a state has its colors, and the track stays as it is`(_ item: RingSchemeCase) throws {
    var view = view(item.state)
    view.colorScheme = item.scheme
    try expect(colors(of: view, item.palette), is: item.colors)
  }

  @Test(arguments: [
    RingSchemeCase(.v3, .light, .normal, "0A6ED1FF 0A6ED1FF 0A6ED133"),
    RingSchemeCase(.v4, .dark, .normal, "D1E8FFFF D1E8FFFF D1E8FF33"),
    RingSchemeCase(.v5, .light, .normal, "0A6ED1FF 0A6ED1FF 89919A29"),
    RingSchemeCase(.v5, .dark, .normal, "91C8F6FF 91C8F6FF 8696A948"),
    RingSchemeCase(.v6, .light, .normal, "0070F2FF 0070F2FF 8396A83D"),
    RingSchemeCase(.v6, .dark, .normal, "4DB1FFFF 4DB1FFFF 8396A84D"),
    RingSchemeCase(.v7, .light, .normal, "0070F2FF 0070F2FF 8396A83D"),
    RingSchemeCase(.v7, .dark, .normal, "4DB1FFFF 4DB1FFFF 8396A84D"),
    RingSchemeCase(.v8, .light, .normal, "0070F2FF 0070F2FF 8396A83D"),
    RingSchemeCase(.v8, .dark, .normal, "4DB1FFFF 4DB1FFFF 8396A84D"),
  ])
  func `the track can be seen in every palette`(_ item: RingSchemeCase) throws {
    var view = view()
    view.colorScheme = item.scheme
    try expect(colors(of: view, item.palette), is: item.colors)
  }

  @Test(arguments: [
    RingColorCase("tint", "110000FF 110000FF 11000033") { $0.tintColor.normal = tint },
    RingColorCase("text over tint", "220000FF 110000FF 11000033") {
      ($0.tintColor.normal, $0.textColor.normal) = (tint, other)
    },
    RingColorCase("progress over tint", "110000FF 220000FF 22000033") {
      ($0.tintColor.normal, $0.progressTintColor.normal) = (tint, other)
    },
    RingColorCase("text over scheme", "220000FF 3678AFFF 3678AF33") {
      $0.textColor.normal = other
    },
    RingColorCase("progress over scheme", "3678AFFF 220000FF 22000033") {
      $0.progressTintColor.normal = other
    },
    RingColorCase("track", "3678AFFF 3678AFFF 330000FF") { $0.trackTintColor.normal = third },
    RingColorCase("other states' colors", "3678AFFF 3678AFFF 3678AF33") {
      let others = StateColors(disabled: tint, highlighted: tint)
      ($0.tintColor, $0.textColor, $0.progressTintColor, $0.trackTintColor) =
        (others, others, others, others)
    },
  ])
  func `the special wins over the general`(_ item: RingColorCase) throws {
    try check(item, .normal)
  }

  @Test(arguments: [
    RingColorCase("tint", "110000FF 110000FF 11000033") { $0.tintColor.highlighted = tint },
    RingColorCase("text over tint", "220000FF 110000FF 11000033") {
      ($0.tintColor.highlighted, $0.textColor.highlighted) = (tint, other)
    },
    RingColorCase("progress over tint", "110000FF 220000FF 22000033") {
      ($0.tintColor.highlighted, $0.progressTintColor.highlighted) = (tint, other)
    },
    RingColorCase("normal tint", "295171FF 295171FF 11000033") { $0.tintColor.normal = tint },
    RingColorCase("normal progress", "295171FF 295171FF 22000033") {
      $0.progressTintColor.normal = other
    },
    RingColorCase("normal track", "295171FF 295171FF 330000FF") {
      $0.trackTintColor.normal = third
    },
    RingColorCase("own track", "295171FF 295171FF 330000FF") {
      ($0.trackTintColor.normal, $0.trackTintColor.highlighted) = (tint, third)
    },
  ])
  func `pressed and chosen rings have the colors given for that state, the track too`(
    _ item: RingColorCase
  ) throws {
    try check(item, .highlighted)
    try check(item, .selected)
  }

  @Test(arguments: [
    RingColorCase("normal tint", "3F3A3AFF 110000FF 11000033") { $0.tintColor.normal = tint },
    RingColorCase("own tint", "220000FF 220000FF 22000033") {
      ($0.tintColor.normal, $0.tintColor.disabled) = (tint, other)
    },
    RingColorCase("own text over own tint", "330000FF 220000FF 22000033") {
      ($0.tintColor.disabled, $0.textColor.disabled) = (other, third)
    },
    RingColorCase("normal text", "3F3A3AFF 3678AFFF 3678AF33") { $0.textColor.normal = third },
    RingColorCase("own progress over own tint", "110000FF 220000FF 22000033") {
      ($0.tintColor.disabled, $0.progressTintColor.disabled) = (tint, other)
    },
    RingColorCase("normal progress", "3F3A3AFF 220000FF 22000033") {
      $0.progressTintColor.normal = other
    },
    RingColorCase("normal progress over normal tint", "3F3A3AFF 220000FF 22000033") {
      ($0.tintColor.normal, $0.progressTintColor.normal) = (tint, other)
    },
    RingColorCase("normal track", "3F3A3AFF 3678AFFF 330000FF") {
      $0.trackTintColor.normal = third
    },
    RingColorCase("own track", "3F3A3AFF 3678AFFF 330000FF") {
      ($0.trackTintColor.normal, $0.trackTintColor.disabled) = (tint, third)
    },
  ])
  func `a disabled ring keeps the tint that its texts lose`(_ item: RingColorCase) throws {
    try check(item, .disabled)
  }
}
