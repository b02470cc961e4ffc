import Foundation
import Testing

@testable import TestSupport

/// `gallery`: a page of pictures.
struct GalleryTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try GallerySample.write(to: workspace)
  }

  private func run(_ arguments: String...) async throws -> CommandRun {
    try await workspace.run(["gallery"] + arguments)
  }

  /// The files in a folder, hidden ones too.
  private func files(in folder: String) throws -> Set<String> {
    let paths = try workspace.paths().filter { $0.hasPrefix(folder + "/") && !$0.hasSuffix("/") }
    return Set(paths.map { String($0.dropFirst(folder.count + 1)) })
  }

  @Test func `a folder becomes a page with its pictures beside it, light and dark`() async throws {
    let run = try await run("in", "-o", "new/out")
    run.expect(
      status: 0,
      output: "new/out/index.html: 5 pictures of 4 descriptions, 2 palettes, 23 files written\n",
      errors: "")
    try expect(files(in: "new/out"), is: GallerySample.files)
    for appearance in ["light", "dark"] {
      _ = try await workspace.run(
        "render", "in/sales.json", "-o", "x.svg", "--appearance", appearance)
      try expect(
        workspace.bytes(of: "x.svg"),
        is: workspace.bytes(of: "new/out/pictures/\(appearance)/sales.svg"))
    }
    let page = try workspace.text(of: "new/out/index.html")
    page.expect(contains: "7 entries: 5 pictures, 2 palettes", "alt=\"Sales this month, 294\"")
    #expect(!page.contains(workspace.outside.path()))
  }

  @Test func `a figure described as dark stays dark, and is light beside it`() async throws {
    _ = try await run("in", "-o", "out")
    let page = try workspace.text(of: "out/index.html")
    #expect(
      page.contains(/<span class="pane light twin"[^>]*><img src="pictures\/light\/charts-2.svg"/))
    #expect(
      page.contains(/<span class="pane dark own"[^>]*><img src="pictures\/dark\/charts-2.svg"/))
    #expect(page.contains(/<span class="pane only"[^>]*><img src="pictures\/light\/kpi\/ring.svg"/))
  }

  @Test func `figures that differ in their appearance alone are one`() async throws {
    let json = GallerySample.kpi("Sales").replacing(
      "\"view\"", with: #""variants": {"appearance": ["light", "dark"]}, "view""#)
    try workspace.write(json, to: "in.json")
    try await run("in.json", "-o", "out").expect(
      output: "out/index.html: 1 picture of 1 description, 1 palette, 7 files written\n")
    #expect(
      try workspace.text(of: "out/index.html").contains(#""appearance":["light","dark"]"#))
  }

  @Test func `the same input gives the same bytes, from any folder`() async throws {
    _ = try await run("in", "-o", "one")
    _ = try await workspace.run(["gallery", ".", "-o", "../two"], in: "in")
    for file in GallerySample.files {
      try expect(workspace.bytes(of: "one/\(file)"), is: workspace.bytes(of: "two/\(file)"))
    }
  }

  @Test func `a second run writes the changed files, and removes nothing`() async throws {
    _ = try await run("in", "-o", "out")
    try workspace.write("mine", to: "out/notes.txt")
    let times = try Dictionary(
      uniqueKeysWithValues: GallerySample.files.map { ($0, try time(of: "out/\($0)")) })
    let again = try await run("in", "-o", "out")
    again.expect(
      output: "out/index.html: 5 pictures of 4 descriptions, 2 palettes, all up to date\n")
    for file in GallerySample.files { try expect(time(of: "out/\(file)"), is: times[file]) }

    try workspace.write(GallerySample.ring.replacing("64", with: "65"), to: "in/kpi/ring.json")
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "in/sales.json"))
    let changed = try await run("in", "-o", "out", "--verbose")
    changed.expect(
      output: "out/index.html: 4 pictures of 3 descriptions, 2 palettes, 3 files written\n")
    changed.errors.expect(contains: "pictures/light/kpi/ring.svg: ")
    try expect(files(in: "out"), is: GallerySample.files.union(["notes.txt"]))
  }

  private func time(of path: String) throws -> Date? {
    let path = workspace.folder.appending(path: path).path()
    return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  @Test func `texts and names of descriptions are texts in the page`() async throws {
    let text = #"</script><script>alert(1)</script><img src=x onerror=alert(2)>&\" {{title}}"#
    try workspace.write(GallerySample.kpi(text), to: "odd/<b>a & \"b\" #1+2%.json")
    let run = try await run("odd", "-o", "out", "--title", "<i>Mine</i> & {{data}}")
    run.expect(status: 0)
    #expect(try files(in: "out").contains("pictures/light/ba  b 1+2.svg"))
    let page = try workspace.text(of: "out/index.html")
    page.expect(
      contains: "<title>&lt;i&gt;Mine&lt;/i&gt; &amp; {{data}}</title>",
      "src=\"pictures/light/ba%20%20b%201%2B2.svg\"")
    expect(page.matches(of: /<script/).count, is: 2)
    #expect(!page.contains("<img src=x") && !page.contains("<b>a"))
    page.expect(contains: #"\u003C/script>\u003Cscript>alert(1)"#)
  }

  @Test func `an error is reported at its place, and everything else is shown`() async throws {
    try workspace.write(
      GallerySample.kpi("A").replacing("caption", with: "captoin"), to: "in/kpi/broken.json")
    let run = try await run("in", "-o", "out")
    run.expect(status: 65)
    run.errors.expect(
      startsWith:
        "in/kpi/broken.json:1:102: error: view: unknown key 'captoin'; did you mean 'caption'?")
    run.text.expect(startsWith: "out/index.html: 5 pictures of 4 descriptions")
    try expect(files(in: "out"), is: GallerySample.files)
  }

  @Test func `without a picture there is no page and no folder`() async throws {
    try workspace.write("{}", to: "broken.json")
    let run = try await run("broken.json", "-o", "out")
    run.expect(status: 65, output: "")
    try workspace.expect(lacks: "out/")
  }

  @Test func `two pictures of one name are an error, and the rest keeps its JSON`() async throws {
    try workspace.write(GallerySample.kpi("Other"), to: "in/SALES.json")
    try workspace.write(
      GallerySample.charts.replacing(
        #"{"environment": {"appear"#, with: #"{"name": "sales", "environment": {"appear"#
      )
      .replacing(#""orders""#, with: #""extra""#), to: "in/t.json")
    try workspace.write(GallerySample.ring, to: "in/z.json")
    let run = try await run("in", "-o", "out")
    run.expect(status: 65)
    let rest = "'sales' is already in the gallery (from in/SALES.json); rename one of them"
    run.expect(errors: "error: in/sales.json: \(rest)\nerror: in/t.json: \(rest)\n")
    run.text.expect(contains: "7 pictures of 6 descriptions")
    let index = try Index(of: workspace.text(of: "out/index.html"))
    expect(
      index.paths,
      is: [
        "SALES": "SALES.json", "orders": "charts.json", "charts-2": "charts.json",
        "kpi/ring": "kpi/ring.json", "kpi/sales-loading": "kpi/sales-loading.json",
        "extra": "t.json", "z": "z.json", "palette:v2": "palette-v2.json",
        "palette:v8": "palette-v8.json",
      ])
  }

  @Test func `an appearance of the command line is the only one`() async throws {
    _ = try await run("in", "-o", "out", "--appearance", "dark")
    #expect(try !files(in: "out").contains { $0.hasPrefix("pictures/dark/") })
    _ = try await workspace.run("render", "in/sales.json", "-o", "x.svg", "--appearance", "dark")
    try expect(
      workspace.bytes(of: "x.svg"), is: workspace.bytes(of: "out/pictures/light/sales.svg"))
  }
}

/// What the page's script reads.
private struct Index: Decodable {
  struct Source: Decodable {
    let path: String
  }

  struct Entry: Decodable {
    let id: String
    let source: Int
  }

  let sources: [Source]
  let entries: [Entry]

  init(of page: String) throws {
    let data = try #require(
      page.firstMatch(
        of: /id="data">(.*)<\/script>/.dotMatchesNewlines().repetitionBehavior(.reluctant)))
    self = try JSONDecoder().decode(Index.self, from: Data(data.1.utf8))
  }

  /// The paths of the entries' descriptions by the entries' ids.
  var paths: [String: String] {
    Dictionary(uniqueKeysWithValues: entries.map { ($0.id, sources[$0.source].path) })
  }
}
