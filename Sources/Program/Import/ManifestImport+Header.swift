import FioriBasics

extension ManifestImport {
  /// The header of a card.
  struct Header {
    var title: JSONText?
    var subtitle: JSONText?
    var status: JSONText?
    var icon: JSONText?
    var kpiItems: [JSONText] = []
    var trendImage: JSONText?
    /// The details of the number, which stand beside its trend.
    var details: JSONText?
    var trendColor: JSONText?
    var facts: [JSONText] = []
  }

  /// Returns the header with the values of its bindings.
  mutating func header(_ base: ManifestData?) -> Header {
    let path = Self.root.key("header")
    let node = card["header"]
    let data = data(of: node, at: path, inside: base)
    var header = Header()
    header.title = value(node?["title"], at: path.key("title"), data).json
    if header.title == nil {
      header.title = value(manifest["sap.app"]?["title"], at: Self.appTitle, data).json ?? "Card"
      if node != nil {
        drop(
          path, node,
          Message(.other, "there is no title; '\(header.title?.plain ?? "")' takes its place"))
      }
    }
    let key = node?["subTitle"] == nil ? "subtitle" : "subTitle"
    header.subtitle = value(node?[key], at: path.key(key), data).json
    let status = path.key("status")
    noteOthers(node?["status"], at: status, besides: ["text"])
    header.status = value(node?["status"]?["text"], at: status.key("text"), data).json
    header.icon = icon(node?["icon"], at: path.key("icon"), data)
    var known: Set = ["type", "data", "title", key, "status", "icon"]
    if node?["type"]?.string == "Numeric" {
      known.formUnion(["mainIndicator", "details", "unitOfMeasurement", "sideIndicators"])
      header.takeNumbers(of: node, at: path, data, &self)
    }
    noteOthers(node, at: path, besides: known)
    return header
  }

  private static let appTitle = DescriptionPath(.key("sap.app"), .key("title"))
}

extension ManifestImport.Header {
  /// Takes the indicators of a numeric header.
  fileprivate mutating func takeNumbers(
    of node: JSONNode?, at path: DescriptionPath, _ data: ManifestData?,
    _ work: inout ManifestImport
  ) {
    let main = node?["mainIndicator"]
    let place = path.key("mainIndicator")
    work.noteOthers(main, at: place, besides: ["number", "unit", "trend", "state"])
    if let number = work.value(main?["number"], at: place.key("number"), data).cell {
      kpiItems.append(["metric": number])
    }
    let unit = work.value(main?["unit"], at: place.key("unit"), data).string
    if !unit.isEmpty { kpiItems.append(["unit": .string(unit)]) }
    let trend = work.value(main?["trend"], at: place.key("trend"), data).string
    trendImage = ["Up": "builtin:trend-up", "Down": "builtin:trend-down"][trend]
    let state = work.value(main?["state"], at: place.key("state"), data).string
    trendColor = trendImage == nil ? nil : ManifestImport.color(state)
    details = work.value(node?["details"], at: path.key("details"), data).json
    let unitText = work.value(
      node?["unitOfMeasurement"], at: path.key("unitOfMeasurement"), data
    ).string
    add(unitText)
    if trendImage == nil { add(details?.plain ?? "") }
    subtitle = subtitle.map { text in
      text.plain.map { .string(work.fitting($0, at: path, node)) } ?? text
    }
    takeFacts(of: node?["sideIndicators"], at: path.key("sideIndicators"), data, &work)
  }

  /// Adds words to the subtitle.
  private mutating func add(_ words: String) {
    guard !words.isEmpty else { return }
    subtitle = .string([subtitle?.plain, words].compactMap(\.self).joined(separator: " · "))
  }

  private mutating func takeFacts(
    of node: JSONNode?, at path: DescriptionPath, _ data: ManifestData?,
    _ work: inout ManifestImport
  ) {
    let indicators = node?.elements ?? []
    if indicators.count > Self.factLimit {
      work.drop(
        path, node,
        Message(.noRoom, "\(indicators.count) indicators, of which a card shows \(Self.factLimit)"))
    }
    for (index, indicator) in indicators.prefix(Self.factLimit).enumerated() {
      let place = path.index(index)
      work.noteOthers(indicator, at: place, besides: ["title", "number", "unit"])
      let title = work.value(indicator["title"], at: place.key("title"), data).string
      let number = work.value(indicator["number"], at: place.key("number"), data)
      let unit = work.value(indicator["unit"], at: place.key("unit"), data).string
      guard let value = number.json else {
        work.drop(
          place, indicator,
          Message(.other, "an indicator without a number is not carried; give it one"))
        continue
      }
      let joined = number.string + (unit.count > 1 ? " " : "") + unit
      let text = unit.isEmpty ? value : .string(work.fitting(joined, at: place, indicator))
      facts.append(["title": .string(title), "value": text])
    }
  }

  private static let factLimit = 2
}

extension JSONText {
  /// The text; `nil` for anything else.
  var plain: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
