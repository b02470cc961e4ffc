import FioriRender
import FuzzSupport

/// Reads whatever libFuzzer comes up with as a description.
///
/// What is said of it has a place in it, is said in one line each, and said again the second time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDescription(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let document = Document(json: bytes, file: "fuzz.json", takesID: true)
  SourceText(bytes).check(document.diagnostics, file: "fuzz.json")
  require(
    !document.figures.isEmpty || document.diagnostics.hasErrors, "no picture, and no word why")
  let again = Document(json: bytes, file: "fuzz.json", takesID: true)
  require(again.diagnostics == document.diagnostics, "says something else")
  require(again.figures.count == document.figures.count, "asks for something else")
  return 0
}
