package import FioriBasics
import FioriModel

/// Makes a description from the manifest of a UI Integration Card.
package struct ManifestImport {
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

  let card: ManifestPart
  let content: ManifestPart?
  /// Which parts of the card are used.
  package let account: ImportAccount
  /// Whether a card whose chart cannot be drawn is written without it.
  let keepsGoing: Bool
  /// Whether the manifest is an adaptive card itself.
  private let isAdaptive: Bool
  private let manifest: JSONNode
  private let passedData: JSONNode?
  private let files: Files
  private let names: NameTable

  /// Creates an import. `data` replaces the data that the manifest requests.
  package init(
    _ manifest: JSONNode, data: JSONNode?, files: Files, keepsGoing: Bool = false
  ) throws(Failure) {
    let isAdaptive = manifest["type"]?.string == "AdaptiveCard"
    guard let card = isAdaptive ? manifest : manifest["sap.card"], card.isObject else {
      throw Failure(
        path: DescriptionPath(), position: manifest.position,
        message: .noCardInManifest)
    }
    self.isAdaptive = isAdaptive
    (self.manifest, passedData, self.files, self.keepsGoing) = (manifest, data, files, keepsGoing)
    account = ImportAccount()
    self.card = ManifestPart(
      node: card, path: isAdaptive ? DescriptionPath() : DescriptionPath(.key("sap.card")),
      account: account)
    content = isAdaptive ? self.card : self.card["content"]
    let translations = manifest["sap.app"]?["i18n"]
    let file = translations?.string ?? translations?["bundleUrl"]?.string
    names = NameTable(
      parameters: card["configuration"]?["parameters"],
      texts: files.text(file ?? "i18n/i18n.properties"))
  }

  /// Returns the description, and closes the account.
  package func description() throws(Failure) -> JSONText {
    settleSettings()
    let base = data(of: card, inside: passedData.map { ManifestData(root: $0, node: $0) })
    let hasHeader =
      !isAdaptive && (card["header"] != nil || card["type"]?.node.string != "AdaptiveCard")
    let header = hasHeader ? header(base) : Header()
    let type = card["type"]
    let name = type?.string
    let parts: (view: [(String, JSONText)], height: Double?)
    switch name {
    case "Analytical": parts = try analytical(base, header)
    case "List": parts = (cardView(header, list(base), buttons(base)), nil)
    case "Object": parts = (cardView(header, object(base), buttons(base)), nil)
    case "AdaptiveCard":
      parts = (
        try adaptive(
          content, data(of: isAdaptive ? nil : content, inside: base), hasHeader ? header : nil),
        nil
      )
    case "Table": parts = (cardView(header, table(base), buttons(base)), nil)
    default:
      throw Failure(
        path: card.path.key("type"), position: type?.node.position ?? card.node.position,
        message: .unsupportedCard(name))
    }
    account.close(card)
    let height = parts.height.map { [("height", JSONText.number($0))] } ?? []
    return [
      "environment": .object(
        [("generation", "horizon"), ("width", .value(CardWidth.points(of: parts.view)))] + height
          + [("padding", 16), ("background", "backgroundBase")]),
      "view": .object(parts.view),
    ]
  }

  /// Notes the keys about the app, not about the picture.
  private func settleSettings() {
    for key in ["designtime", "$schema"] { card[key]?.settle() }
    for key in ["parameters", "destinations", "editor", "csrfTokens"] {
      card["configuration"]?[key]?.settle()
    }
  }

  // MARK: Data and values

  /// Returns the data of a part of the manifest: its own, or those around it.
  func data(of part: ManifestPart?, inside outer: ManifestData?) -> ManifestData? {
    guard let data = part?["data"] else { return outer }
    for key in ["json", "mockData", "name"] { data[key]?.settle() }
    let request = data["request"]
    var root = data.node["json"] ?? passedData ?? request.flatMap { response(to: $0.node) }
    root = root ?? mock(data.node["mockData"])
    if root == nil, let other = request ?? data["service"] ?? data["extension"] {
      other.leaveOut(.dataNotLoaded(from: other.node["url"]?.string))
      data["path"]?.settle()
      return nil
    }
    for key in ["request", "service", "extension"] { data[key]?.settle() }
    guard let root = root ?? outer?.root else { return nil }
    let steps = value(data["path"], nil).string
    guard let found = root.node(at: steps) else {
      // The passed data may already be the data at the path.
      if passedData?.elements != nil { return ManifestData(root: root, node: root) }
      data["path"]?.leaveOut(.noDataAtPath(steps))
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

  /// Returns the title of the app, for a card without one.
  var appTitle: BoundValue {
    let title = manifest["sap.app"]?["title"].map {
      ManifestPart(
        node: $0, path: DescriptionPath(.key("sap.app"), .key("title")), account: account)
    }
    return value(title, nil)
  }

  /// Returns the value of a text, with its bindings replaced.
  func value(
    _ part: ManifestPart?, _ data: ManifestData?, _ item: JSONNode? = nil,
    _ reading: (inout Bindings, String) -> BoundValue = { $0.value(of: $1) }
  ) -> BoundValue {
    guard let part else { return .missing }
    guard let text = part.string else {
      if let value = BoundValue(part.node.value) {
        account.use(part)
        return drawable(value, part, item)
      }
      part.leaveOut(.expectedString(found: part.node.value.kindName))
      return .missing
    }
    var bindings = Bindings(data: data, item: item, names: names)
    let value = reading(&bindings, text)
    let isMissing = value.string.allSatisfy(\.isWhitespace)
    for note in bindings.notes {
      if isMissing { part.leaveOut(note, of: item, hasValue: false) } else { part.note(note) }
    }
    if isMissing, !bindings.notes.isEmpty { return .missing }
    if !isMissing { account.succeed(part) }
    return drawable(value, part, item)
  }

  /// Returns a value that a description can have; any other is noted.
  private func drawable(
    _ value: BoundValue, _ part: ManifestPart, _ item: JSONNode?
  ) -> BoundValue {
    if case .text(let text) = value { return .text(fitting(text, part)) }
    if let number = value.number, abs(number) > Limits.value {
      part.leaveOut(.manifestNumberTooFar(number), of: item)
      return .missing
    }
    guard case .formatted(let number, "currency", let code?) = value,
      code.utf8.count != 3 || !code.utf8.allSatisfy({ Unicode.Scalar($0).properties.isUppercase })
    else { return value }
    part.note(.notACurrency(code))
    return .number(number)
  }

  /// Returns a text that a description can have: a longer one is cut off, which is noted.
  func fitting(_ text: String, _ part: ManifestPart?) -> String {
    guard text.utf8.count > Limits.textLength else { return text }
    let scalars = text.unicodeScalars
    guard scalars.count > Limits.textLength else { return text }
    part?.note(.manifestTextCutOff(scalars.count, limit: Limits.textLength))
    return String(String.UnicodeScalarView(scalars.prefix(Limits.textLength - 1))) + "…"
  }

  /// Returns a part, or `nil` if it is hidden.
  func shown(
    _ part: ManifestPart?, _ data: ManifestData?, _ item: JSONNode? = nil
  ) -> ManifestPart? {
    guard let part else { return nil }
    let isHidden = isHidden(part["visible"], data, item)
    account.show(part, !isHidden)
    return isHidden ? nil : part
  }

  private func isHidden(
    _ visible: ManifestPart?, _ data: ManifestData?, _ item: JSONNode?
  ) -> Bool {
    guard let visible else { return false }
    return value(visible, data, item).string == "false"
  }

  /// Returns the icon of a name that has one here; notes any other.
  func icon(
    _ part: ManifestPart?, _ data: ManifestData?, _ item: JSONNode? = nil
  ) -> JSONText? {
    guard let part = shown(part, data, item), let source = part["src"] else { return nil }
    part["alt"]?.settle()
    let text = value(source, data, item).string
    guard !text.isEmpty else { return nil }
    guard text.hasPrefix("sap-icon://") else {
      source.leaveOut(.imageNotCopied(text), of: item)
      return nil
    }
    guard let icon = BuiltinIcon.sapIcon(text) else {
      source.leaveOut(.unknownIcon(text), of: item)
      return nil
    }
    return .string("builtin:\(icon.rawValue)")
  }

  /// Returns the color of a state; `nil` for a neutral one, and for one that is not known, which is
  /// noted.
  func color(
    _ part: ManifestPart?, _ data: ManifestData?, _ item: JSONNode? = nil
  ) -> JSONText? {
    let state = value(part, data, item).string
    switch state {
    case "Good", "Success", "Positive": return "positiveLabel"
    case "Error", "Negative": return "negativeLabel"
    case "Critical", "Warning": return "criticalLabel"
    case "Information": return "tintColor"
    case "": return nil
    case "None", "Neutral":
      if let part { account.retract(part) }
      return nil
    default:
      part?.leaveOut(.stateWithoutColor(state), of: item)
      return nil
    }
  }
}
