/// What `diff --json` prints.
struct DifferenceReply: Decodable {
  struct Size: Decodable, Hashable {
    let width: Int
    let height: Int
  }

  struct Sizes: Decodable {
    let expected: Size
    let actual: Size
  }

  struct Region: Decodable, Hashable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    let count: Int
  }

  struct Failure: Decodable {
    let message: String
  }

  /// What was found of one picture.
  struct Picture: Decodable {
    let path: String?
    let status: String
    let from: String?
    let size: Sizes?
    let compared: Int?
    let changed: Int?
    let share: Double?
    let antiAliased: Int?
    let ignored: Int?
    let regionCount: Int?
    let regions: [Region]?
    let output: String?
    let errors: [Failure]?
  }

  let expected: String
  let actual: String
  let status: String
  let counts: [String: Int]?
  let pictures: [Picture]?
  let notCompared: [String]?
}
