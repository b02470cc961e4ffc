/// Prints statements as the text of a sheet.
struct StyleSheetPrinter: Sendable {
  private(set) var text = ""

  private var indentation = ""

  /// Writes statements, with empty lines around blocks.
  mutating func write(_ statements: [StyleSheet.Statement]) {
    var wasBlock = false
    for (index, statement) in statements.enumerated() {
      let isBlock = if case .definition = statement { false } else { true }
      if index > 0, isBlock || wasBlock { text += "\n" }
      write(statement)
      wasBlock = isBlock
    }
  }

  private mutating func write(_ statement: StyleSheet.Statement) {
    switch statement {
    case .definition(let definition): writeLine("@\(definition.name): \(definition.value);")
    case .ruleSet(let ruleSet): write(ruleSet)
    case .media(let media): write(media)
    }
  }

  private mutating func write(_ ruleSet: StyleSheet.RuleSet) {
    let selectors = ruleSet.selectors.map(\.text).joined(separator: ",\n" + indentation)
    writeBlock(selectors) { printer in
      for declaration in ruleSet.declarations {
        printer.writeLine("\(declaration.property): \(declaration.value);")
      }
    }
  }

  private mutating func write(_ media: StyleSheet.MediaBlock) {
    let options = media.options.map { "(\($0.name): \($0.value))" }.joined(separator: " and ")
    writeBlock("@media " + options) { $0.write(media.statements) }
  }

  private mutating func writeBlock(
    _ head: String, _ writeContent: (inout StyleSheetPrinter) -> Void
  ) {
    let outside = indentation
    writeLine(head + " {")
    indentation += "  "
    writeContent(&self)
    indentation = outside
    writeLine("}")
  }

  private mutating func writeLine(_ line: String) {
    text += indentation + line + "\n"
  }
}

extension StyleSheet: CustomStringConvertible {
  /// The text of the sheet, which parses to an equal sheet; comments are lost.
  public var description: String {
    var printer = StyleSheetPrinter()
    printer.write(statements)
    return printer.text
  }
}
