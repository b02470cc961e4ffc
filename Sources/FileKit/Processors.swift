import Glibc

/// The machine's cores.
package enum Processors {
  /// How many can be used; more workers than cores only get in each other's way
  /// (Docs/sources/drawing.md#workers).
  package static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
