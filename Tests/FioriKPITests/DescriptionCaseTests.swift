import Testing

@testable import TestSupport

/// The cases of KPI views, rings and KPI headers, which are files (Docs/testing.md).
struct DescriptionCaseTests {
  @Test(arguments: DescriptionFile.all(of: "kpi"))
  func `KPI views`(file: DescriptionFile) throws { try file.check() }

  @Test(arguments: DescriptionFile.all(of: "progress"))
  func `rings`(file: DescriptionFile) throws { try file.check() }

  @Test(arguments: DescriptionFile.all(of: "headers"))
  func `KPI headers`(file: DescriptionFile) throws { try file.check() }
}
