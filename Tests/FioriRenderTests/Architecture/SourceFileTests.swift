import Testing

@testable import TestSupport

/// The reader of sources itself, so that a rule that finds nothing has looked.
struct SourceFileTests {
  @Test func `comments and texts are not code`() {
    let file = SourceFile(
      path: "File.swift", text: "let a = \"Word \\\" Text\" // Note\n/// Doc\nlet b = 2")
    expect(file.code, is: "let a = \"\" \n\nlet b = 2")
  }

  @Test func `imports are found with their attributes`() {
    let text = "import A\n  import B\n@_exported public import C\n// import D"
    expect(SourceFile(path: "File.swift", text: text).imports, is: ["A", "B", "C"])
  }
}
