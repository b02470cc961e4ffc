/// The tokens of a text that are not words: addresses, paths, file names, numbers and names of programs.
/// A line that ends within one shows no hyphen, which would be read as a part of it. Chinese, Japanese and Korean
/// letters around a token are words.
struct Identifiers {
  /// Whether each cluster is in an identifier; empty for a text without any.
  private let flags: [Bool]

  init(_ clusters: [ShapedText.Cluster]) {
    var flags: [Bool] = []
    var start = 0
    for end in clusters.indices + [clusters.count]
    where end == clusters.count || clusters[end].isWhiteSpace || clusters[end].isOfShortWord {
      if start < end, Self.isIdentifier(clusters[start..<end]) {
        if flags.isEmpty { flags = [Bool](repeating: false, count: clusters.count) }
        for index in start..<end { flags[index] = true }
      }
      start = end + 1
    }
    self.flags = flags
  }

  var isEmpty: Bool { flags.isEmpty }

  /// Whether a cluster is in an identifier.
  func contains(_ index: Int) -> Bool { index < flags.count && flags[index] }

  /// Whether the characters between two blanks are an identifier: they have a sign between letters or
  /// digits, a digit, or capitals as in `orderItemNumber`. The number of a compound such as
  /// `4-Zylinder-Motor` makes none.
  private static func isIdentifier(_ token: ArraySlice<ShapedText.Cluster>) -> Bool {
    var previous: ShapedText.Cluster?
    var capitals = 0
    var hasSign = false
    let word = token.drop { $0.isDigit || $0.isHyphen }
    let isNumbered = word.startIndex > token.startIndex && token[word.startIndex - 1].isHyphen
    if (isNumbered ? word : token).contains(where: \.isDigit) { return true }
    for cluster in token {
      if cluster.isLetter, hasSign { return true }
      if let previous, previous.isLowercase, cluster.isUppercase { capitals += 1 }
      hasSign = cluster.isIdentifierSign && (hasSign || previous?.isLetter == true)
      previous = cluster
    }
    let startsLowercase = token.first { $0.isLetter }?.isLowercase == true
    return capitals > 1 || (capitals == 1 && startsLowercase)
  }
}

extension ShapedText.Cluster {
  /// Whether the cluster joins the parts of an address, a path or a file name.
  fileprivate var isIdentifierSign: Bool { "@/\\_.:".unicodeScalars.contains(scalar) }

  fileprivate var isHyphen: Bool { "-\u{2010}\u{2011}–".unicodeScalars.contains(scalar) }

  fileprivate var isLowercase: Bool { scalar.properties.isLowercase }

  fileprivate var isUppercase: Bool { scalar.properties.isUppercase }
}
