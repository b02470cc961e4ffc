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

  @Test func `keys of caches are compared by their bytes`() {
    let caches = files.filter { $0.code.contains("LeastRecentlyUsedCache<") }
    #expect(caches.count > 5)
    let keys = caches.flatMap { file in
      file.code.matches(of: /LeastRecentlyUsedCache<String\b/).map { _ in file.description }
        + file.code.matches(
          of: /struct \w*(?:Key|Run): Hashable \{[^}]*(?:let|var) \w+: \[?String\b/
        )
        .map { _ in file.description }
    }
    expect(keys, is: [])
  }

  /// The files of programs that have tables of words that are in their own source, or that people read: of those two that
  /// read the same are one.
  private static let tablesOfWords: Set = [
    "Program/FileKit/RepeatedCommand.swift",
    "Program/Runs/Galleries/GalleryPage.swift", "Program/Runs/Fuzzing/FuzzPainter.swift",
    "Program/Runs/Fuzzing/FuzzPlan.swift", "Program/Runs/Sessions/PictureMatrix.swift",
    "Program/Runs/Sessions/SessionWork.swift", "Comparing/Recordings/RecordingEnvironment.swift",
    "Comparing/Recordings/RecordingList.swift", "Program/Server/Pictures/DiagnosticCounts.swift",
  ]

  @Test func `tables of paths and names are compared by their bytes`() throws {
    let files = try ["Comparing/Recordings", "Program/FileKit", "Program/Runs", "Program/Server"]
      .flatMap(SourceFile.files)
      .filter { !$0.path.contains(/Reports|Console|Preview/) }
    #expect(files.count > 80)
    let others = files.filter { file in
      !Self.tablesOfWords.contains(file.description)
        && file.code.contains(/(?:Set<String>|[:=] \[String: )/)
    }
    expect(others.map(\.description), is: [])
    expect(Self.tablesOfWords.subtracting(files.map(\.description)), is: [])
  }
}
