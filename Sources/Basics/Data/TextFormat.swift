/// How a text such as `${revenue|compact}` writes a cell.
enum TextFormat: Hashable, Sendable {
  case percent, permille, basisPoints, compact, decimal
  /// An amount in a currency.
  case currency(String)
  /// A date with the fields of a skeleton; `nil` for the fields of the cell.
  case date(String?)
  /// Lowercase words with hyphens.
  case slug
  /// A part of the name of a file.
  case fileName

  /// The formats as they are written.
  static let names = [
    "percent", "permille", "basisPoints", "compact", "decimal", "currency:EUR", "date:yMMM", "slug",
  ]

  /// Creates a format from the text behind the bar; `nil` if there is none of this name.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts.first, parts.count) {
    case ("percent", 1): self = .percent
    case ("permille", 1): self = .permille
    case ("basisPoints", 1): self = .basisPoints
    case ("compact", 1): self = .compact
    case ("decimal", 1): self = .decimal
    case ("slug", 1): self = .slug
    case ("date", _): self = .date(parts[at: 1])
    case ("currency", 2): self = .currency(parts[1])
    default: return nil
    }
  }

  /// Whether a cell in a format, or in none, may be an amount without its currency.
  static func canBeAmount(_ format: TextFormat?) -> Bool {
    switch format {
    case nil, .decimal, .compact: true
    case .percent, .permille, .basisPoints, .currency, .date, .slug, .fileName: false
    }
  }

  /// Whether the format makes a text in every locale the same.
  var isPlain: Bool { self == .slug || self == .fileName }

  /// Returns the text of a cell in a format that is the same in every locale.
  func plain(_ text: String) -> String {
    switch self {
    case .slug: FileNamePart.slug(of: text)
    case .fileName: FileNamePart.safe(text)
    case .percent, .permille, .basisPoints, .compact, .decimal, .currency, .date: text
    }
  }

  /// Returns the keys of the value that a cell becomes; `nil` if the cell is not a number where
  /// there should be one.
  func keys(of cell: DataCell) -> [(String, JSONValue)]? {
    let style: [(String, JSONValue)]
    switch self {
    case .date(let skeleton):
      return [("date", .string(cell.text))] + (skeleton.map { [("skeleton", .string($0))] } ?? [])
    case .percent: style = [("style", .string("percent"))]
    case .permille: style = [("style", .string("permille"))]
    case .basisPoints: style = [("style", .string("basisPoints"))]
    case .compact: style = [("style", .string("compact"))]
    case .currency(let code): style = [("style", .string("currency")), ("currency", .string(code))]
    case .decimal, .slug, .fileName: style = []
    }
    return cell.number.map { [("value", .number($0))] + style }
  }
}
