import FioriRender
import Testing

/// A style's eight values as a palette's JSON has them.
struct PublishedRow: Sendable, CustomTestStringConvertible {
  let version: Palette.Version
  let style: String
  let values: [String]

  /// Values in SAP's order: light and dark, then the same elevated, in high contrast, and both; what
  /// is not given is as before.
  init(_ version: Palette.Version, _ style: String, _ values: String...) {
    self.version = version
    self.style = style
    self.values = values.count == 2 ? Array(repeating: values, count: 4).flatMap(\.self) : values
  }

  var testDescription: String { "\(version.rawValue) \(style)" }

  static let all = [
    PublishedRow(.v2, "primary1", "FFFFFF", "3F3A3A"),
    PublishedRow(.v2, "map8", "0000D0", "0000D0"),
    PublishedRow(.v3, "tintColor", "D1E8FF", "0A6ED1"),
    PublishedRow(.v4, "navigationBar", "161616CC", "354A5F"),
    PublishedRow(
      .v5, "headerBlended", "232A31CD", "FFFFFFCD", "29313ACD", "FFFFFFCD", "232A31A6", "FFFFFFA6",
      "29313ACD", "FFFFFFCD"),
    PublishedRow(
      .v5, "primaryBackground", "232A31", "FFFFFF", "29313A", "FFFFFF", "232A31", "232A31",
      "29313A", "FFFFFF"),
    PublishedRow(
      .v6, "headerBlended", "161C21", "FFFFFF", "242E38", "FFFFFF", "1C242B", "FFFFFF", "2B3541",
      "FFFFFF"),
    PublishedRow(
      .v7, "separator", "8396A85E", "5B738B5E", "8396A85E", "5B738B5E", "9CA9B45E", "47596C5E",
      "9CA9B45E", "47596C5E"),
    PublishedRow(
      .v8, "grey1", "12171C", "F5F6F7", "12171C", "F5F6F7", "1C242B", "EAECEE", "1C242B", "EAECEE"),
    PublishedRow(
      .v8, "headerBlended", "13181DE6", "FFFFFFD9", "1F272FE6", "FFFFFFD9", "191F26E6", "FFFFFFD9",
      "242E38E6", "FFFFFFD9"),
    PublishedRow(.v8, "map8", "0000D0", "0000D0"),
    PublishedRow(
      .v8, "jouleSelectedLabel", "E2D8FF", "470CED", "E2D8FF", "470CED", "FF70ED", "9505B3",
      "FF70ED", "9505B3"),
  ]
}
