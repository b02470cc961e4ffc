/// A view that a description can ask for.
protocol DescribedComponent: Component {
  /// The view before its keys have been read.
  init()

  /// The view's keys, `type` aside.
  static var properties: [Property<Self>] { get }
}

extension DescribedComponent {
  /// The view that an object describes.
  static func read(
    _ entry: LocatedNode, _ reader: inout DescriptionReader
  ) -> any Component {
    var view = Self()
    reader.read(entry.node, at: entry.path, properties, besides: ["type"], into: &view)
    return view
  }
}
