import Testing

@testable import TestSupport

/// The cases of cards and floorplans, which are files (Docs/testing.md).
struct DescriptionCaseTests {
  @Test(arguments: DescriptionFile.all(of: "cards"))
  func `cards`(file: DescriptionFile) throws { try file.check() }

  @Test(arguments: DescriptionFile.all(of: "floorplan"))
  func `floorplans`(file: DescriptionFile) throws { try file.check() }
}
