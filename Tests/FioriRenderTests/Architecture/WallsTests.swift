import Testing

@testable import TestSupport

/// What the families of views may know of each other. The compiler holds it: a target cannot import
/// one that is not among its dependencies.
struct WallsTests {
  private let walls: Walls

  init() throws {
    walls = Walls(package: try Articles.text(of: "Package.swift"))
  }

  @Test func `families import what the architecture says`() throws {
    expect(walls.imports, is: Walls(page: try Articles.text(of: "Docs/architecture.md")).imports)
  }

  @Test func `the families without charts cannot reach them`() {
    expect(
      walls.imports.keys.filter { !walls.reach(of: $0).contains("FioriCharts") }.sorted(),
      is: ["FioriCharts", "FioriHeaders", "FioriKPI", "FioriLooks", "FioriProgress", "FioriSheets"])
  }

  @Test func `files import no other family than their target`() throws {
    let families = Set(walls.imports.keys)
    let wrong = try SourceFile.library.get().filter { file in
      guard file.path.hasPrefix("Core/") || file.path.hasPrefix("Families/") else { return false }
      let allowed = Set(walls.imports[file.target] ?? [])
      return !families.intersection(file.imports).isSubset(of: allowed)
    }
    expect(wrong.map(\.path), is: [])
  }
}
