extension TextElement {
  /// The text with what style sheets change of it, its colour aside.
  func styled(by style: PartStyle) -> TextElement {
    var runs = text.runs
    for index in runs.indices {
      runs[index].text = style.transformed(runs[index].text)
      runs[index].font = style.font(runs[index].font)
      runs[index].color = style.faded(runs[index].color)
    }
    let alignment: HorizontalAlignment =
      switch style.alignment {
      case .left: style.startsOnTheLeft ? .leading : .trailing
      case .center: .center
      case .right: style.startsOnTheLeft ? .trailing : .leading
      case nil: self.alignment
      }
    return TextElement(
      text: StyledText(runs: runs, font: style.font(text.font), color: style.faded(text.color)),
      kind: kind, origin: origin, maximumWidth: maximumWidth,
      lineLimit: style.lineLimit ?? lineLimit, keepsWordsWhole: keepsWordsWhole,
      alignment: alignment, decoration: style.decoration ?? decoration)
  }
}
