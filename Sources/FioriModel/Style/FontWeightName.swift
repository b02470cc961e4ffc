/// UIKit's names for how heavy a font is; those that Fiori's face has not are drawn as the nearest.
package enum FontWeightName: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  package var weight: Font.Weight {
    switch self {
    case .ultraLight, .thin, .light: .light
    case .regular: .regular
    case .medium, .semibold: .semibold
    case .bold, .heavy, .black: .bold
    }
  }
}
