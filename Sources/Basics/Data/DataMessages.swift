/// Problems of tables of data and the references to them.
extension Message {
  static func tooLongFile(limit: Int) -> Message {
    Message(.limit, "the file has more than the \(limit) bytes allowed; split it")
  }

  static var semicolons: Message { Message(.data, "the cells are separated by semicolons") }

  static var expectedObjects: Message { Message(.wrongValue, "expected an array of objects") }

  static var noColumnNames: Message {
    Message(.data, "the first line does not name the columns; write their names there")
  }

  static func cellCount(_ cells: String, names: Int) -> Message {
    Message(
      .data,
      "\(cells), but the first line names \(names.counted("column")); write one cell for "
        + "each column, and quote cells that contain a separator")
  }

  static func moreFaultyRows(_ count: Int) -> Message {
    Message(.data, "\(count.counted("more row")) \(count == 1 ? "is" : "are") wrong")
  }

  static func separatorLine(_ line: String) -> Message {
    Message(
      .data,
      "'\(line)' is a line for a spreadsheet, not the names of columns; remove it, because the "
        + "separator is recognized automatically")
  }

  static func otherSeparator(_ found: String, isTabbed: Bool) -> Message {
    let remedy =
      isTabbed
      ? "name the file .csv, or separate the cells with tabs"
      : found == "tabs"
        ? "name the file .tsv, or separate the cells with commas" : "separate the cells with commas"
    return Message(
      .data,
      "the names of columns are separated by \(found), not by "
        + "\(isTabbed ? "tabs" : "commas or semicolons"); \(remedy)")
  }

  static func nullInCell(column: String) -> Message {
    Message(
      .data,
      "the cell of column '\(column)' contains the character U+0000, which cannot be displayed; "
        + "remove it")
  }

  static func nullInName(column: Int) -> Message {
    Message(
      .data,
      "the name of column \(column) contains the character U+0000, which cannot be displayed; "
        + "remove it")
  }

  static func sameColumns(_ name: String) -> Message {
    Message(.data, "two columns are named '\(name)'; rename one")
  }

  static var textAfterQuote: Message {
    Message(.syntax, "text after a closing quote; double the quotes that are part of the cell")
  }

  static var unclosedQuote: Message {
    Message(.data, "unclosed quote; add '\"'")
  }

  static var quoteInCell: Message {
    Message(
      .syntax,
      "a quote inside a cell without quotes; put the cell in quotes and double the quotes inside it"
    )
  }

  static func tooLongCell(limit: Int) -> Message {
    Message(.limit, "a cell has more than the \(limit) bytes allowed; shorten it")
  }

  static func tooManyRows(limit: Int) -> Message {
    Message(
      .data,
      "the table has more rows than the \(limit) allowed; split the file, or raise --max-rows")
  }

  static func noTextKey(in cell: String) -> Message {
    Message(
      .texts,
      "the cell in \(cell) is empty, so the text has no key; fill it, or exclude its row with 'where'"
    )
  }

  static func expectedTextKey(found: String, place: String) -> Message {
    Message(.wrongValue, "expected a text key, found \(found)\(place)")
  }

  static func expectedRow(found: String) -> Message {
    Message(.wrongValue, "expected an object for each row, found \(found)")
  }

  static func noResult(of key: String, reason: String) -> Message {
    Message(.data, "'\(key)' has no value: \(reason)")
  }

  static func emptyCategory(in cell: String, otherRows count: Int) -> Message {
    let rows = count > 0 ? " and \(count.counted("more row")) are" : " is"
    return Message(
      .data,
      "the cell in \(cell) is empty, so its row\(rows) not drawn; fill it, or exclude such rows with "
        + "'where'")
  }

  static func sameCategories(in cell: String) -> Message {
    Message(
      .data,
      "the cell in \(cell) looks the same as others but has different characters, and is grouped "
        + "with them; use the same characters")
  }

  static func severalNumbers(_ rows: DifferentRows) -> Message {
    Message(
      .data,
      "\(rows.text), and only the first is used; write '$first', or another aggregate such as "
        + "'$sum'")
  }

  static func severalTexts(_ rows: DifferentRows) -> Message {
    let column = JSONProblem.shown(rows.column)
    return Message(
      .data,
      "\(rows.text), and only the first is used; group by '\(column)', or write {\"$first\": "
        + "\"\(column)\"} if it is right for all")
  }

  static func mixedCurrencies(_ rows: DifferentRows) -> Message {
    Message(
      .data,
      "\(rows.text); amounts in different currencies cannot be combined; group by "
        + "'\(JSONProblem.shown(rows.column))', or convert them")
  }

  static func hiddenCurrencies(
    _ rows: DifferentRows, shown currency: String, of column: String
  ) -> Message {
    let (column, code) = (JSONProblem.shown(column), JSONProblem.shown(currency))
    return Message(
      .data,
      "\(rows.text), but '\(column)' is shown in '\(code)'; group by "
        + "'\(JSONProblem.shown(rows.column))', convert the amounts, or name the column "
        + "'\(column)_\(CurrencyText.normalized(currency).lowercased())' if they are converted")
  }

  static func hiddenCurrency(
    _ own: String, shown currency: String, of column: String
  ) -> Message {
    let (column, code) = (JSONProblem.shown(column), JSONProblem.shown(currency))
    return Message(
      .data,
      "'\(column)' has amounts in '\(own)', but is shown in '\(code)'; show it in '\(own)', or convert "
        + "the amounts and rename the column")
  }

  static func otherCurrency(
    _ column: String, in code: String, than other: String, in otherCode: String
  ) -> Message {
    let (column, other) = (JSONProblem.shown(column), JSONProblem.shown(other))
    return Message(
      .data,
      "'\(column)' has amounts in '\(code)', but is combined or compared with '\(other)' in "
        + "'\(JSONProblem.shown(otherCode))'; convert the amounts, or add \"types\": {\"\(other)\": "
        + "\"quantity\"} to 'data' if they are not money")
  }

  static func mixedAmounts(
    _ rows: DifferentRows, of column: String, as comparison: AmountComparison
  ) -> Message {
    let (amount, currency) = (JSONProblem.shown(column), JSONProblem.shown(rows.column))
    let (problem, remedy) =
      switch comparison {
      case .number:
        (
          "\(rows.text), but their '\(amount)' is combined or compared", "group by '\(currency)'"
        )
      case .cells:
        (
          "\(rows.text), but the cells of '\(amount)' do not show which",
          "write \"${\(amount)} ${\(currency)}\", keep one currency with 'where'"
        )
      case .order:
        (
          "\(rows.text), but are sorted by '\(amount)'",
          "sort by '\(currency)' first, keep one currency with 'where'"
        )
      case .range:
        (
          "rows with \(rows.texts) in '\(currency)' share the range of their '\(amount)'",
          "remove 'sharedRange', keep one currency with 'where'"
        )
      }
    return Message(
      .data,
      "\(problem); \(remedy), convert the amounts, or add \"types\": {\"\(amount)\": \"quantity\"} to "
        + "'data' if they are not money")
  }

  static func mixedStyles(_ rows: DifferentRows) -> Message {
    Message(
      .data,
      "\(rows.text); numbers in different styles cannot be combined; group by "
        + "'\(JSONProblem.shown(rows.column))'")
  }

  static func formatsOnAxis(_ rows: DifferentRows, key: String) -> Message {
    Message(
      .data,
      "\(rows.text), so each mark has its own '\(key)', and the axis has none; group by "
        + "'\(JSONProblem.shown(rows.column))' to compare values in one format")
  }

  static func otherInData(_ name: String, column: String) -> Message {
    Message(
      .data,
      "'\(name)' is also a value of '\(column)', so the remaining rows are added to it; use "
        + "another name for 'other' in 'limit'")
  }

  static func likeOtherInData(_ name: String, value: String, column: String) -> Message {
    Message(
      .data,
      "'\(name)' reads like '\(value)', a value of '\(column)', so two categories seem to be the "
        + "same; use another name for 'other' in 'limit'")
  }

  static func cutWhole(_ count: Int, of total: Int, column: String) -> Message {
    Message(
      .data,
      "the ring has only \(count) of \(total) values of '\(column)', so its percentages are not shares of "
        + "the whole; set 'other' in 'limit', such as {\"count\": \(count), \"other\": \"Other\"}")
  }

  static func cutCategories(_ count: Int, of total: Int, column: String) -> Message {
    Message(
      .data,
      "the chart has only \(count) of \(total) values of '\(column)', and nothing in it says so; say it in a "
        + "title, or set 'other' in 'limit', such as {\"count\": \(count), \"other\": \"Other\"}")
  }

  static func negativeInOther(_ name: String, _ sum: Double, more: Int, other: String) -> Message {
    Message(
      .data,
      "'\(name)'\(more == 0 ? "" : " and \(more) more") in '\(other)' \(more == 0 ? "is" : "are") "
        + "negative (\(more == 0 ? "" : "the first is ")\(Decimal.text(sum))) and deducted from it, but a ring "
        + "has no negative parts; use another chart type")
  }

  static func missingInOther(
    _ count: Int, of total: Int, column: String, other: String
  ) -> Message {
    Message(
      .data,
      "\(count) of the \(total) rows in '\(other)' \(count == 1 ? "has" : "have") no '\(column)', so it is the sum "
        + "without \(count == 1 ? "it" : "them"); add the missing \(count == 1 ? "value" : "values"), or use 0 for none"
    )
  }

  static func tieAtLimit(kept: String, left: String, column: String) -> Message {
    Message(
      .data,
      "'\(left)' is left out, but has the same '\(column)' as '\(kept)'; change the count of 'limit', or "
        + "sort by another column as well")
  }

  static func unrankedLimit(of column: String, by order: String) -> Message {
    let (column, order) = (JSONProblem.shown(column), JSONProblem.shown(order))
    return Message(
      .data,
      "'limit' keeps the first values of '\(column)' in the order of '\(order)', since 'sortBy' has no "
        + "column of numbers; add the column that ranks them, such as \"-amount\"")
  }

  static func oneOfOthers(_ reference: String, name: String, rows: Int) -> Message {
    Message(
      .data,
      "'\(reference)' takes one of the \(rows) rows of '\(JSONProblem.shown(name))'; write '$sum' or "
        + "'$column', which are for all of them")
  }

  static func endsEarlier(
    _ column: String, at own: String, before last: String, _ key: String
  ) -> Message {
    let (own, last) = (JSONProblem.shown(own), JSONProblem.shown(last))
    return Message(
      .data,
      "the last '\(JSONProblem.shown(column))' of these rows is '\(own)', so '\(key)' is for it, but "
        + "other rows go on to '\(last)'; add the missing rows, or name the period in the figure")
  }

  static func repeatedCategory(_ name: String, column: String) -> Message {
    Message(
      .data,
      "'\(name)' is the name of several categories; write {\"$distinct\": \"\(column)\"} to draw each "
        + "name once")
  }

  static func addedUp(_ count: Int, category: String, column: String) -> Message {
    Message(
      .data,
      "\(count) rows with '\(category)' in '\(column)' are added up; write \"aggregate\": "
        + "\"sum\" if that is right, or another aggregate such as \"mean\"")
  }

  static func categoryPerRow(column: String) -> Message {
    Message(
      .data,
      "with '$by', '$column' makes a category of each row; write {\"$distinct\": "
        + "\"\(column)\"} to line the series up")
  }

  static func noSingleValue(in cell: String) -> Message {
    Message(
      .data,
      "\(cell) is an array or object, which cannot be shown as text; use a string or a number")
  }

  static func expectedPair(found: String) -> Message {
    Message(.wrongValue, "expected an array of two numbers or references, found \(found)")
  }

  static func expectedNumberOrReference(found: String) -> Message {
    Message(.wrongValue, "expected a number or a reference, found \(found)")
  }

  static var noOver: Message {
    Message(.missingKey, "'over' is missing; set it to the column of the periods to compare")
  }

  static func expectedPeriods(found: String) -> Message {
    Message(.wrongValue, "expected a number of periods from 1 to 10000, found \(found)")
  }

  static func unknownChange(_ name: String, hint: String) -> Message {
    Message(.unknownWord, "unknown kind of change '\(name)'; \(hint)")
  }

  static func expectedChange(found: String) -> Message {
    Message(.wrongValue, "expected 'share' or 'difference', found \(found)")
  }

  static func expectedColumn(found: String) -> Message {
    Message(.wrongValue, "expected the name of a column, found \(found)")
  }

  static func besideEach(_ key: String, template: String) -> Message {
    Message(
      .conflict,
      "'\(key)' cannot be used with '$each'; use only '\(template)', the template of each part")
  }

  static func noTemplate(key: String) -> Message {
    Message(.missingKey, "'\(key)' is missing beside '$each'; add the template of each part")
  }

  static func unknownAggregate(_ name: String, hint: String) -> Message {
    Message(.unknownWord, "unknown aggregate '\(name)'; \(hint)")
  }

  static func expectedAggregate(_ known: String, found: String) -> Message {
    Message(.wrongValue, "expected \(known), found \(found)")
  }

  static func unknownReference(_ name: String, hint: String) -> Message {
    Message(.unknownWord, "unknown reference '\(name)'; \(hint)")
  }

  static func besideReference(_ key: String, reference: String) -> Message {
    Message(
      .conflict,
      "'\(key)' cannot be used with '\(reference)'; remove it, because a reference has no other "
        + "keys")
  }

  static func besideCalculation(
    _ key: String, calculation: String, allowed keys: [String]
  ) -> Message {
    let remedy =
      keys.isEmpty ? "remove it" : "use only \(Suggestion.list(keys, joiner: "and"))"
    return Message(.conflict, "'\(key)' cannot be used with '\(calculation)'; \(remedy)")
  }

  static func expectedTrue(found: String) -> Message {
    Message(.wrongValue, "expected true, found \(found)")
  }

  static var unclosedValue: Message {
    Message(.syntax, "'${' is not closed; add '}', or write '$${' for the two characters")
  }

  /// A file of data whose extension is not known.
  package static func noDataFormat(of file: String) -> Message {
    // Their readers are libraries of 30 MB and more, which Python programs have already.
    let columnar = [".parquet", ".arrow", ".arrows", ".feather", ".ipc"]
    let name = file.lowercased()
    return columnar.contains(where: name.hasSuffix)
      ? Message(
        .data,
        "only the Python package reads this format; use it, or convert the file to .csv or .jsonl")
      : Message(.unknownWord, "unknown format; use a .csv, .tsv, .json or .jsonl file")
  }

  static var noJSON: Message { Message(.wrongValue, "expected JSON") }

  /// A column that a table does not have.
  package static func unknownColumn(_ name: String, in table: DataTable) -> Message {
    let shown = JSONProblem.shown(name)
    if let bar = name.lastIndex(of: "|"), table.hasColumn(String(name[..<bar])) {
      let format = JSONProblem.shown(String(name[name.index(after: bar)...]))
      let hint = Suggestion.hint(for: format, among: TextFormat.names)
      return Message(.unknownWord, "unknown format '\(format)'; \(hint)")
    }
    let problem = "'\(shown)' is not a column of \(table.file)"
    guard !table.columns.isEmpty else {
      return Message(.unknownColumn, "\(problem), which has none")
    }
    let known = table.columns.map { JSONProblem.shown($0) }
    return Message(.unknownColumn, "\(problem); \(Suggestion.hint(for: shown, among: known))")
  }

  static func wrongCell(
    _ text: String, in cell: String, column: String, _ fault: CellFault
  ) -> Message {
    let cell = "'\(JSONProblem.shown(text))' in \(cell)"
    switch fault {
    case .number:
      return Message(
        .wrongValue, "\(cell) is not a number; \(CellAdvice.number(for: text, column: column))")
    case .localNumber(let locale, let example):
      return Message(
        .wrongValue, "\(cell) is not a number in '\(locale)' notation, such as '\(example)'")
    case .date(let pattern, let example):
      return Message(
        .wrongDate, "\(cell) is not a date of the form '\(pattern)', such as '\(example)'")
    case .weekday(let day):
      let names = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
      ]
      return Message(
        .wrongDate, "\(cell) has the wrong weekday; \(day.iso) is a \(names[day.isoWeekday - 1])")
    case .clocks(let zone):
      return Message(.data, "\(cell) does not exist in '\(zone)'")
    }
  }

  /// A number that is not the one that was written.
  package static func rounded(_ written: String, to number: Double) -> Message {
    Message(
      .outOfRange,
      "\(JSONProblem.shown(written)) is rounded to \(Decimal.text(number)) because numbers beyond "
        + "2^53 keep 15 to 17 digits; use a string to keep all digits")
  }
}

/// The problem of a cell whose text does not have the type of its column.
package indirect enum CellFault: Hashable, Sendable {
  case number
  case localNumber(locale: String, example: String)
  case date(pattern: String, example: String)
  /// The date has the name of another weekday.
  case weekday(day: CivilDate)
  /// The clocks of a time zone skip the time.
  case clocks(zone: String)
}

extension DifferentRows {
  /// The difference, such as `the 2 rows have 'EUR' and 'USD' in 'currency'`.
  fileprivate var text: String {
    let rows = count == 1 ? "the row has" : "the \(count) rows have"
    return "\(rows) \(texts) in '\(JSONProblem.shown(column))'"
  }

  /// The texts that differ, such as `'EUR' and 'USD'`.
  fileprivate var texts: String {
    func shown(_ text: String) -> String {
      text.isEmpty ? "an empty cell" : "'\(JSONProblem.shown(text))'"
    }
    return other.map { "\(shown(first)) and \(shown($0))" } ?? shown(first)
  }
}

/// Ways to correct a cell.
package enum CellAdvice {
  /// For a cell that is not a number, with the text of the cell and its column: the type of the column if
  /// the text is a number as a language writes it.
  package static func number(for text: String, column: String?) -> String {
    guard let column, let language = language(of: text) else {
      return "write the number with a decimal point, leave the cell empty, or exclude its row with "
        + "'where'"
    }
    return "write the number with a decimal point, or add \"types\": "
      + "{\"\(JSONProblem.shown(column))\": {\"number\": \"\(language)\"}} to 'data'"
  }

  /// Returns a language that writes a text as a number with groups of digits or a decimal comma; `nil` if
  /// none does.
  private static func language(of text: String) -> String? {
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let marks: [(group: Character, point: Character, language: String)] = [
      (".", ",", "de-DE"), (",", ".", "en-US"), ("’", ".", "de-CH"), ("\u{202F}", ",", "fr-FR"),
    ]
    return marks.first { isNumber(digits, $0.group, $0.point) }?.language
  }

  private static func isNumber(_ text: Substring, _ group: Character, _ point: Character) -> Bool {
    let halves = text.split(separator: point, maxSplits: 1, omittingEmptySubsequences: false)
    let groups = halves[0].split(separator: group, omittingEmptySubsequences: false)
    func areDigits(_ part: Substring) -> Bool {
      !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    return groups.allSatisfy(areDigits) && halves.dropFirst().allSatisfy(areDigits)
      && groups.dropFirst().allSatisfy { $0.count == 3 } && groups[0].count <= 3
      || halves.count == 2 && point == "," && halves.allSatisfy(areDigits)
  }
}
