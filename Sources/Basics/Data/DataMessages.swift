/// What is wrong with a table of data, or with the references to it.
extension Message {
  static func tooLongFile(limit: Int) -> Message {
    Message(.limit, "the file has more than the \(limit) bytes allowed; split it")
  }

  static var semicolons: Message { Message(.data, "the cells are separated by semicolons") }

  static var expectedObjects: Message { Message(.wrongValue, "expected an array of objects") }

  static var noColumnNames: Message {
    Message(.data, "the first line has no names of columns; write them there")
  }

  static func cellCount(_ cells: String, names: Int) -> Message {
    Message(
      .data,
      "\(cells), but the first line has \(names) names; give each row as many, or quote cells "
        + "that contain a separator")
  }

  static func nullInCell(column: String) -> Message {
    Message(
      .data,
      "the cell of column '\(column)' has the character U+0000, which no text shows; remove it")
  }

  static func nullInName(column: Int) -> Message {
    Message(
      .data,
      "the name of column \(column) has the character U+0000, which no text shows; remove it")
  }

  static func sameColumns(_ name: String) -> Message {
    Message(.data, "two columns are named '\(name)'; rename one")
  }

  static var textAfterQuote: Message {
    Message(.syntax, "text after a closing quote; double the quotes that are part of the cell")
  }

  static var unclosedQuote: Message {
    Message(.data, "a quote is opened and never closed; close it")
  }

  static var quoteInCell: Message {
    Message(
      .syntax,
      "a quote inside a cell without quotes; put the cell in quotes and double those in it")
  }

  static func tooLongCell(limit: Int) -> Message {
    Message(.limit, "a cell has more than the \(limit) bytes allowed; shorten it")
  }

  static func tooManyRows(limit: Int) -> Message {
    Message(.data, "more than the \(limit) rows allowed; split the file, or use --max-rows")
  }

  static func noTextKey(in cell: String) -> Message {
    Message(
      .texts,
      "\(cell) is empty, and a text needs a key; fill it, or exclude its row with 'where'")
  }

  static func expectedTextKey(found: String, place: String) -> Message {
    Message(.wrongValue, "expected the key of a text, found \(found)\(place)")
  }

  static func expectedRow(found: String) -> Message {
    Message(.wrongValue, "expected an object for each row, found \(found)")
  }

  static func noResult(of key: String, reason: String) -> Message {
    Message(.data, "'\(key)' has no value: \(reason)")
  }

  static func emptyCategory(in cell: String, others: String) -> Message {
    Message(
      .data,
      "\(cell) is empty, so that its row\(others) is not drawn; fill it, or exclude it with "
        + "'where'")
  }

  static func sameCategories(in cell: String) -> Message {
    Message(
      .data,
      "\(cell) and other rows have texts that read the same, but have different characters; they "
        + "are one group; write them alike")
  }

  static func severalRows(_ count: Int, differIn: String, areNumbers: Bool) -> Message {
    Message(
      .data,
      "the \(count) rows differ in '\(differIn)', and the first is used; write '$first'"
        + (areNumbers ? ", or another such as '$sum'" : " if that is right"))
  }

  static func sumOfCurrencies(_ first: String, _ second: String, column: String) -> Message {
    Message(
      .data,
      "rows in '\(first)' and '\(second)' are added up; convert them to one currency, or group them "
        + "by '\(column)'")
  }

  static func otherInData(_ name: String, column: String) -> Message {
    Message(
      .data,
      "'\(name)' is also a value of '\(column)', and the others are added to it; use another name for "
        + "'other' in 'limit'")
  }

  static func tieAtLimit(kept: String, left: String, column: String) -> Message {
    Message(
      .data,
      "'\(left)' is left out, but has the same '\(column)' as '\(kept)'; change the count of 'limit', or "
        + "sort by another column as well")
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
        + "\"sum\" if that is right, or another such as \"mean\"")
  }

  static func categoryPerRow(column: String) -> Message {
    Message(
      .data,
      "with '$by', '$column' gives each row a category of its own; write {\"$distinct\": "
        + "\"\(column)\"} to line the series up")
  }

  static func noSingleValue(in cell: String) -> Message {
    Message(.data, "\(cell) is not a single value; a text cannot show it")
  }

  static func expectedPair(found: String) -> Message {
    Message(.wrongValue, "expected an array of two numbers or references, found \(found)")
  }

  static func expectedNumberOrReference(found: String) -> Message {
    Message(.wrongValue, "expected a number or a reference, found \(found)")
  }

  static var noOver: Message {
    Message(.missingKey, "'over' is missing; give the column of the periods to compare")
  }

  static func expectedPeriods(found: String) -> Message {
    Message(.wrongValue, "expected a number of periods from 1 to 10000, found \(found)")
  }

  static func unknownChange(_ name: String, hint: String) -> Message {
    Message(.unknownWord, "unknown kind of change '\(name)'; \(hint)")
  }

  static func expectedChange(found: String) -> Message {
    Message(.wrongValue, "expected share or difference, found \(found)")
  }

  static func expectedColumn(found: String) -> Message {
    Message(.wrongValue, "expected the name of a column, found \(found)")
  }

  static func besideEach(_ key: String, template: String) -> Message {
    Message(
      .conflict,
      "'\(key)' beside '$each'; only '\(template)' stands there, the template of each part")
  }

  static func noTemplate(key: String) -> Message {
    Message(.missingKey, "'\(key)' is missing beside '$each'; give it the template of each part")
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
    Message(.conflict, "'\(key)' beside '\(reference)'; a reference has no other keys")
  }

  static func besideCalculation(
    _ key: String, calculation: String, allowed keys: [String]
  ) -> Message {
    let known =
      keys.isEmpty
      ? "it has no other keys" : "it may have \(Suggestion.list(keys, joiner: "and"))"
    return Message(.conflict, "'\(key)' beside '\(calculation)'; \(known)")
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
      : Message(.unknownWord, "unknown format; give a .csv, .tsv, .json or .jsonl file")
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
    let problem = "'\(shown)' is no column of \(table.file)"
    guard !table.columns.isEmpty else {
      return Message(.unknownColumn, "\(problem), which has none")
    }
    let known = table.columns.map { JSONProblem.shown($0) }
    return Message(.unknownColumn, "\(problem); \(Suggestion.hint(for: shown, among: known))")
  }

  static func wrongCell(_ text: String, in cell: String, _ fault: CellFault) -> Message {
    let cell = "'\(JSONProblem.shown(text))' in \(cell)"
    switch fault {
    case .number:
      return Message(.wrongValue, "\(cell) is no number; \(CellAdvice.number)")
    case .localNumber(let locale, let example):
      return Message(.wrongValue, "\(cell) is no number of '\(locale)', such as '\(example)'")
    case .date(let pattern, let example):
      return Message(
        .wrongDate, "\(cell) is no date of the form '\(pattern)', such as '\(example)'")
    case .clocks(let zone):
      return Message(.data, "\(cell) is skipped by the clocks of '\(zone)'")
    }
  }

  /// A number that is not the one that was written.
  package static func rounded(_ written: String, to number: Double) -> Message {
    Message(
      .outOfRange,
      "\(JSONProblem.shown(written)) is rounded to \(Decimal.text(number)); "
        + "numbers beyond 2^53 keep 15 to 17 digits, and a text keeps all")
  }
}

/// The problem of a cell whose text does not have the type of its column.
package indirect enum CellFault: Hashable, Sendable {
  case number
  case localNumber(locale: String, example: String)
  case date(pattern: String, example: String)
  /// The clocks of a time zone skip the time.
  case clocks(zone: String)
}

/// Ways to correct a cell.
package enum CellAdvice {
  /// For a cell that is not a number.
  package static let number =
    "write digits with a point, leave the cell empty, or exclude its row with 'where'"
}
