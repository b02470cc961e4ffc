import FioriRender
import Foundation

/// The fonts beside the tests: Arabic and Hebrew.
enum TestFonts {
  static var options: FontOptions {
    var options = FontOptions()
    options.folders = [Repository.fonts.path]
    return options
  }
}
