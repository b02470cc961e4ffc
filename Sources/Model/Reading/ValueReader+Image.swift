package import FioriBasics

extension ValueReader where Value == Image {
  /// A path in the resource folder, `builtin:NAME`, a `data:` URI, or an object with one of these
  /// as its `source` and a `renderingMode`.
  package static let image = ValueReader(
    .definition(
      "image",
      "An image: a PNG, JPEG, WebP, GIF or SVG file inside the description's folder, a built-in icon, a data "
        + "URI, or an object with a source and a rendering mode.",
      examples: ["builtin:trend-up", "icons/truck.svg"],
      .anyOf([source.schema(), .object(properties)])), swift: \.swift
  ) { node, path, reader in
    guard case .object = node.value else {
      return source.read(node, path, &reader).map { Image($0) }
    }
    let draft = reader.filled(ImageDraft(), from: node, at: path, properties)
    return draft.source.map { Image($0, renderingMode: draft.renderingMode) }
  }

  private static let properties: [Property<ImageDraft>] = [
    Property(
      "source", \.source, source,
      "Source of the image: a path inside the description's folder, a built-in icon, or a data "
        + "URI.",
      default: .required("a path or 'builtin:NAME'"), examples: ["icons/truck.svg"]),
    Property(
      "renderingMode", \.renderingMode, .choice("rendering mode"),
      "Whether the image keeps its colors (original) or is a shape in the tint color (template).",
      default: .text("template for a built-in icon, else original")),
  ]

  /// The schema lists the built-in icons' names, so that editors can complete them.
  private static let source = ValueReader<Image.Source>(
    .anyOf([
      .choice(BuiltinIcon.allCases.map { "builtin:\($0.rawValue)" }),
      .string(matching: "^(?!builtin:)"),
    ]), swift: \.swift
  ) { node, path, reader in
    guard let text = ValueReader<String>.string.read(node, path, &reader) else { return nil }
    if text.hasPrefix("builtin:") {
      return builtin(String(text.dropFirst("builtin:".count)), node, path, &reader)
    }
    guard text.hasPrefix("data:") else { return .file(text) }
    if let bytes = DataURI.bytes(of: text) { return .data(bytes) }
    reader.error(
      .invalidDataURI, at: node.position, path)
    return nil
  }

  private static func builtin(
    _ name: String, _ node: JSONNode, _ path: DescriptionPath, _ reader: inout DescriptionReader
  ) -> Image.Source? {
    if let icon = BuiltinIcon(rawValue: name) { return .builtin(icon) }
    guard let meant = BuiltinIcon.suggestion(for: name)?.rawValue else {
      let names = BuiltinIcon.allCases.map(\.rawValue)
      reader.unknown("builtin icon", name, known: names, at: node.position, path)
      return nil
    }
    reader.note(
      .error, .unknownIcon(JSONProblem.shown(name), meant: meant),
      at: node.position, path)
    return nil
  }
}

/// An image being read.
private struct ImageDraft {
  var source: Image.Source?
  var renderingMode: Image.RenderingMode?
}

extension Image {
  package var swift: SwiftCode {
    if self == Image(source) { return source.swift }
    let mode = SwiftArgument(nil, .choice(renderingMode.rawValue))
    return .method(of: source.swift, SwiftCall(name: "withRenderingMode", arguments: [mode]))
  }
}

extension Image.Source {
  package var swift: SwiftCode {
    switch self {
    case .file(let path): .call(".file", SwiftArgument(nil, path.swift))
    case .builtin(let icon): .call(".builtin", SwiftArgument(nil, icon.swift))
    case .data(let bytes): .call(".data", SwiftArgument(nil, .array(bytes.map(\.swift))))
    }
  }
}

extension BuiltinIcon {
  /// The case, named by the words of its raw value.
  var swift: SwiftCode {
    let parts = rawValue.split(separator: "-")
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return .choice(parts.prefix(1).joined() + rest.joined())
  }
}
