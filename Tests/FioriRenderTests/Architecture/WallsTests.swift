import Testing

@testable import TestSupport

/// What the families of views may know of each other. The compiler holds it: a target cannot import
/// one that is not among its dependencies.
struct WallsTests {
  private let walls: Walls

  init() throws {
    walls = Walls(package: try Articles.text(of: "Package.swift"))
  }

  @Test func `families import only the modules in the architecture`() throws {
    expect(walls.imports, is: Walls(page: try Articles.text(of: "Docs/architecture.md")).imports)
  }

  @Test func `the families without charts cannot reach them`() {
    expect(
      walls.imports.keys.filter { !walls.reach(of: $0).contains("FioriCharts") }.sorted(),
      is: ["FioriCharts", "FioriKPI", "FioriSheets"])
  }

  @Test func `files import no other family than their target`() throws {
    let families = Set(walls.imports.keys)
    let wrong = try SourceFile.library.get().filter { file in
      guard !file.path.hasPrefix("Documents/"), !file.path.hasPrefix("FioriRender/") else {
        return false
      }
      let allowed = Set(walls.imports[file.target] ?? [])
      return !families.intersection(file.imports).isSubset(of: allowed)
    }
    expect(wrong.map(\.path), is: [])
  }

  @Test(arguments: FolderWalls.all)
  func `folders of a target use only those before them`(_ walls: FolderWalls) throws {
    expect(try walls.breaches(), is: [])
  }

  @Test func `descriptions are read without what draws them`() throws {
    let users = try SourceFile.files(of: "Documents").filter { $0.imports.contains("FioriDrawing") }
    expect(users.map(\.path), is: [])
  }

  @Test(arguments: [
    ("CCairo", "Drawing", "Drawing/Backend/"), ("CText", "Native", "Native/"),
    ("ArgumentParser", "Program/Runs", "Program/Runs/Console/"),
  ])
  func `a library is used in one folder`(
    _ library: String, target: String, folder: String
  ) throws {
    let users = try SourceFile.files(of: target).filter { $0.imports.contains(library) }
    #expect(!users.isEmpty)
    expect(users.map(\.path).filter { !$0.hasPrefix(folder) }, is: [])
  }
}
