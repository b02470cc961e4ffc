extension StyleSheet: CustomStringConvertible {
  /// The sheet as text, which reads as an equal sheet; comments are not kept.
  public var description: String {
    var printer = StyleSheetPrinter()
    printer.write(statements)
    return printer.text
  }
}
