import FioriRender
import RenderService

/// The address of a card: a template, a format and a row.
struct CardAddress: Sendable {
  let name: String
  let format: Format
  /// The cells of the row, in the order of the query.
  let cells: [(column: String, text: String)]
  /// The time when the address expires, in seconds since 1970; `nil` for never.
  let expiry: Int?

  /// Reads an address whose signature has been checked; `fileName` is its path after `/v1/cards/`, and
  /// `parameters` are its query's.
  init(_ fileName: String, _ parameters: [(column: String, text: String)]) throws(Problem) {
    let (name, ending) = Self.parts(of: fileName)
    guard let ending else {
      throw Problem(404, "'\(fileName)' has no format; use a name such as '\(fileName).png'")
    }
    guard let format = Format(rawValue: ending) else {
      let formats = Suggestion.list(Format.allCases.map(\.rawValue), joiner: "or")
      throw Problem(404, "unknown format '\(ending)'; use \(formats)")
    }
    (self.name, self.format) = (name, format)
    cells = parameters.filter { !Self.ownKeys.contains($0.column) }
    expiry = try Self.expiry(parameters)
  }

  /// Returns the format of a file name; `nil` if it is not the name of a picture.
  static func format(of fileName: String) -> Format? {
    parts(of: fileName).ending.flatMap { Format(rawValue: $0) }
  }

  private static func parts(of fileName: String) -> (name: String, ending: String?) {
    guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return (fileName, nil) }
    return (String(fileName[..<dot]), String(Substring(fileName.utf8[dot...].dropFirst())))
  }

  private static let ownKeys = [SignedAddress.expiryKey, SignedAddress.signatureKey]

  /// Returns the seconds until the address expires, or a day if it never does.
  func age(at now: Int) throws(Problem) -> Int {
    guard let expiry else { return Self.dayLength }
    guard expiry > now else {
      let time = TimeText.text(expiry, "%Y-%m-%d %H:%M:%S UTC")
      throw Problem(403, "the address expired on \(time); sign a new one")
    }
    return expiry - now
  }

  private static let dayLength = 86_400

  /// The times that have a date: up to the year 9999.
  private static let times = 0...253_402_300_799

  /// The row as text, the same for each order of its cells.
  var rowText: String {
    cells.map { "\($0.column.utf8.count):\($0.column)=\($0.text.utf8.count):\($0.text)" }
      .sorted().joined(separator: "&")
  }

  private static func expiry(
    _ parameters: [(column: String, text: String)]
  ) throws(Problem) -> Int? {
    guard let text = parameters.first(where: { $0.column == SignedAddress.expiryKey })?.text else {
      return nil
    }
    guard let expiry = Int(text), times.contains(expiry) else {
      throw Problem(400, "'exp' cannot be '\(text)'; use one time in seconds since 1970")
    }
    return expiry
  }
}
