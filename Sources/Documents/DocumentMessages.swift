import FioriBasics

/// Problems of descriptions, their data and figures.
extension Message {
  static func unusedAcceptance(_ code: String) -> Message {
    Message(.ignored, "no warning has the code '\(code)'; remove it from 'accept'")
  }

  static var acceptWithFigures: Message {
    Message(.conflict, "'accept' cannot be used with 'figures'; add it to each figure")
  }

  static var emptyFilter: Message {
    Message(
      .wrongValue,
      "expected a value, an array of values, or a range with 'from', 'to' or 'not', found an "
        + "empty object")
  }

  static var zoneOfDates: Message {
    Message(.ignored, "the dates have no time, so a time zone does not change them; remove it")
  }

  static func unknownLanguageOfNumbers(_ tag: String) -> Message {
    Message(
      .language,
      "numbers in language '\(tag)' cannot be read; use a language such as 'de-DE'")
  }

  static func unknownDatePattern(_ pattern: String) -> Message {
    Message(
      .wrongDate,
      "'\(pattern)' is not a date pattern with a year; use one such as 'yyyy-MM-dd', 'MMM d "
        + "yyyy', or for ISO weeks, \"YYYY-'W'ww\"")
  }

  static var figuresWithData: Message {
    Message(.conflict, "'figures' cannot be used with 'data'; use one 'view'")
  }

  static var noValueOfData: Message {
    Message(.data, "no value comes from the data; use a column, as in { \"$\": \"column\" }")
  }

  static func noRows(in file: String, remedy: String) -> Message {
    Message(.data, "\(file) has no rows to draw; \(remedy)")
  }

  static var eachAndGroupBy: Message {
    Message(.conflict, "'each' and 'groupBy' cannot be used together; remove one")
  }

  static var fileAndValues: Message {
    Message(.conflict, "'file' and 'values' cannot be used together; remove one")
  }

  static var missingFileOrValues: Message {
    Message(.missingKey, "'file' or 'values' is missing; add one")
  }

  static var rangeOfOneRow: Message {
    Message(
      .data,
      "the value of a row cannot decide whether all rows share a range; write true or false")
  }

  static var otherWithoutColumn: Message {
    Message(
      .data,
      "'other' needs a chart whose 'categories' come from a column, or a ring with a series for each "
        + "value of a column ('$by'); use a number, such as 5, to limit the rows")
  }

  static func nameOfTwoFigures(_ name: String, first: String, second: String) -> Message {
    Message(
      .name,
      "name '\(name)' is used by \(first) and by \(second); add a column to 'name' to make it "
        + "unique")
  }

  static var descriptionTooLong: Message {
    Message(
      .limit, "the description has more than the \(Limits.inputByteCount) bytes allowed; split it")
  }

  static var schemaAsDescription: Message {
    Message(
      .wrongValue,
      "this is a JSON Schema, not a description; name it in a description's '$schema'")
  }

  static var viewWithoutDocument: Message {
    Message(.missingKey, "this is a view, not a description; put it in { \"view\": { … } }")
  }

  static var nameWithFigures: Message {
    Message(.conflict, "'name' cannot be used with 'figures'; name each figure")
  }

  static var accessibilityTextWithFigures: Message {
    Message(.conflict, "'accessibilityText' cannot be used with 'figures'; add one to each figure")
  }

  static var missingViewOrFigures: Message {
    Message(.missingKey, "'view' or 'figures' is missing; add one")
  }

  static var viewAndFigures: Message {
    Message(.conflict, "'view' and 'figures' cannot be used together; remove one")
  }

  static var emptyFigures: Message {
    Message(.empty, "no figures; add at least one")
  }

  static func repeatedName(_ name: String, line: Int) -> Message {
    Message(.name, "name '\(name)' is already used on line \(line); rename one")
  }

  static func tooManyFigures(_ count: Int) -> Message {
    Message(.limit, "\(count) figures, more than the \(Limits.figureCount) allowed; split the file")
  }

  static func tooLongName(_ name: String, bytes: Int) -> Message {
    Message(
      .name,
      "name '\(name)' has \(bytes) bytes, but a file name can have at most \(FileName.byteLimit); use "
        + "a column with shorter values")
  }

  static func unusableName(_ name: String) -> Message {
    Message(.name, "name '\(name)' cannot be a file name; use letters, digits, '-' and '_'")
  }

  static var rangeOfStreamedRows: Message {
    Message(
      .data,
      "the range of all rows is not known while they arrive one by one; remove 'sharedRange', or "
        + "use 'render' with '--data'")
  }

  static func tooManyStyleSheets(_ count: Int) -> Message {
    Message(
      .limit,
      "\(count) style sheets, more than the \(Limits.styleSheetCount) allowed; combine some")
  }

  static var emptyVariant: Message {
    Message(.empty, "no values; add at least one")
  }

  static var tooManyVariants: Message {
    Message(.limit, "more than \(Limits.figureCount) combinations; vary fewer traits")
  }

  static func pictureAsDescription(_ format: String) -> Message {
    Message(.syntax, "this is a picture (\(format)), not a description; use JSON")
  }

  static var tableAsDescription: Message {
    Message(.syntax, "this is a table, not a description; pass it to a description with --data")
  }

  static var styleSheetAsDescription: Message {
    Message(
      .syntax,
      "this is a style sheet, not a description; pass it to a description with --stylesheet")
  }

  static var markdownAsDescription: Message {
    Message(
      .syntax,
      "this is a Markdown document, not a description; draw its pictures with 'fiori-render "
        + "markdown'")
  }

  static var swiftAsDescription: Message {
    Message(
      .syntax,
      "this is Swift, not a description; compile it with the package, as described in "
        + "Docs/sapfiori.md, and draw a view with png()")
  }
}
