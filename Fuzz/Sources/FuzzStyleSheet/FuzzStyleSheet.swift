import FioriRender

/// Reads whatever libFuzzer comes up with as a sheet.
///
/// What was understood of it must say the same once printed, and nothing may be wrong with that.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStyleSheet(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let sheet = StyleSheet(nss: bytes, file: "fuzz.nss")
  let printed = StyleSheet(nss: Array(sheet.description.utf8), file: "fuzz.nss")
  precondition(printed.diagnostics.isEmpty, "what is printed is wrong")
  precondition(printed == sheet, "what is printed says something else")
  precondition(sheet.diagnostics.count <= 101, "too much is said")
  return 0
}
