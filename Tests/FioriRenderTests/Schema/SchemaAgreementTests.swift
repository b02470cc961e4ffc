import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// The schema takes what the reader takes, and nothing else.
struct SchemaAgreementTests {
  private static let randomCount = 3_000

  private func agreement(_ file: URL) throws -> SchemaAgreement {
    try SchemaAgreement(
      Array(try Data(contentsOf: file)),
      resources: ResourceFolder(path: file.deletingLastPathComponent().path))
  }

  @Test(arguments: Golden.all)
  func `a golden description is valid`(golden: Golden) throws {
    let agreement = try agreement(golden.source)
    expect(agreement.isValid, is: true)
    expect(agreement.errors, is: [])
  }

  @Test(arguments: HostileFile.all)
  func `a hostile file is valid where the reader takes it`(file: HostileFile) throws {
    let agreement = try agreement(file.file.file)
    #expect(agreement.holds, "the schema says \(agreement.isValid == true)")
  }

  @Test func `random descriptions that keep to the schema are read`() throws {
    var random = RandomDescription(try SchemaValidator.plain.get(), seed: 1)
    for _ in 0..<Self.randomCount / 2 {
      let json = random.valid().text
      let agreement = try SchemaAgreement(Array(json.utf8))
      expect(agreement.isValid, is: true, "\(json)")
      expect(agreement.errors, is: [], "\(json)")
    }
  }

  @Test func `random descriptions with changes are valid where the reader takes them`() throws {
    var random = RandomDescription(try SchemaValidator.plain.get(), seed: 2)
    var validCount = 0
    for _ in 0..<Self.randomCount {
      let json = random.changed().text
      let agreement = try SchemaAgreement(Array(json.utf8))
      #expect(agreement.holds, "the schema says \(agreement.isValid == true), of \(json)")
      validCount += agreement.isValid == true ? 1 : 0
    }
    // Changes that always or never did harm would show little.
    #expect((Self.randomCount / 20...Self.randomCount / 2).contains(validCount))
  }

  @Test(arguments: [
    (#"{"view":{"type":"kpiView","tintColor":"r gb(1, 2, 3)"}}"#, false),
    (#"{"view":{"type":"chartView","selections":{"1000000000000000000":[0]}}}"#, false),
    (#"{"view":{"type":"kpiView","tintColor":"tintColr_darkBackground"}}"#, true),
    (#"{"stylesheet":"missing.nss","view":{"type":"kpiView"}}"#, true),
    (#"{"view":{"type":"kpiView","caption":null}}"#, true),
  ])
  func `where they differ, the difference is known`(json: String, isValid: Bool) throws {
    try expect(SchemaAgreement(Array(json.utf8)).isValid, is: isValid)
  }
}
