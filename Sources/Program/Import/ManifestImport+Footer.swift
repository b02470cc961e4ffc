import FioriBasics

extension ManifestImport {
  /// The two buttons of a card.
  struct Buttons {
    var main: JSONText?
    var second: JSONText?
  }

  /// Returns the buttons of the footer: the emphasized one, or the first that is not for declining, is the
  /// main one.
  func buttons(_ base: ManifestData?, and others: [FoundButton] = []) -> Buttons {
    let footer = shown(card["footer"], base)
    var found: [FoundButton] = []
    for part in footer?["actionsStrip"]?.elements ?? [] {
      guard let shown = shown(part, base) else { continue }
      let style = value(shown["buttonType"], base).string
      guard let button = button(shown, base) else { continue }
      found.append((shown, button, style))
    }
    return pick(found + others)
  }

  /// A button, its part of the manifest and its style.
  typealias FoundButton = (part: ManifestPart, button: JSONText, style: String)

  /// Returns the two buttons that a card has; the others are reported.
  func pick(_ buttons: [FoundButton]) -> Buttons {
    var found = buttons
    let styles = found.map(\.style)
    let main =
      styles.firstIndex(of: "Emphasized") ?? styles.firstIndex(of: "Accept")
      ?? styles.firstIndex { $0 != "Reject" && $0 != "Negative" } ?? styles.indices.first
    guard let main else { return Buttons() }
    let first = found.remove(at: main)
    for other in found.dropFirst() {
      other.part.leaveOut("a card has two buttons; this one is left out")
    }
    return Buttons(main: first.button, second: found.first?.button)
  }

  /// Returns a button; `nil` for a space and for anything else.
  private func button(_ part: ManifestPart, _ data: ManifestData?) -> JSONText? {
    let type = part["type"]?.string ?? "Button"
    guard type != "ToolbarSpacer" else { return nil }
    guard type == "Button" else {
      part.leaveOut("a card has only buttons at its bottom, no '\(type)'")
      return nil
    }
    part["overflowPriority"]?.settle()
    guard let title = value(part["text"], data).json else {
      part.leaveOut("a button needs a text")
      return nil
    }
    guard value(part["enabled"], data).string == "false" else { return title }
    return ["title": title, "isEnabled": .bool(false)]
  }
}
