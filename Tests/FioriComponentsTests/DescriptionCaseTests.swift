import Testing

@testable import TestSupport

/// The cases in `Tests/Cases/descriptions`, which are files (Docs/testing.md).
@Suite struct DescriptionCaseTests {
  @Test(arguments: DescriptionFile.all(of: "cards"))
  func `cards`(file: DescriptionFile) throws { try file.check() }

  @Test(arguments: DescriptionFile.all(of: "charts"))
  func `charts`(file: DescriptionFile) throws { try file.check() }

  @Test(arguments: DescriptionFile.all(of: "floorplan"))
  func `floorplans`(file: DescriptionFile) throws { try file.check() }

  @Test(arguments: DescriptionFile.all(of: "headers"))
  func `KPI headers`(file: DescriptionFile) throws { try file.check() }

  @Test(arguments: DescriptionFile.all(of: "kpi"))
  func `KPI views`(file: DescriptionFile) throws { try file.check() }

  @Test(arguments: DescriptionFile.all(of: "object-header"))
  func `object headers`(file: DescriptionFile) throws { try file.check() }

  @Test(arguments: DescriptionFile.all(of: "progress"))
  func `rings`(file: DescriptionFile) throws { try file.check() }
}
