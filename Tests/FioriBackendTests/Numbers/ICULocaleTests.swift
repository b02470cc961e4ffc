import CCairo
import Testing

@testable import FioriBackend
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

  @Test(
    arguments: [
      ("de", "de"), ("de-AT", "de_AT"), ("de-XX", "de"), ("de-AT-1996", "de_AT"),
      ("de-Latn-DE", "de_DE"), ("zh-TW", "zh_Hant_TW"), ("zh-US", "zh_Hant"), ("zh-AT", "zh_Hans"),
      ("sr-BA", "sr_Cyrl_BA"), ("sr-US", "sr_Cyrl"), ("es-419", "es_419"), ("es-AQ", "es"),
      ("pt-FR", "pt_PT"), ("az-IQ", ""), ("af-Cyrl", ""), ("xx-YY", ""), ("und-DE", ""),
      ("en-US-posix", "en_US_POSIX"), ("hi-IN-u-nu-deva", "hi_IN@numbers=deva"),
      ("ar-XX-variant-u-nu-arab", "ar@numbers=arab"),
    ])
  func `a locale without data has the name of the nearest one with data`(
    tag: String, name: String
  ) throws {
    try expect(self.name(for: tag), is: name)
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
