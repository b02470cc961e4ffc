import Foundation

/// What `render --json` prints, as its readers see it.
struct RunReport: Decodable {
  struct Input: Decodable {
    let input: String
    let pictures: [Picture]
    let diagnostics: [StreamReply.Diagnostic]
  }

  struct Picture: Decodable {
    let name: String
    let format: String
    let width: Double
    let height: Double
    let path: String
    let bytes: Int
    let status: String
  }

  let inputs: [Input]
  let drawn: Int
  let unchanged: Int
  let failed: Int
  let seconds: Double

  /// The report in an output.
  init(_ output: [UInt8]) throws {
    self = try JSONDecoder().decode(RunReport.self, from: Data(output))
  }

  /// What became of each picture, by its path.
  var statuses: [String: String] {
    Dictionary(
      uniqueKeysWithValues: inputs.flatMap(\.pictures).map { ($0.path, $0.status) })
  }
}
