import FioriRender
import Testing

@testable import TestSupport

extension CaseList {
  /// The examples of SAP's documentation.
  fileprivate static let documentation = all(in: "style-sheets")
    .filter { $0.testDescription == "documentation" }.flatMap { (try? $0.texts) ?? [] }
}

/// What holds for every sheet, right or wrong.
struct StyleSheetPropertyTests {
  /// What was understood of a text reads the same once printed, whatever is wrong with the text.
  private func check(_ bytes: some Sequence<UInt8>) {
    let sheet = StyleSheet(nss: Array(bytes), file: "a.nss")
    let printed = StyleSheet(sheet.description)
    expect(printed.complaints, is: [])
    expect(printed, is: sheet)
    #expect(sheet.diagnostics.count <= 101)
  }

  @Test(arguments: 1...20)
  func `a printed style sheet is read as an equal one`(seed: Int) {
    var chance = Chance(seed: seed)
    for _ in 0..<30 {
      let sheet = chance.styleSheet()
      let printed = StyleSheet(sheet.description)
      expect(printed.complaints, is: [])
      expect(printed, is: sheet)
    }
  }

  @Test(arguments: 1...20)
  func `random bytes are survived`(seed: Int) {
    var chance = Chance(seed: seed)
    let likely = Array("ab@media(:);{},/*\"' \n%!and#.=>\u{A0}ü".utf8)
    for _ in 0..<40 {
      let count = chance.below(120)
      check((0..<count).map { _ in UInt8(chance.below(256)) })
      check((0..<count).map { _ in likely[chance.below(likely.count)] })
    }
  }

  @Test(arguments: CaseList.documentation)
  func `every beginning of an example is survived`(_ text: CaseText) {
    let bytes = text.bytes
    for count in bytes.indices { check(bytes.prefix(count)) }
  }

  @Test(arguments: CaseList.documentation)
  func `every example without one of its bytes is survived`(_ text: CaseText) {
    let bytes = text.bytes
    for index in bytes.indices { check(bytes[..<index] + bytes[(index + 1)...]) }
  }

  @Test func `a sheet of five thousand lines is read`() {
    let rule = "fdlFUIKPIView_captionLabel {\n  font-size: 12;\n  font-color: rgb(1, 2, 3);\n\n}\n"
    let sheet = StyleSheet(String(repeating: rule, count: 1_000))
    expect(sheet.complaints, is: [])
    expect(sheet.statements.count, is: 1_000)
  }

  @Test(arguments: ["{", "A{", "@media(a:b){", "@media{", "(", "A:", "A ", "a:b ", "/", "}", "@a:"])
  func `very much of one thing is survived`(piece: String) {
    let sheet = StyleSheet(String(repeating: piece, count: 100_000 / piece.utf8.count))
    #expect(!sheet.diagnostics.isEmpty)
  }
}
