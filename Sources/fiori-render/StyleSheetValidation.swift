import CommandKit
import FileKit
import FioriRender

/// A style sheet that is validated by itself.
enum StyleSheetValidation {
  /// Whether an input is one, by its extension.
  static func isSheet(_ path: String) -> Bool { path.lowercased().hasSuffix(".nss") }
}

extension Batch {
  /// Says what is wrong with a style sheet, its syntax first and then its meaning.
  mutating func check(_ path: String) {
    let input = InputFile(path)
    do throws(RunFailure) {
      let sheet = StyleSheet(nss: try input.bytes(), file: input.name)
      let found = console.options.raised(
        sheet.diagnostics + source.renderer.diagnostics(of: [sheet]))
      console.show(found)
      if found.hasErrors { status = status ?? .wrongDescription }
    } catch {
      note(error)
    }
  }
}
