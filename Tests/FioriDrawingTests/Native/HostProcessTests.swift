import CCairo
import FioriNative
import Foundation
import Testing

@testable import FioriDrawing
@testable import FioriRender
@testable import TestSupport

/// The library's process, which is somebody else's.
@Suite struct HostProcessTests {
  @Test
  func `drawing leaves the process's environment as it is`() throws {
    let before = ProcessInfo.processInfo.environment
    let view = KPIView(items: [.metric("294"), .unit("ر.س")], caption: "数 число")
    _ = try Renderer().png(of: view)
    expect(ProcessInfo.processInfo.environment, is: before)
  }

  @Test
  func `scripts have Pango's languages if the environment sets none`() {
    let environment = ProcessInfo.processInfo.environment
    let isNamed = environment["PANGO_LANGUAGE"] != nil || environment["LANGUAGE"] != nil
    let wrong = (0..<Int32(PANGO_SCRIPT_SIGNWRITING.rawValue)).filter { number in
      let script = PangoScript(number)
      let name = SampleLanguage.of(script).flatMap(pango_language_to_string).map(
        String.init(cString:))
      let own = pango_script_get_sample_language(script).flatMap(pango_language_to_string)
        .map(String.init(cString:))
      return name != own ?? "xx"
    }
    #expect(isNamed || wrong == [])
  }

  @Test(arguments: ["xx", "xx-YY", "tlh", "und-DE", "af-Cyrl", "de-Arab-DE"])
  func `a language that ICU does not know is written as in no country`(tag: String) throws {
    let number = NumberValue(value: 1_234.5, style: .currency, currency: "USD")
    let text = try ICUNumbers.shared.parts(of: number, locale: tag)
    expect(text, is: (try ICUNumbers.shared.parts(of: number, locale: "und")))
  }
}
