import FioriBasics
import Foundation
import Testing

@testable import FioriModel
@testable import TestSupport

/// The phrases of all languages.
struct PhraseTests {
  private static let folder = Repository.root.appending(path: "Sources/Model/Words")

  /// The forms of each phrase in a language, by key; those without plurals have one.
  private static func table(_ language: String) throws -> [String: [String: String]] {
    let data = try Data(contentsOf: folder.appending(path: "\(language).json"))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try object.mapValues { value in
      if let text = value as? String { return ["other": text] }
      return try #require(value as? [String: String])
    }
  }

  private static let languages = [
    "ar", "de", "en", "es", "fr", "he", "it", "ja", "pt", "zh-Hans",
  ]

  /// The places for values, in any order.
  private static func places(in text: String) -> Set<String> {
    Set(text.matches(of: /\{[a-z]+\}/).map { String($0.output) })
  }

  @Test(arguments: languages)
  func `a language has each phrase, with the same values`(language: String) throws {
    let (english, own) = (try Self.table("en"), try Self.table(language))
    expect(own.keys.sorted(), is: english.keys.sorted())
    let wrong = english.filter { (key: String, forms: [String: String]) -> Bool in
      let values = Set(forms.values.flatMap(Self.places))
      let other: Set<String>? = own[key]?["other"].map(Self.places)
      return other != values || own[key]?.values.contains { $0.contains("  ") } == true
    }
    expect(wrong.keys.sorted(), is: [String]())
  }

  @Test func `the sources name the phrases of the tables`() throws {
    let used = try SourceFile.library.get().flatMap { file in
      file.text.matches(of: /Phrase\("([a-zA-Z]+)"\)/).map { String($0.output.1) }
    }
    expect(used.sorted(), is: try Self.table("en").keys.sorted())
  }

  @Test(arguments: [
    ("de-AT", "de"), ("pt-BR", "pt"), ("zh-CN", "zh"), ("zh-Hant", nil), ("zh-TW", nil),
    ("iw", "he"), ("sv", nil), ("en", "en"),
  ])
  func `a locale has the phrases of its language`(locale: String, language: String?) {
    expect(Phrases.language(of: locale), is: language)
  }
}
