/// The currency that a number is shown in.
struct ShownCurrency {
  /// Where a currency comes from.
  enum Source {
    /// The description.
    case code(String)
    /// A column, with the code that is shown; `nil` if each mark has its own.
    case column(String, code: String?)
  }

  var source: Source
  /// Whether it is of amounts only, as in a chart, whose series may also be quantities.
  var isOfAmounts = false
  let position: SourcePosition
  let path: DescriptionPath
}

/// The currencies that numbers are shown in.
extension TemplateBinder {
  /// Returns the currency of the number or the chart that an object is; if it says none, the currency of the
  /// object around it.
  func shownCurrency(
    of members: [TemplateNode.Member], _ scope: TemplateScope, at path: DescriptionPath
  ) -> ShownCurrency? {
    if members.contains(where: { ["value", "metric"].contains($0.key) }) {
      guard let currency = members.first(where: { $0.key == "currency" }) else { return shownUnit }
      return shownCurrency(currency.value, scope, at: path.key("currency"))
    }
    guard members.contains(where: { $0.key == "series" }) else { return shownCurrency }
    for axis in ["numericAxis", "secondaryNumericAxis"] {
      guard let node = members.value(of: [axis, "format", "currency"]) else { continue }
      let path = path.key(axis).key("format").key("currency")
      guard var shown = shownCurrency(node, scope, at: path) else { continue }
      shown.isOfAmounts = true
      if case .column(let column, _) = shown.source,
        Self.differentRows(scope.rows, in: column) != nil
      {
        // Each mark has the currency of its own rows.
        shown.source = .column(column, code: nil)
      }
      return shown
    }
    return nil
  }

  /// Returns the currency that a part of an array writes beside its numbers, such as `{"unit": "€"}` or
  /// `{"text": " €"}`; `nil` if none does, or several differ.
  func shownUnit(of elements: [TemplateNode], at path: DescriptionPath) -> ShownCurrency? {
    guard !currencies.isEmpty else { return nil }
    var found: ShownCurrency?
    for (index, element) in elements.enumerated() {
      guard case .fixed(let node) = element, case .object(let members) = node.value
      else { continue }
      for member in members {
        guard case .string(let text) = member.value.value,
          let code = code(of: text, as: member.key, at: index, in: elements)
        else { continue }
        if case .code(code)? = found?.source { continue }
        guard found == nil else { return nil }
        found = ShownCurrency(
          source: .code(code), isOfAmounts: true, position: member.value.position,
          path: path.index(index).key(member.key))
      }
    }
    return found
  }

  /// Returns the currency of a unit, or of a text between numbers.
  private func code(
    of text: String, as key: String, at index: Int, in elements: [TemplateNode]
  ) -> String? {
    func isNumber(_ index: Int) -> Bool { elements[at: index]?.isFixed == false }
    switch key {
    case "unit": return CurrencyText.unit(text)
    case "text":
      return (isNumber(index - 1) ? CurrencyText.first(in: text) : nil)
        ?? (isNumber(index + 1) ? CurrencyText.last(in: text) : nil)
    default: return nil
    }
  }

  /// Returns the currency of a cell in a text: the one of its format, the one written beside it, or the one of
  /// the numbers around the text.
  func shownCurrency(
    ofCell index: Int, in parts: [TemplateNode.TextPart], _ position: SourcePosition,
    at path: DescriptionPath
  ) -> ShownCurrency? {
    guard case .cell(_, let format) = parts[index] else { return nil }
    if case .currency(let code)? = format {
      return ShownCurrency(source: .code(code), position: position, path: path)
    }
    guard TextFormat.canBeAmount(format) else { return nil }
    if let code = CurrencyText.beside(index, of: parts) {
      return ShownCurrency(source: .code(code), isOfAmounts: true, position: position, path: path)
    }
    let hasCurrency = TemplateNode.text(parts, position).mentions(currencies.columns)
    return shownUnit ?? (hasCurrency ? nil : titleCurrency)
  }

  /// Returns the currencies in the titles of a table's columns, by their indices.
  func titleCurrencies(
    of members: [TemplateNode.Member], at path: DescriptionPath
  ) -> [Int: ShownCurrency] {
    let columns = members.value(of: ["columns"])?.fixedElements ?? []
    var found: [Int: ShownCurrency] = [:]
    for case (let index, let column?) in columns.enumerated() {
      let title = column.title ?? column
      guard case .string(let text) = title.value, let code = CurrencyText.only(in: text) else {
        continue
      }
      found[index] = ShownCurrency(
        source: .code(code), isOfAmounts: true, position: title.position, path: path.index(index))
    }
    return found
  }

  /// Returns the currency in the title of the numbers that an object has, or the one around it. The titles of
  /// a table's columns come before others, and a percentage has none.
  func titleCurrency(
    of members: [TemplateNode.Member], at path: DescriptionPath
  ) -> ShownCurrency? {
    if Self.isNumber(members), !members.canBeAmount() { return nil }
    if !titleCurrencies(of: members, at: path.key("columns")).isEmpty { return nil }
    return ownTitleCurrency(of: members, at: path) ?? axisTitleCurrency(of: members, at: path)
      ?? titleCurrency
  }

  /// Returns the currency in the title that an object has itself.
  func ownTitleCurrency(
    of members: [TemplateNode.Member], at path: DescriptionPath
  ) -> ShownCurrency? {
    let isNumber = Self.isNumber(members)
    for member in members where Self.titleKeys.contains(member.key) {
      guard let title = member.value.writtenText,
        let code = isNumber
          ? CurrencyText.only(in: title) : CurrencyText.only(inHeading: title)
      else { continue }
      return ShownCurrency(
        source: .code(code), isOfAmounts: true, position: member.value.position,
        path: path.key(member.key))
    }
    return nil
  }

  /// Whether an object is one number, or a series of them, so that its title is about nothing else.
  private static func isNumber(_ members: [TemplateNode.Member]) -> Bool {
    members.contains { $0.key == "value" || $0.key == "values" }
  }

  private static let titleKeys: Set = ["title", "subtitle", "caption", "label", "status"]

  /// Returns the currency in the title of a chart's only numeric axis.
  private func axisTitleCurrency(
    of members: [TemplateNode.Member], at path: DescriptionPath
  ) -> ShownCurrency? {
    guard members.value(of: ["indexesOfSecondaryValuesAxis"]) == nil,
      members.canBeAmount(at: ["numericAxis", "format"]),
      let title = members.value(of: ["numericAxis", "title"]), let text = title.writtenText,
      let code = CurrencyText.only(in: text)
    else { return nil }
    return ShownCurrency(
      source: .code(code), isOfAmounts: true, position: title.position,
      path: path.key("numericAxis").key("title"))
  }

  private func shownCurrency(
    _ node: TemplateNode, _ scope: TemplateScope, at path: DescriptionPath
  ) -> ShownCurrency? {
    if case .fixed(let node) = node {
      guard case .string(let code) = node.value else { return nil }
      return ShownCurrency(source: .code(code), position: node.position, path: path)
    }
    guard let column = node.cellColumns.first else { return nil }
    let code = node.numberRows(of: scope.rows).first?.row.cell(column).text ?? ""
    return ShownCurrency(source: .column(column, code: code), position: node.position, path: path)
  }
}

extension TemplateNode {
  /// The words that a text has beside its cells; `nil` for other values.
  fileprivate var writtenText: String? {
    switch self {
    case .fixed(let node): if case .string(let text) = node.value { text } else { nil }
    case .text(let parts, _):
      parts.map { if case .plain(let text) = $0 { text } else { " " } }.joined()
    default: nil
    }
  }

  /// The elements of an array, `nil` where one has references.
  fileprivate var fixedElements: [JSONNode?] {
    switch self {
    case .fixed(let node): if case .array(let elements) = node.value { elements } else { [] }
    case .array(let elements, _):
      elements.map { if case .fixed(let node) = $0 { node } else { nil } }
    default: []
    }
  }
}

extension JSONNode {
  /// The title of a table's column that is an object.
  fileprivate var title: JSONNode? {
    if case .object(let members) = value { members.first { $0.key == "title" }?.value } else { nil }
  }
}
