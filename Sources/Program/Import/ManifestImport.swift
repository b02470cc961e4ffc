package import FioriBasics
import FioriModel

/// Makes a description from the manifest of a UI Integration Card.
package struct ManifestImport {
  /// A part that is dropped: its place in the manifest and the reason.
  package struct Dropped: Hashable, Sendable {
    package let path: DescriptionPath
    package let position: SourcePosition?
    package let message: Message
  }

  /// A manifest that no card can be made from.
  package struct Failure: Error {
    package let path: DescriptionPath
    package let position: SourcePosition?
    package let message: Message
  }

  /// The files beside a manifest.
  package struct Files {
    let json: (String) -> JSONNode?
    let text: (String) -> String?

    package init(json: @escaping (String) -> JSONNode?, text: @escaping (String) -> String?) {
      (self.json, self.text) = (json, text)
    }
  }

  /// The number of items, rows and groups that a card shows.
  static let limit = 6

  let manifest: JSONNode
  let card: JSONNode
  private let given: JSONNode?
  private let files: Files
  private let names: NameTable
  package private(set) var dropped: [Dropped] = []
  private var known: Set<Dropped> = []

  /// Creates an import. `data` replaces the requests of the manifest.
  package init(_ manifest: JSONNode, data: JSONNode?, files: Files) throws(Failure) {
    guard let card = manifest["sap.card"], card.isObject else {
      throw Failure(
        path: DescriptionPath(), position: manifest.position,
        message: Message(
          .other, "there is no 'sap.card'; give the manifest of a UI Integration Card"))
    }
    (self.manifest, self.card, given, self.files) = (manifest, card, data, files)
    let translations = manifest["sap.app"]?["i18n"]
    let file = translations?.string ?? translations?["bundleUrl"]?.string
    names = NameTable(
      parameters: card["configuration"]?["parameters"],
      texts: files.text(file ?? "i18n/i18n.properties"))
  }

  /// Returns the description.
  package mutating func description() throws(Failure) -> JSONText {
    let type = card["type"]
    noteOthers(
      card, at: Self.root,
      besides: ["type", "header", "content", "data", "configuration", "designtime", "footer"])
    let base = data(
      of: card, at: Self.root, inside: given.map { ManifestData(root: $0, node: $0) })
    let header = header(base)
    let view: [(String, JSONText)]
    var size: [(String, JSONText)] = [("width", 343)]
    switch type?.string {
    case "Analytical":
      view = analytical(base, header)
      size.append(("height", 320))
    case "List": view = cardView(header, list(base), buttons(base))
    case "Object": view = cardView(header, object(base), buttons(base))
    case "Table": view = cardView(header, table(base), buttons(base))
    default:
      throw Failure(
        path: Self.root.key("type"), position: type?.position ?? card.position,
        message: Message(
          .other,
          (type?.string).map {
            "'\($0)' cards cannot be carried; only Analytical, List, Object and Table can"
          } ?? "give a type: Analytical, List, Object or Table"))
    }
    return [
      "environment": .object(
        [("generation", "horizon")] + size + [("padding", 16), ("background", "backgroundBase")]),
      "view": .object(view),
    ]
  }

  static let root = DescriptionPath(.key("sap.card"))

  // MARK: Notes

  /// Notes what is dropped, once for each place and reason.
  mutating func drop(_ path: DescriptionPath, _ node: JSONNode?, _ message: Message) {
    let part = Dropped(path: path, position: node?.position, message: message)
    if known.insert(part).inserted { dropped.append(part) }
  }

  /// Notes the keys of an object that are not converted.
  mutating func noteOthers(_ node: JSONNode?, at path: DescriptionPath, besides keys: Set<String>) {
    guard case .object(let members)? = node?.value else { return }
    for member in members where !keys.contains(member.key) {
      drop(path.key(member.key), member.value, Message(.other, "not carried"))
    }
  }

  // MARK: Data and values

  /// Returns the data of a part of the manifest: its own, or those around it.
  mutating func data(
    of node: JSONNode?, at path: DescriptionPath, inside outer: ManifestData?
  ) -> ManifestData? {
    guard let data = node?["data"] else { return outer }
    let path = path.key("data")
    noteOthers(data, at: path, besides: ["json", "request", "mockData", "path"])
    var root = given ?? data["json"]
    if root == nil, let request = data["request"] {
      root = response(to: request) ?? mock(data["mockData"])
      if root == nil {
        let url = request["url"]?.string ?? ""
        drop(
          path.key("request"), request,
          Message(.other, "the data of '\(url)' are not loaded; give them with --data"))
        return nil
      }
    }
    guard let root = root ?? mock(data["mockData"]) ?? outer?.root else { return nil }
    let steps = value(data["path"], at: path.key("path"), nil).string
    guard let found = root.node(at: steps) else {
      // Data that are given may be those at the path.
      if given?.elements != nil { return ManifestData(root: root, node: root) }
      drop(
        path.key("path"), data["path"],
        Message(.other, "the data have no '\(steps)'; correct the path"))
      return nil
    }
    return ManifestData(root: root, node: found)
  }

  private func response(to request: JSONNode) -> JSONNode? {
    request["url"]?.string.flatMap(files.json)
  }

  private func mock(_ node: JSONNode?) -> JSONNode? {
    node.flatMap { $0["json"] ?? $0["request"].flatMap(response) }
  }

  /// Returns the value of a text, with its bindings replaced.
  mutating func value(
    _ node: JSONNode?, at path: DescriptionPath, _ data: ManifestData?, _ item: JSONNode? = nil
  ) -> BoundValue {
    guard let node else { return .missing }
    guard let text = node.string else {
      if let value = BoundValue(node.value) { return drawable(value, at: path, node) }
      drop(path, node, Message(.wrongValue, "expected a text, found \(node.value.kindName)"))
      return .missing
    }
    var bindings = Bindings(data: data, item: item, names: names)
    let value = bindings.value(of: text)
    for note in bindings.notes { drop(path, node, note) }
    return drawable(value, at: path, node)
  }

  /// Returns a value that a description can have; what it cannot have is noted.
  private mutating func drawable(
    _ value: BoundValue, at path: DescriptionPath, _ node: JSONNode
  ) -> BoundValue {
    if case .text(let text) = value { return .text(fitting(text, at: path, node)) }
    if let number = value.number, abs(number) > Limits.value {
      drop(
        path, node,
        Message(.outOfRange, "\(Decimal.text(number)) is too far from zero; it is left out"))
      return .missing
    }
    guard case .formatted(let number, "currency", let code?) = value,
      code.utf8.count != 3 || !code.utf8.allSatisfy({ Unicode.Scalar($0).properties.isUppercase })
    else { return value }
    drop(
      path, node,
      Message(.noRoom, "'\(code.prefix(40))' is not a currency code such as 'USD'; it is left out"))
    return .number(number)
  }

  /// Returns a text that a description can have: a longer one is cut, which is noted.
  mutating func fitting(_ text: String, at path: DescriptionPath, _ node: JSONNode?) -> String {
    guard text.utf8.count > Limits.textLength else { return text }
    let scalars = text.unicodeScalars
    guard scalars.count > Limits.textLength else { return text }
    drop(
      path, node,
      Message(
        .limit,
        "text of \(scalars.count) characters, more than the \(Limits.textLength) allowed; it is cut"
      ))
    return String(String.UnicodeScalarView(scalars.prefix(Limits.textLength - 1))) + "…"
  }

  /// Returns the icon of a name that has one here; notes any other.
  mutating func icon(
    _ node: JSONNode?, at path: DescriptionPath, _ data: ManifestData?, _ item: JSONNode? = nil
  ) -> JSONText? {
    guard let node else { return nil }
    noteOthers(node, at: path, besides: ["src", "visible", "alt", "shape", "size"])
    guard let source = node["src"] else { return nil }
    let text = value(source, at: path.key("src"), data, item).string
    guard !text.isEmpty else { return nil }
    guard text.hasPrefix("sap-icon://") else {
      drop(
        path.key("src"), source, Message(.other, "the image '\(text)' is not copied; name a file"))
      return nil
    }
    guard let icon = BuiltinIcon.sapIcon(text) else {
      drop(
        path.key("src"), source,
        Message(.other, "there is no icon for '\(text)'; name one such as builtin:document")
      )
      return nil
    }
    return .string("builtin:\(icon.rawValue)")
  }

  /// Returns the color of a state; `nil` for a neutral one.
  static func color(_ state: String) -> JSONText? {
    switch state {
    case "Good", "Success", "Positive": "positiveLabel"
    case "Error", "Negative": "negativeLabel"
    case "Critical", "Warning": "criticalLabel"
    case "Information": "tintColor"
    default: nil
    }
  }
}
