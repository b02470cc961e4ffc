import CText
import Testing

@testable import FioriDrawing
@testable import FioriNative
@testable import TestSupport

/// The locales that ICU is asked for.
struct ICULocaleTests {
  private let library: ICULibrary

  init() throws {
    library = try ICULibrary.load()
  }

  private func name(for tag: String) throws -> String {
    let name = try library.locale(for: tag)
    expect(name.count, is: 256)
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  }

  @Test func `a locale without data has the name of the nearest one with data`() throws {
    try CaseTable("numbers/locales").check { try name(for: $0["tag"]) }
  }

  @Test func `there are no more names than locales with data`() throws {
    let known = Set(
      (0..<library.functions.count_locales()).compactMap { library.functions.get_locale($0) }
        .map { String(cString: $0) })
    var chance = Chance(seed: 7)
    var names: Set<String> = []
    for _ in 0..<400 {
      let language = ["de", "en", "sr", "zh", "pt"][chance.below(5)]
      let rest = [chance.word(), chance.word()].filter { (5...8).contains($0.utf8.count) }
      names.insert(try name(for: ([language] + rest).joined(separator: "-")))
      names.insert(try name(for: "\(language)-\(["AT", "US", "ZZ", "YU"][chance.below(4)])"))
    }
    expect(names.subtracting(known), is: [])
    #expect(names.count > 4)
  }
}
