import FioriBasics

extension ManifestImport {
  /// The two buttons of a card.
  struct Buttons {
    var main: JSONText?
    var second: JSONText?
  }

  /// Returns the buttons of the footer: the emphasized one, or the first that is not for declining, is the
  /// main one.
  mutating func buttons(_ base: ManifestData?) -> Buttons {
    let path = Self.root.key("footer")
    let footer = card["footer"]
    noteOthers(footer, at: path, besides: ["actionsStrip"])
    let strip = path.key("actionsStrip")
    var found: [(node: JSONNode, path: DescriptionPath, button: JSONText)] = []
    for (index, node) in (footer?["actionsStrip"]?.elements ?? []).enumerated() {
      let place = strip.index(index)
      guard let button = button(node, at: place, base) else { continue }
      found.append((node, place, button))
    }
    let styles = found.map { $0.node["buttonType"]?.string ?? "" }
    let main =
      styles.firstIndex(of: "Emphasized") ?? styles.firstIndex(of: "Accept")
      ?? styles.firstIndex { $0 != "Reject" && $0 != "Negative" } ?? styles.indices.first
    guard let main else { return Buttons() }
    let first = found.remove(at: main)
    for other in found.dropFirst() {
      drop(other.path, other.node, Message(.noRoom, "a card has two buttons; this one is left out"))
    }
    return Buttons(main: first.button, second: found.first?.button)
  }

  /// Returns a button; `nil` for a space, for one that is not shown, and for anything else.
  private mutating func button(
    _ node: JSONNode, at path: DescriptionPath, _ data: ManifestData?
  ) -> JSONText? {
    let type = node["type"]?.string ?? "Button"
    guard type != "ToolbarSpacer", node["visible"]?.value != .bool(false) else { return nil }
    guard type == "Button" else {
      drop(path, node, Message(.other, "a card has buttons at its bottom, no '\(type)'"))
      return nil
    }
    noteOthers(
      node, at: path,
      besides: ["type", "text", "buttonType", "visible", "enabled", "overflowPriority"])
    guard let title = value(node["text"], at: path.key("text"), data).json else {
      drop(path, node, Message(.other, "a button needs a text"))
      return nil
    }
    guard case .bool(false)? = node["enabled"].flatMap({ BoundValue($0.value) }) else {
      return title
    }
    return ["title": title, "isEnabled": .bool(false)]
  }
}
