import FioriBasics

extension ManifestImport {
  /// The two buttons of a card.
  struct Buttons {
    var main: JSONText?
    var second: JSONText?
  }

  /// A button of a manifest.
  struct FoundButton {
    /// How UI5 draws a button.
    enum Style {
      case emphasized
      case plain
      /// In the color of a meaning.
      case semantic(JSONText)
    }

    let part: ManifestPart
    let title: JSONText
    let isEnabled: Bool
    let style: Style
    /// The part that says the style.
    let stylePart: ManifestPart?

    /// The color of the text where it is not the main button.
    fileprivate var color: JSONText? {
      if case .semantic(let color) = style { color } else { nil }
    }

    fileprivate var isEmphasized: Bool {
      if case .emphasized = style { true } else { false }
    }

    fileprivate func json(isMain: Bool) -> JSONText {
      guard isEnabled else { return ["title": title, "isEnabled": .bool(false)] }
      guard let color else { return title }
      guard isMain else { return ["title": title.colored(color)] }
      let style = stylePart?.node.string ?? ""
      stylePart?.leaveOut(.colorOfMainButton(style))
      return title
    }
  }

  /// Returns the buttons of the footer, and the others.
  func buttons(_ base: ManifestData?, and others: [FoundButton] = []) -> Buttons {
    let footer = shown(card["footer"], base)
    let own = (footer?["actionsStrip"]?.elements ?? []).compactMap { part in
      shown(part, base).flatMap { button($0, base) }
    }
    return pick(own + others)
  }

  /// Returns the two buttons that a card has; the others are reported. The emphasized one, or one to accept, or
  /// the first without a color is the main one.
  func pick(_ buttons: [FoundButton]) -> Buttons {
    var found = buttons
    let main =
      found.firstIndex(where: \.isEmphasized)
      ?? found.firstIndex { $0.color?.plain == "positiveLabel" }
      ?? found.firstIndex { $0.color == nil } ?? (found.count > 1 ? 0 : nil)
    let first = main.map { found.remove(at: $0) }
    for other in found.dropFirst() { other.part.leaveOut(.tooManyButtons) }
    return Buttons(main: first?.json(isMain: true), second: found.first?.json(isMain: false))
  }

  /// Returns a button; `nil` for a space and for anything else.
  private func button(_ part: ManifestPart, _ data: ManifestData?) -> FoundButton? {
    let type = part["type"]?.string ?? "Button"
    guard type != "ToolbarSpacer" else { return nil }
    guard type == "Button" else {
      part.leaveOut(.unsupportedFooterPart(type))
      return nil
    }
    part["overflowPriority"]?.settle()
    guard let title = value(part["text"], data).json else {
      part.leaveOut(.buttonWithoutText("text"))
      return nil
    }
    let style = part["buttonType"]
    return FoundButton(
      part: part, title: title, isEnabled: value(part["enabled"], data).string != "false",
      style: buttonStyle(style, value(style, data).string), stylePart: style)
  }

  /// Returns the style of a button of UI5; one that is not known is reported.
  private func buttonStyle(_ part: ManifestPart?, _ name: String) -> FoundButton.Style {
    switch name {
    case "Emphasized": return .emphasized
    case "Accept", "Success": return .semantic("positiveLabel")
    case "Reject", "Negative": return .semantic("negativeLabel")
    case "Attention", "Critical": return .semantic("criticalLabel")
    case "", "Default", "Ghost", "Transparent", "Unstyled", "Neutral": return .plain
    default:
      part?.leaveOut(.unknownButtonStyle(name, known: ["Accept", "Reject", "Default"]))
      return .plain
    }
  }
}
