import FioriBasics

extension BuiltinIcon {
  /// Returns the icon that shows what one of UI5's icons shows, such as `sap-icon://accept`; its name
  /// can stand alone.
  package static func sapIcon(_ name: String) -> BuiltinIcon? {
    let prefix = "sap-icon://"
    return icon(named: name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name, in: 1)
  }

  /// Returns the icon that a wrong name was probably meant for: what another set calls so, a name
  /// with a typo, or a name that is a part of it.
  package static func suggestion(for name: String) -> BuiltinIcon? {
    let own = String(name.lowercased().map { $0 == "." || $0 == "_" ? "-" : $0 })
    if let icon = BuiltinIcon(rawValue: own) ?? icon(named: name, in: 2) ?? sapIcon(name) {
      return icon
    }
    let names = allCases.map(\.rawValue)
    // Other icon sets have a group before the name, or a style after it.
    let words = name.split { !$0.isLetter && $0 != "-" }.suffix(3).reversed()
    return words.lazy.compactMap { word in
      Suggestion.nearest(to: String(word), among: names).flatMap(BuiltinIcon.init)
    }.first
      ?? own.split { !$0.isLetter }.reversed().lazy.compactMap { BuiltinIcon(rawValue: "\($0)") }
      .first
  }

  /// Returns the icon in whose line of `icon-names.txt` a name is: `icon: what it shows | names of UI5 | names of SF
  /// Symbols`.
  private static func icon(named name: String, in column: Int) -> BuiltinIcon? {
    for line in String(decoding: PackageResources.icon_names_txt, as: UTF8.self).split(
      separator: "\n")
    {
      let parts = line.split(separator: ":", maxSplits: 1)
      let columns = parts[at: 1]?.split(separator: "|", omittingEmptySubsequences: false)
      if columns?[at: column]?.split(separator: " ").contains(Substring(name)) ?? false {
        return BuiltinIcon(rawValue: String(parts[0]))
      }
    }
    return nil
  }
}
