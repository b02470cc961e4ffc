/// Formats of a chart's marks, each of which comes from the rows of its mark.
extension TemplateBinder {
  /// Returns the formats of a chart's axes that are taken from rows that differ; `nil` if none are.
  mutating func markFormats(
    of members: [TemplateNode.Member], _ scope: TemplateScope, at path: DescriptionPath
  ) -> MarkFormats? {
    guard let series = members.first(where: { $0.key == "series" })?.value, !series.isFixed
    else { return nil }
    let (first, second) = ("numericAxis", "secondaryNumericAxis")
    return MarkFormats(
      primary: markFormat(of: members, first, scope, at: path.key(first)),
      secondary: markFormat(of: members, second, scope, at: path.key(second)),
      secondarySeries: members.value(of: ["indexesOfSecondaryValuesAxis"])?.indices ?? [])
  }

  private mutating func markFormat(
    of members: [TemplateNode.Member], _ axis: String, _ scope: TemplateScope,
    at path: DescriptionPath
  ) -> MarkFormat? {
    guard case .object(let keys, let position, _)? = members.value(of: [axis, "format"])
    else { return nil }
    let path = path.key("format")
    let known = keys.filter { MarkFormat.keys.contains($0.key) }
    let different = known.compactMap { member in
      let rows = member.value.cellColumns.lazy.compactMap {
        Self.differentRows(scope.rows, in: $0)
      }
      return rows.first.map { MarkFormat.Part(member: member, rows: $0) }
    }
    guard !different.isEmpty else { return nil }
    let same = known.filter { member in !different.contains { $0.member.key == member.key } }
    return MarkFormat(
      different: different, same: self.members(same, scope, at: path), position: position,
      path: path)
  }

  /// Returns the members of a chart whose marks have the formats of their own rows.
  mutating func chart(
    _ members: [TemplateNode.Member], _ formats: MarkFormats, _ scope: TemplateScope,
    at path: DescriptionPath
  ) -> [JSONMember] {
    let outer = (markFormats, markFormat)
    defer { (markFormats, markFormat) = outer }
    (markFormats, markFormat) = (formats, nil)
    let bound = self.members(formats.shared(members), scope, at: path)
    for format in [markFormats?.primary, markFormats?.secondary] {
      if let format { warnIfDifferent(format) }
    }
    return bound
  }

  /// Warns about an axis that has another format than some of its marks.
  private mutating func warnIfDifferent(_ format: MarkFormat) {
    for case let part? in MarkFormat.keys.map(format.part) {
      var rows = part.rows
      if !format.marks.isEmpty {
        guard let marks = Self.differentRows(format.marks, in: rows.column) else { continue }
        rows = DifferentRows(
          count: rows.count, column: rows.column, first: marks.first, other: marks.other)
      }
      let path = format.path.key(part.member.key)
      return warn(.formatsOnAxis(rows, key: part.member.key), part.member.value.position, path)
    }
  }

  /// Reports numbers in different styles that become one number, once.
  mutating func checkStyle(
    of column: String, _ rows: [BoundRow], _ position: SourcePosition, at path: DescriptionPath
  ) {
    guard rows.count > 1, let format = markFormat, let style = format.part("style") else { return }
    let rows = rows.filter { $0.row.cell(column).number != nil }
    let place = format.path.key("style")
    guard let different = Self.differentRows(rows, in: style.rows.column),
      reportedCurrencies.insert(place).inserted
    else { return }
    report(.mixedStyles(different), position, path)
  }

  // MARK: - Marks

  /// Returns the formats of a series' values, which are bound already.
  mutating func formats(
    of members: [TemplateNode.Member], _ bound: [JSONMember], _ scope: TemplateScope,
    at path: DescriptionPath
  ) -> JSONMember? {
    guard let format = markFormat,
      let values = members.first(where: { $0.key == "values" }),
      case .array(let marks)? = bound.first(where: { $0.key == "values" })?.value.value,
      !members.contains(where: { $0.key == "formats" })
    else { return nil }
    let rows = rows(of: values.value, scope, count: marks.count)
    let known = rows.compactMap(\.self)
    guard !known.isEmpty else { return nil }
    markFormats?.add(known, at: path)
    let position = values.value.position
    let path = path.key("formats")
    let nodes = rows.enumerated().map { index, row in
      row.map { node(format, of: $0, scope, at: path.index(index)) }
        ?? JSONNode(value: .null, position: position)
    }
    return JSONMember(
      key: "formats", keyPosition: values.keyPosition,
      value: JSONNode(value: .array(nodes), position: position))
  }

  /// Returns the format of a row: of an amount whose currency is empty, the one of a plain number.
  private mutating func node(
    _ format: MarkFormat, of row: BoundRow, _ scope: TemplateScope, at path: DescriptionPath
  ) -> JSONNode {
    var scope = scope
    scope.rows = [row]
    let outer = shownCurrency
    defer { shownCurrency = outer }
    // A number of decimals is not an amount of money.
    shownCurrency = nil
    var members = members(format.different.map(\.member), scope, at: path) + format.same
    members.removeAll { $0.value.isEmpty }
    let isAmount = members.contains { $0.key == "style" && $0.value.value == .string("currency") }
    let hasCurrency = members.contains { $0.key == "currency" }
    if isAmount, !hasCurrency, format.part("currency") != nil {
      members.removeAll { $0.key == "style" }
    } else if !isAmount {
      members.removeAll { $0.key == "currency" }
    }
    return JSONNode(value: .object(members), position: format.position)
  }

  /// Returns a row of each value of a series, in whose format it is; `nil` for a value without rows.
  private func rows(
    of values: TemplateNode, _ scope: TemplateScope, count: Int
  ) -> [BoundRow?] {
    switch values {
    case .aggregated(let aggregate, let node):
      var scope = scope
      scope.aggregate = aggregate
      return rows(of: node, scope, count: count)
    case .calculation(let calculation, _):
      // A running sum has the rows of all earlier ones.
      let row = calculation.columns.first.flatMap {
        Aggregate.sum.rows(of: $0, in: scope.rows).first
      }
      return [BoundRow?](repeating: row, count: count)
    case .points: return scope.rows
    case .array(let elements, _): return elements.map { $0.row(of: scope.rows) }
    case .reference(.column(let column), _):
      let aggregate = scope.aggregate ?? .sum
      let isOne = scope.categories == nil && scope.aggregate != nil
      let groups =
        scope.categories?.groups(of: scope.rows) ?? (isOne ? [scope.rows] : scope.rows.map { [$0] })
      return groups.map { aggregate.rows(of: column, in: $0).first }
    default: return []
    }
  }
}

/// The formats that the marks of a chart have, by their axes; `nil` for an axis whose marks have its format.
struct MarkFormats {
  private(set) var primary: MarkFormat?
  private(set) var secondary: MarkFormat?
  let secondarySeries: [Int]

  init?(primary: MarkFormat?, secondary: MarkFormat?, secondarySeries: [Int]) {
    guard primary != nil || secondary != nil else { return nil }
    (self.primary, self.secondary) = (primary, secondary)
    self.secondarySeries = secondarySeries
  }

  /// Returns the format of the series at a path.
  func format(at path: DescriptionPath) -> MarkFormat? {
    isSecondary(path) ? secondary : primary
  }

  /// Adds a row of each mark of the series at a path.
  mutating func add(_ rows: [BoundRow], at path: DescriptionPath) {
    if isSecondary(path) { secondary?.marks += rows } else { primary?.marks += rows }
  }

  private func isSecondary(_ path: DescriptionPath) -> Bool {
    if case .index(let index)? = path.lastStep { secondarySeries.contains(index) } else { false }
  }

  /// Returns a chart whose axes have only the keys of their formats that all marks share.
  func shared(_ chart: [TemplateNode.Member]) -> [TemplateNode.Member] {
    chart.map { member in
      switch member.key {
      case "numericAxis": primary?.shared(member) ?? member
      case "secondaryNumericAxis": secondary?.shared(member) ?? member
      default: member
      }
    }
  }
}

/// A format whose keys differ among the marks of an axis.
struct MarkFormat {
  /// A key with the rows whose cells differ.
  struct Part {
    let member: TemplateNode.Member
    let rows: DifferentRows
  }

  let different: [Part]
  /// The other keys, with their values.
  let same: [JSONMember]
  let position: SourcePosition
  let path: DescriptionPath
  /// A row of each mark that has been read.
  var marks: [BoundRow] = []

  /// All keys of a format, those first that change its numbers most.
  static let keys = [
    "style", "currency", "minimumFractionDigits", "maximumFractionDigits", "usesGroupingSeparator",
  ]

  func part(_ key: String) -> Part? { different.first { $0.member.key == key } }

  /// The keys that an axis does not have: without its style, none is right for all marks.
  private var dropped: [String] {
    if part("style") != nil { return Array(Self.keys.prefix(4)) }
    return different.map(\.member.key) + (part("currency") == nil ? [] : ["style"])
  }

  /// Returns an axis with only the keys of its format that all marks share.
  fileprivate func shared(_ axis: TemplateNode.Member) -> TemplateNode.Member {
    axis.members { keys in
      keys.map { member in
        guard member.key == "format" else { return member }
        return member.members { $0.filter { !dropped.contains($0.key) } }
      }
    }
  }
}

extension TemplateNode.Member {
  /// Returns the object with other members.
  fileprivate func members(_ change: ([Self]) -> [Self]) -> Self {
    guard case .object(let members, let position, let categories) = value else { return self }
    return Self(
      key: key, keyPosition: keyPosition,
      value: .object(change(members), position, categories: categories))
  }
}

extension TemplateNode {
  /// Returns a row of some that become this number; `nil` for a number without rows.
  fileprivate func row(of rows: [BoundRow]) -> BoundRow? {
    switch self {
    case .fixed: nil
    case .reference(.aggregate(let aggregate, let column), _):
      aggregate.rows(of: column, in: rows).first
    default: addedColumns.first.map { Aggregate.sum.rows(of: $0, in: rows).first } ?? rows.first
    }
  }

  /// The numbers of a fixed array.
  var indices: [Int]? {
    guard case .fixed(let node) = self, case .array(let elements) = node.value else { return nil }
    return elements.compactMap {
      if case .number(let number) = $0.value { Int(exactly: number) } else { nil }
    }
  }
}

extension JSONNode {
  /// Whether the value comes from an empty cell.
  fileprivate var isEmpty: Bool { value == .null || value == .string("") }
}
