import FioriRender
import FuzzSupport

/// Draws whatever libFuzzer comes up with, if it can be read, on a small canvas.
///
/// What can be laid out is painted in every format without a fault, and alike the second time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRender(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let document = Document(
    json: bytes, file: "fuzz.json", resources: ResourceFolder(path: "../Goldens/kpi"))
  guard !document.diagnostics.hasErrors else { return 0 }
  let source = SourceText(bytes)
  for figure in document.figures.prefix(2) {
    let picture = SmallPicture(figure, in: source)
    require(picture == SmallPicture(figure, in: source), "drawn in another way")
  }
  return 0
}
