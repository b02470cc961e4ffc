/// A sheet that is so different that a test cannot go on.
enum StyleSheetTestError: Error {
  case otherStatements
}
