import Testing

@testable import TestSupport

/// The cases of style sheets, which are files (Docs/testing.md).
struct DescriptionCaseTests {
  @Test(arguments: DescriptionFile.all(of: "theming"))
  func `style sheets`(file: DescriptionFile) throws { try file.check() }
}
