import FioriBasics

extension ManifestImport {
  /// The header of a card.
  struct Header {
    var title: JSONText = "Card"
    var subtitle: JSONText?
    var status: JSONText?
    var icon: JSONText?
    /// The parts of the number.
    var kpiItems: [JSONText] = []
    var trendImage: JSONText?
    var stateColor: JSONText?
    /// Why the number of a chart's card does not have the color of its state.
    var stateLoss: (part: ManifestPart, reason: Message)?
    /// The text below the number.
    var details: JSONText?
    var facts: [JSONText] = []
    /// The texts below the subtitle.
    var rows: [JSONText] = []

    /// A title that is not seen, since a card has to have one.
    static let hiddenTitle: JSONText = "\u{200B}"
  }

  /// Returns the header with the values of its bindings.
  func header(_ base: ManifestData?) -> Header {
    var header = Header()
    let whole = card["header"]
    let data = data(of: whole, inside: base)
    let part = shown(whole, data)
    if whole != nil, part == nil {
      header.title = Header.hiddenTitle
      return header
    }
    let type = part?["type"]?.string
    if let title = lined(part?["title"], part?["titleMaxLines"], data) {
      header.title = title
    } else {
      header.title = appTitle.json ?? header.title
      part?.note(.cardWithoutTitle(used: header.title.plain ?? ""))
    }
    header.subtitle =
      lined(part?["subTitle"], part?["subTitleMaxLines"], data)
      ?? lined(part?["subtitle"], part?["subtitleMaxLines"], data)
    header.status = value(shown(part?["status"], data)?["text"], data).json
    if header.status == nil, let time = part?["dataTimestamp"] { header.status = date(time, data) }
    header.icon = icon(part?["icon"], data)
    if type == "Numeric" { takeNumbers(of: part, data, &header) }
    return header
  }

  /// Returns a text with the number of lines that it may have.
  private func lined(
    _ part: ManifestPart?, _ lines: ManifestPart?, _ data: ManifestData?
  ) -> JSONText? {
    let text = value(part, data).json
    guard let text, let lines, let count = value(lines, data).number, count >= 1, count <= 20 else {
      return text
    }
    return text.lined(count.rounded())
  }

  private func date(_ part: ManifestPart, _ data: ManifestData?) -> JSONText? {
    let text = value(part, data).string
    guard let date = ManifestDate.iso(text) else {
      if !text.isEmpty { part.leaveOut(.notATimestamp(text)) }
      return nil
    }
    return ["date": .string(date)]
  }

  /// Takes the number of a header with its state and trend, its unit, its details and its indicators.
  private func takeNumbers(
    of part: ManifestPart?, _ data: ManifestData?, _ header: inout Header
  ) {
    if let main = shown(part?["mainIndicator"], data) { takeNumber(main, data, &header) }
    let unit = value(part?["unitOfMeasurement"], data).string
    if !unit.isEmpty {
      let words = [header.subtitle?.plain, unit].compactMap(\.self).joined(separator: " · ")
      header.subtitle = .string(fitting(words, part?["unitOfMeasurement"]))
        .lined(header.subtitle?.lineCount)
    }
    let details = part?["details"]
    let text = details?.node.isObject == true ? details?["text"] : details
    header.details = lined(text, part?["detailsMaxLines"], data)
    if details?.node.isObject == true {
      header.details = header.details?.colored(color(details?["state"], data))
    }
    takeFacts(of: part?["sideIndicators"], data, &header)
  }

  private func takeNumber(
    _ main: ManifestPart, _ data: ManifestData?, _ header: inout Header
  ) {
    let trend = value(main["trend"], data).string
    header.trendImage = ["Up": "builtin:trend-up", "Down": "builtin:trend-down"][trend]
    if header.trendImage == nil, !["", "None"].contains(trend) {
      main["trend"]?.leaveOut(.trendWithoutArrow(trend))
    }
    let state = value(main["state"], data).string
    let color = color(main["state"], data)
    let number = value(main["number"], data)
    var metric = number.metric
    if case .text(let text) = number, color == nil, metric != nil { metric = .string(text) }
    guard let metric else {
      for key in ["state", "trend", "unit"] { main[key]?.leaveOut(.partWithoutNumber(key)) }
      header.trendImage = nil
      return
    }
    header.stateColor = color
    var item: [(String, JSONText)] = [("metric", metric)]
    if let color {
      if let value = number.number, case .object = metric {
        let rule: JSONText = ["is": .value(value), "color": color, "title": .string(state)]
        item.append(("rules", .array([rule])))
      } else if header.trendImage == nil, let part = main["state"] {
        header.stateLoss = (part, .colorWithoutNumber(number.string))
      }
    }
    header.kpiItems.append(.object(item))
    let unit = value(main["unit"], data).string
    if !unit.isEmpty { header.kpiItems.append(["unit": .string(unit)]) }
  }

  private func takeFacts(
    of part: ManifestPart?, _ data: ManifestData?, _ header: inout Header
  ) {
    let indicators = (part?.elements ?? []).compactMap { shown($0, data) }
    for indicator in indicators.dropFirst(Self.factLimit) {
      indicator.leaveOut(.tooManyIndicators(limit: Self.factLimit))
    }
    for indicator in indicators.prefix(Self.factLimit) {
      let title = value(indicator["title"], data).string
      let number = value(indicator["number"], data)
      let unit = value(indicator["unit"], data).string
      let color = color(indicator["state"], data)
      guard let own = number.json else {
        indicator.leaveOut(.indicatorWithoutNumber)
        continue
      }
      let joined = number.string + (unit.count > 1 ? " " : "") + unit
      let text = unit.isEmpty ? own : .string(fitting(joined, indicator))
      header.facts.append(["title": .string(title), "value": text.colored(color)])
    }
  }

  private static let factLimit = 2
}
