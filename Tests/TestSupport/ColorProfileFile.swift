/// ICC profiles for tests.
package enum ColorProfileFile {
  /// Display P3: wider primaries than sRGB, with its curve.
  package static let displayP3 = file(
    red: (0.51512, 0.2412, -0.00105), green: (0.29198, 0.69225, 0.04189),
    blue: (0.1571, 0.06657, 0.78407))

  /// sRGB, with other roundings than the library's own.
  package static let sRGB = file(
    red: (0.43607, 0.22249, 0.01392), green: (0.38515, 0.71687, 0.09708),
    blue: (0.14307, 0.06061, 0.7141))

  /// A profile for CMYK, without conversions.
  package static let printing = header(of: "CMYK", byteCount: 132) + number(0)

  /// A profile for CMYK, of which each ink makes a point of Lab darker.
  package static let inks: [UInt8] = {
    let grid = (0..<16).flatMap { corner -> [UInt8] in
      [UInt8(255 - 255 * corner.nonzeroBitCount / 4), 128, 128]
    }
    let line = [UInt8](0...255)
    let identity = [1, 0, 0, 0, 1, 0, 0, 0, 1].flatMap { fixed($0) }
    let table =
      "mft1".utf8 + number(0) + [4, 3, 2, 0] + identity
      + Array(repeatElement(line, count: 4).joined())
      + grid + Array(repeatElement(line, count: 3).joined())
    let head = header(of: "CMYK", space: "Lab ", kind: "prtr", byteCount: 144 + table.count)
    return head + number(1) + "A2B0".utf8 + number(144) + number(table.count) + table
  }()

  package typealias Primary = (x: Double, y: Double, z: Double)

  private static func file(red: Primary, green: Primary, blue: Primary) -> [UInt8] {
    let contents = [
      ("wtpt", xyz((0.9642, 1, 0.8249))), ("rXYZ", xyz(red)), ("gXYZ", xyz(green)),
      ("bXYZ", xyz(blue)), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    let start = 132 + contents.count * 12
    var (table, data) = ([UInt8](), [UInt8]())
    for (name, bytes) in contents {
      table += name.utf8 + number(start + data.count) + number(bytes.count)
      data += bytes
    }
    return header(of: "RGB ", byteCount: start + data.count) + number(contents.count) + table + data
  }

  /// The 128 bytes of the header of a version 4 profile, of a display unless another kind is given.
  private static func header(
    of colors: String, space: String = "XYZ ", kind: String = "mntr", byteCount: Int
  ) -> [UInt8] {
    var bytes = number(byteCount) + number(0) + number(0x0400_0000)
    bytes += "\(kind)\(colors)\(space)".utf8
    bytes += [UInt8](repeating: 0, count: 12)
    bytes += "acsp".utf8
    bytes += [UInt8](repeating: 0, count: 28)
    bytes += [0.9642, 1, 0.8249].flatMap(fixed)
    return bytes + [UInt8](repeating: 0, count: 128 - bytes.count)
  }

  private static func xyz(_ color: Primary) -> [UInt8] {
    let numbers = [color.x, color.y, color.z].flatMap(fixed)
    return "XYZ ".utf8 + number(0) + numbers
  }

  /// The curve of sRGB as a parametric one.
  private static let curve: [UInt8] = {
    let parameters: [Double] = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    let head: [UInt8] = "para".utf8 + number(0) + [0, 3, 0, 0]
    return head + parameters.flatMap(fixed)
  }()

  private static func fixed(_ value: Double) -> [UInt8] { number(Int((value * 65_536).rounded())) }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
