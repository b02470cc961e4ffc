import FioriRender
import FioriSnapshotTesting
import Testing

/// Snapshots with Swift Testing.
struct SalesCardTests {
  @Test func `the card as it comes`() {
    expectSnapshot(of: salesCard(), as: .png(scale: 2))
  }

  @Test(arguments: [Appearance.light, .dark])
  func `the card in both appearances`(appearance: Appearance) {
    var environment = Environment()
    environment.generation = .horizon
    environment.appearance = appearance
    environment.padding = Insets(16)
    environment.background = .palette("primaryGroupedBackground")
    expectSnapshot(
      of: salesCard(), in: environment, as: [.png(scale: 2), .svg], named: "\(appearance)")
  }

  @Test func `a status too long for its place`() {
    expectSnapshot(of: salesCard(status: "Updated less than five minutes ago"), as: .layout)
  }
}
