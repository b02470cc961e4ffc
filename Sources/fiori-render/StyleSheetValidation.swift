import FioriRender

/// A style sheet that is validated by itself.
enum StyleSheetValidation {
  /// Whether an input is one, by its extension.
  static func isSheet(_ path: String) -> Bool { path.lowercased().hasSuffix(".nss") }
}

extension Batch {
  /// Says what is wrong with a style sheet, its syntax first and then its meaning.
  mutating func check(_ path: String, _ renderer: Renderer) {
    let input = InputFile(path)
    do throws(CommandFailure) {
      let sheet = StyleSheet(nss: try input.bytes(), file: input.name)
      conclude(sheet.diagnostics + renderer.diagnostics(of: [sheet]))
    } catch {
      note(error)
    }
  }
}
