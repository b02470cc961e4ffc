import Testing

@testable import TestSupport

/// Rules that the compiler cannot hold, read from the sources. What a stage may know is in
/// `Package.swift`, where the compiler holds it.
struct ArchitectureTests {
  private let files: [SourceFile]

  init() throws {
    files = try SourceFile.library.get()
  }

  @Test func `the library's files are found`() {
    #expect(files.count > 300)
    #expect(files.contains { $0.description == "Basics/Geometry/Rect.swift" })
    #expect(files.contains { $0.description == "FioriRender/Renderer.swift" })
  }

  @Test func `the comparison of pictures needs nothing but Swift`() throws {
    let files = try SourceFile.files(of: "Comparing/Pixels")
    #expect(files.count > 10)
    expect(files.filter { !$0.imports.isEmpty }.map(\.description), is: [])
  }

  @Test func `nothing takes the process down on purpose`() {
    let traps = files.filter {
      $0.code.contains(/\btry!|\bas!|\b(?:fatalError|preconditionFailure)\(/)
    }
    expect(traps.map(\.description), is: [])
  }

  @Test func `unchecked conformances say why they are safe`() {
    let unexplained = files.filter { file in
      file.code.contains("@unchecked Sendable")
        && !file.text.contains(/\/\/\/? .*@unchecked/)
    }
    expect(unexplained.map(\.description), is: [])
    #expect(files.contains { $0.code.contains("@unchecked Sendable") })
  }
}
