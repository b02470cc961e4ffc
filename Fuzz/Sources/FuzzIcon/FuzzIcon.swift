import FioriRender
import FuzzSupport

/// Draws whatever libFuzzer comes up with as an icon, as it is and as a template.
///
/// What can be read is painted in every format without a fault, and alike the second time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzIcon(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for mode in [Image.RenderingMode.original, .template] {
    let view = KPIView(items: [.icon(Image(.data(bytes), renderingMode: mode))])
    let figure = Figure(view)
    let picture = SmallPicture(figure, in: SourceText([]))
    require(picture == SmallPicture(figure, in: SourceText([])), "drawn in another way")
  }
  return 0
}
