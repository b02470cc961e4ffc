import Testing

@testable import FioriSnapshotTesting
@testable import TestSupport

/// Where snapshots are recorded.
struct SnapshotLocationTests {
  @Test(arguments: [
    ("revenue()", nil, "SalesTests/revenue"),
    ("revenue(scheme:)", "dark", "SalesTests/revenue-dark"),
    ("a card, as it comes()", nil, "SalesTests/a-card-as-it-comes"),
    ("Umsätze/Monat: 2_000()", "v1.2", "SalesTests/Umsätze-Monat-2_000-v1.2"),
    ("revenue()", "../../etc/x", "SalesTests/revenue-..-..-etc-x"),
    ("revenue()", "-1", "SalesTests/revenue--1"),
  ])
  func `a name is a file's`(function: String, name: String?, expected: String) {
    let location = SnapshotLocation(
      name: name, fileID: "CardTests/SalesTests.swift",
      filePath: "/package/Tests/CardTests/SalesTests.swift", function: function)
    expect(location.name, is: expected)
    expect(location.root, is: "/package/Tests/CardTests/Snapshots")
    expect(location.module, is: "CardTests")
  }
}
