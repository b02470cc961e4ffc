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

  /// The 128 bytes of the header of a version 4 display profile.
  private static func header(of colors: String, byteCount: Int) -> [UInt8] {
    var bytes = number(byteCount) + number(0) + number(0x0400_0000)
    bytes += "mntr\(colors)XYZ ".utf8
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
