import Glibc

/// The program's version, as in CHANGELOG.md.
package enum Version {
  package static let current = "0.3.0"

  /// The size and the date of the build, to distinguish builds of the same version.
  package static var build: String {
    FileStatus("/proc/self/exe").map {
      "\($0.byteCount) \($0.changeTime).\($0.changeNanoseconds)"
    } ?? ""
  }
}

extension Int {
  /// The number in groups of three digits: `2,000`.
  package var grouped: String {
    let digits = Array("\(magnitude)".utf8)
    let text = digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
      text.unicodeScalars.append(Unicode.Scalar(digit.element))
    }
    return (self < 0 ? "-" : "") + text
  }
}

/// The processors of the machine.
package enum Processors {
  /// The number of available cores; more workers than cores only slow each other down
  /// (Docs/sources/drawing.md#workers).
  package static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
