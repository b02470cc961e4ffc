import FioriBasics

extension Words {
  /// Of a view that waits for its content.
  static let loading = Words(title: "Loading", text: "Loading")
}
