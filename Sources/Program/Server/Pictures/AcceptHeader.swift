/// The media types that a client takes (RFC 9110, section 12.5.1).
struct AcceptHeader {
  private struct Range {
    let type: Substring
    let quality: Double
  }

  /// The ranges; empty if the client takes anything.
  private let ranges: [Range]

  /// Reads the values of all `Accept` fields.
  init(_ values: [String]) {
    ranges = values.flatMap { $0.split(separator: ",") }.map { part in
      let parts = part.split(separator: ";").map(\.trimmed)
      let quality = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }
        .flatMap { Double($0.dropFirst(2)) }
      return Range(type: Substring(parts.first?.lowercased() ?? ""), quality: quality ?? 1)
    }
  }

  /// Returns the type that the client prefers, the first of several equal ones; `nil` if it takes
  /// none of them.
  func preferred(of types: [String]) -> String? {
    var best: (type: String, quality: Double)?
    for type in types {
      let quality = quality(of: type)
      if quality > best?.quality ?? 0 { best = (type, quality) }
    }
    return best?.type
  }

  /// Returns how much the client wants a type, from 0 to 1: the most exact range decides.
  private func quality(of type: String) -> Double {
    guard !ranges.isEmpty else { return 1 }
    let wildcard = type.prefix { $0 != "/" } + "/*"
    for name in [Substring(type), wildcard, "*/*"] {
      if let range = ranges.first(where: { $0.type == name }) { return range.quality }
    }
    return 0
  }
}

extension Substring {
  /// The text without blanks at its ends.
  var trimmed: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    return start.dropLast(start.reversed().prefix { $0 == " " || $0 == "\t" }.count)
  }
}
