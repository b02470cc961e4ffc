import FioriBasics
package import FioriModel

extension Property {
  /// Returns the key for the parts of a value.
  package static func kpiItems(
    _ keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, [KPIItem]>,
    named name: String,
    _ meaning: String
  ) -> Property {
    Property(
      name, keyPath(), .array(of: .kpiItem), meaning,
      examples: [[["unit": "$"], ["metric": "294"], ["unit": "USD"]]])
  }
}
