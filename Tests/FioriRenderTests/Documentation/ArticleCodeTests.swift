import Foundation
import Testing

@testable import TestSupport

/// What documents show in Swift is compiled, and what they name is there.
struct ArticleCodeTests {
  @Test(arguments: try ArticleCode.all.get())
  func `a block of Swift is part of a file that is compiled`(code: ArticleCode) throws {
    let sources = try CompiledSource.all.get()
    #expect(
      sources.contains { code.occurs(in: $0) },
      "no file has these lines; put them into Tests/FioriRenderTests/Documentation/")
  }

  @Test func `blocks are found`() throws {
    let names = try ArticleCode.all.get().map(\.testDescription)
    #expect(names.count > 20)
    #expect(names.contains { $0.hasPrefix("README.md:") })
  }

  @Test(arguments: [
    (["let a = 1", "print(a)"], true), (["print(a)"], true), (["let a = 1", "print(b)"], false),
    (["print(a)", "}", "let b = 2"], false), ([], false),
  ])
  func `lines have to follow each other`(lines: [String], isThere: Bool) {
    let code = ArticleCode(testDescription: "", lines: lines)
    let source = CompiledSource(lines: ["func f() {", "let a = 1", "print(a)", "}"])
    expect(code.occurs(in: source), is: isThere)
  }

  /// Paths as `Docs/theming.md`, which cannot be links where the articles are pages of a site.
  @Test(arguments: Articles.catalogs.flatMap { Articles.files(in: $0, ending: ".md") })
  func `a file that an article names is there`(article: String) throws {
    let text = try Articles.text(of: article)
    let folders = "Docs|Examples|Fonts|Goldens|Scripts|Sources|Tests"
    let named = text.matches(of: try Regex("`((?:\(folders))/[\\w/.+-]*)`"))
      .compactMap { $0.output[1].substring.map(String.init) }
    let missing = named.filter { path in
      !FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path)
    }
    expect(missing, is: [])
  }

  @Test(arguments: Articles.paths)
  func `a link leads to a file`(document: String) throws {
    let folder = Repository.root.appending(path: document).deletingLastPathComponent()
    let text = try Articles.text(of: document).replacing(/(?m)^```[\s\S]*?^```$/, with: "")
    let links = text.matches(of: /\]\(([^()\s:#]+)(?:#[^()\s]*)?\)/).map { String($0.1) }
    let missing = links.filter { link in
      !FileManager.default.fileExists(atPath: folder.appending(path: link).path)
    }
    expect(missing, is: [])
  }
}
