import ArgumentParser
import FioriRender

/// Formats as `--format` takes them: `svg`, or `png,webp,pdf`.
struct FormatList: ExpressibleByArgument {
  let formats: [Format]

  init?(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false)
    formats = names.compactMap { Format(rawValue: $0.lowercased()) }
    guard formats.count == names.count else { return nil }
  }

  static var allValueStrings: [String] { Format.allCases.map(\.rawValue) }
}
