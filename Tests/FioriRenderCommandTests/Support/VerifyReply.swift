@testable import TestSupport

/// What `verify --json` prints.
struct VerifyReply: Decodable {
  /// What was found of a file.
  struct Lane: Decodable {
    let lane: String
    let path: String
    let status: String
    let difference: String?
    let changed: Int?
    let outputs: [String]?
    let errors: [DifferenceReply.Failure]?
  }

  /// What was found of a figure.
  struct Recording: Decodable {
    let name: String
    let description: String
    let status: String
    let lanes: [Lane]
  }

  let folder: String
  let status: String
  let environment: [String]
  let counts: [String: Int]
  let recordings: [Recording]
  let orphans: [String]
}
