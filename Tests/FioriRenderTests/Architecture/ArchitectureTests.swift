import Testing

@testable import FioriRender

/// Rules that the compiler cannot hold, read from the sources.
struct ArchitectureTests {
  private let files: [SourceFile]

  init() throws {
    files = try SourceFile.library.get()
  }

  private static var folders: [String] { FolderRules.allowed.keys.sorted() }

  @Test func `the library's files are found`() {
    #expect(files.count > 150)
    #expect(files.contains { $0.description == "Geometry/Point.swift" })
    #expect(files.contains { $0.description == "Renderer.swift" })
  }

  @Test func `every folder has a rule`() {
    let folders = Set(files.map(\.folder)).subtracting([""])
    #expect(folders.subtracting(FolderRules.allowed.keys) == [])
  }

  @Test func `the rules have no circle`() {
    var rest = FolderRules.allowed
    while let free = rest.first(where: { $0.value.isEmpty })?.key {
      rest[free] = nil
      rest = rest.mapValues { $0.subtracting([free]) }
    }
    #expect(rest.keys.sorted() == [])
  }

  @Test(arguments: folders)
  func `a folder knows only those below it`(folder: String) {
    #expect(FolderRules.violations(of: folder, in: files) == [])
  }

  @Test func `C libraries are imported in Native alone`() {
    let importers = files.filter { file in
      file.imports.contains { $0 == "CBuildInfo" || $0 == "CCairo" || $0 == "CEmbeddedFonts" }
    }
    #expect(importers.filter { $0.folder != "Native" }.map(\.description) == [])
    #expect(importers.count > 10)
  }

  @Test func `Cairo, Pango and bare pointers are named in Native alone`() {
    let named = files.filter {
      $0.code.contains(/\b(?:cairo_|pango_|CAIRO_|PANGO_)\w+|\bOpaquePointer\b/)
    }
    #expect(named.filter { $0.folder != "Native" }.map(\.description) == [])
    #expect(named.count > 10)
  }

  @Test func `the comparison of pictures needs nothing but Swift`() throws {
    let files = try SourceFile.files(of: "PictureComparison")
    #expect(files.count > 10)
    #expect(files.filter { !$0.imports.isEmpty }.map(\.description) == [])
  }

  @Test func `nothing takes the process down on purpose`() {
    let traps = files.filter {
      $0.code.contains(/\btry!|\bas!|\b(?:fatalError|preconditionFailure)\(/)
    }
    #expect(traps.map(\.description) == [])
  }

  @Test func `what the compiler does not check is explained`() {
    let unexplained = files.filter { file in
      file.code.contains("@unchecked Sendable")
        && !file.text.contains(/\/\/\/? .*@unchecked/)
    }
    #expect(unexplained.map(\.description) == [])
    #expect(files.contains { $0.code.contains("@unchecked Sendable") })
  }
}
