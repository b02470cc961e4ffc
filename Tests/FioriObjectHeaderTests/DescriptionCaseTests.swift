import Testing

@testable import TestSupport

/// The cases of object headers and their charts, which are files (Docs/testing.md).
struct DescriptionCaseTests {
  @Test(arguments: DescriptionFile.all(of: "object-header"))
  func `object headers`(file: DescriptionFile) throws { try file.check() }
}
