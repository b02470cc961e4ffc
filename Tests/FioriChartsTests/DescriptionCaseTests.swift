import Testing

@testable import TestSupport

/// The cases of charts, which are files (Docs/testing.md).
struct DescriptionCaseTests {
  @Test(arguments: DescriptionFile.all(of: "charts"))
  func `charts`(file: DescriptionFile) throws { try file.check() }
}
