import FioriBasics

/// A series of a chart.
struct ChartSeries {
  let title: String
  let values: [JSONText]
  /// The measure that the values are of.
  let measure: ChartTable.Field?
  var color: JSONText?
  var rules: [JSONText] = []

  /// The series as a description has it.
  var json: JSONText {
    var members: [(String, JSONText)] = [("title", .string(title)), ("values", .array(values))]
    members.add("color", color)
    members.add("rules", rules)
    return .object(members)
  }

  /// The numbers of the series.
  var numbers: [Double] {
    values.compactMap { if case .value(let number) = $0 { number } else { nil } }
  }
}

extension ManifestImport {
  /// Returns the measures or the dimensions of a chart.
  func fields(_ key: String, _ data: ManifestData?) -> [ChartTable.Field] {
    (content?[key]?.elements ?? []).map { part in
      let parts = [part["name"], part["label"]].compactMap(\.self)
      let names = parts.map { value($0, data).string }
      _ = part["dataType"]?.string
      return ChartTable.Field(
        name: names.first ?? "", names: Set(names + parts.compactMap(\.node.string)), part: part)
    }
  }

  /// Returns the number of a measure in each row; texts that are none are reported.
  func numbers(of field: ChartTable.Field, in table: ChartTable) -> [Double?] {
    let part = field.part["value"]
    var wrong: [String] = []
    let numbers = table.rows.map { row -> Double? in
      let value = value(part, table.data, row)
      if let number = value.number, abs(number) <= Limits.value { return number }
      if !value.string.isEmpty { wrong.append(value.string) }
      return nil
    }
    var message = Message.measureWithoutNumbers
    if let first = wrong.first {
      message =
        wrong.count == 1
        ? .notANumberInChart(first)
        : .notNumbersInChart(wrong.count, of: numbers.count, example: first)
      part?.note(message)
    }
    if !numbers.isEmpty, numbers.allSatisfy({ $0 == nil }) {
      // A path without data is reported already.
      (part ?? field.part).leaveOut(
        message, isNamed: part.map { !wrong.isEmpty || account.hasFailed($0) } ?? false)
    }
    return numbers
  }

  /// Returns the words of some dimensions in each row.
  func names(of fields: [ChartTable.Field], in table: ChartTable) -> [String] {
    table.rows.map { row in
      let words = fields.map { field -> String in
        let shown = value(field.part["displayValue"], table.data, row).string
        let own = value(field.part["value"], table.data, row).string
        return shown.isEmpty ? own : shown
      }
      return fitting(words.joined(separator: " "), fields.first?.part)
    }
  }

  /// Returns the categories of each row, and whether they are dates that are placed by time.
  func categories(of table: ChartTable) -> (names: [String], areDates: Bool) {
    let names = names(of: table.categories, in: table)
    let isDated =
      table.form.isTime
      || table.categories.contains { $0.part.node["dataType"]?.string == "date" }
    guard isDated, let field = table.categories.first, table.categories.count == 1 else {
      return (names, false)
    }
    let dates = names.map(ManifestDate.iso)
    if let place = dates.firstIndex(of: nil) {
      spaceEvenly(field, because: "'\(names[place].prefix(40))' is not a date such as 2026-01-05")
      return (names, false)
    }
    let isUnique = Set(dates).count == dates.count || !table.series.isEmpty
    if !isUnique { spaceEvenly(field, because: "a date occurs twice") }
    if isUnique, table.form.isTime, !table.form.hasTimeScale {
      spaceEvenly(field, because: "a \(table.form.type) chart has no time axis")
    }
    return (dates.compactMap(\.self), isUnique && table.form.hasTimeScale)
  }

  /// Notes why the categories of a dimension are not placed by time.
  private func spaceEvenly(_ field: ChartTable.Field, because reason: String) {
    let message = Message.evenlySpaced(because: reason)
    field.part.note(message)
    field.part["dataType"]?.leaveOut(message, isNamed: true)
  }

  /// Returns the series of measures, or those that dimensions make: the values of each at each category.
  func series(of table: ChartTable, at rows: [String]) -> (categories: [String], [ChartSeries]) {
    guard !table.series.isEmpty else {
      return (
        rows,
        table.measures.map {
          ChartSeries(
            title: $0.name, values: numbers(of: $0, in: table).map(\.json), measure: $0)
        }
      )
    }
    let groups = names(of: table.series, in: table)
    let (categories, titles) = (rows.distinct, groups.distinct)
    var series: [ChartSeries] = []
    for measure in table.measures {
      let numbers = numbers(of: measure, in: table)
      for title in titles {
        var values: [String: JSONText] = [:]
        for (index, number) in numbers.enumerated() where groups[index] == title {
          if values.updateValue(number.json, forKey: rows[index]) != nil {
            content?.note(.repeatedValue(of: title, at: rows[index]))
          }
        }
        let name = table.measures.count == 1 ? title : "\(measure.name) \(title)"
        series.append(
          ChartSeries(
            title: fitting(name, measure.part), values: categories.map { values[$0] ?? .null },
            measure: measure))
      }
    }
    return (categories, series)
  }

  /// Returns the points of a bubble or scatter chart, in series by their colors.
  func points(of table: ChartTable) -> [ChartSeries] {
    let keys = ["x", "y", "size"].prefix(table.measures.count)
    let groups = names(of: table.series, in: table)
    let columns = table.measures.map { numbers(of: $0, in: table) }
    var points: [String: [JSONText]] = [:]
    for index in table.rows.indices {
      let members = zip(keys, columns).compactMap { key, numbers in
        numbers[index].map { (key, JSONText.value($0)) }
      }
      points[groups[index], default: []].append(
        members.count == keys.count ? .object(members) : .null)
    }
    return groups.distinct.map { ChartSeries(title: $0, values: points[$0] ?? [], measure: nil) }
  }
}

extension Double? {
  /// The number, or `null` in place of none.
  var json: JSONText { map(JSONText.value) ?? .null }
}

extension [String] {
  /// The texts without those that are there before.
  var distinct: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
