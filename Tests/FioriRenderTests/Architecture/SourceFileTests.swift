import Testing

/// The reader of sources itself, so that a rule that finds nothing has looked.
struct SourceFileTests {
  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "Folder/Inner/File.swift", text: text)
  }

  @Test func `the outermost folder counts`() {
    #expect(file("").folder == "Folder")
    #expect(SourceFile(path: "File.swift", text: "").folder == "")
  }

  @Test func `comments and texts are no code`() {
    let code = file("let a = \"Word \\\" Text\" // Note\n/// Doc\nlet b = 2").code
    #expect(code == "let a = \"\" \n\nlet b = 2")
  }

  @Test func `code inside a text is code`() {
    let code = file(#"let a = "from \(Limits.text(low.b)) to \(c)""#).code
    #expect(code == #"let a = ""(Limits.text(low.b))(c)"#)
  }

  @Test func `types are those declared for others`() {
    let text = """
      public struct A {
        struct Inner {}
      }
      final class B {}
      indirect enum C {}
      protocol D {}
      private struct E {}
      fileprivate enum F {}
      extension G {}
      """
    #expect(file(text).declaredTypes == ["A", "B", "C", "D"])
  }

  @Test func `words are types unless they are members or parameters`() {
    let text = """
      func list<Element>(of reader: Reader<Element>) -> [Result] { Frame.Content(.Other) }
      """
    #expect(file(text).typeWords == ["Reader", "Result", "Frame"])
  }

  @Test func `imports are found with their attributes`() {
    let found = file("import A\n  import B\npublic import C\n// import D").imports
    #expect(found == ["A", "B", "C"])
  }

  @Test func `an arrow upwards is found`() {
    let files = [
      SourceFile(path: "Geometry/A.swift", text: "let a: Theme"),
      SourceFile(path: "Style/B.swift", text: "struct Theme {}"),
    ]
    #expect(
      FolderRules.violations(of: "Geometry", in: files)
        == ["Geometry/A.swift uses Theme of Style"])
    #expect(FolderRules.violations(of: "Style", in: files) == [])
  }
}
