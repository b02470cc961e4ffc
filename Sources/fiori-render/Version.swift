/// The program's version, as CHANGELOG.md counts.
enum Version {
  static let current = "0.1.0"
}
