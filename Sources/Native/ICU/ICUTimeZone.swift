import CText
import FioriBasics
import FioriModel
import Synchronization

/// A time zone of the IANA's database.
///
/// `@unchecked Sendable`: a calendar of ICU changes while it computes, so a lock guards it.
final class ICUTimeZone: @unchecked Sendable {
  private let library: ICULibrary
  private let calendar: OpaquePointer
  private let lock = Mutex(())

  /// Longer than any name in the database.
  private static let capacity = 128
  private static let refusal = NumberError(.timeNotConverted)

  /// Opens a zone such as `Europe/Berlin`; throws if the database has none of that name.
  init(named name: String) throws(NumberError) {
    let library = try ICULibrary.load()
    let unknown = NumberError.unknownTimeZone(name)
    let zone = Array(name.utf16)
    var canonical = [UInt16](repeating: 0, count: Self.capacity)
    var isOfDatabase: Int8 = 0
    _ = try library.call(as: unknown) { status in
      library.functions.canonical_zone(
        zone, Int32(zone.count), &canonical, Int32(Self.capacity), &isOfDatabase, status)
    }
    guard isOfDatabase != 0 else { throw unknown }
    let opened = try library.call(as: unknown) { status in
      library.functions.open_calendar(zone, Int32(zone.count), "", fiori_icu_gregorian, status)
    }
    guard let opened else { throw unknown }
    self.library = library
    calendar = opened
  }

  deinit {
    library.functions.close_calendar(calendar)
  }

  /// Returns the seconds that the zone's clocks are ahead of UTC at an instant, in seconds since the
  /// start of 1970 in UTC.
  func offset(at instant: Int) throws(NumberError) -> Int {
    let functions = library.functions
    return try lock.withLock { _ throws(NumberError) in
      try library.call(as: Self.refusal) {
        functions.set_time(calendar, Double(instant) * 1000, $0)
      }
      let fields = [fiori_icu_zone_offset_field, fiori_icu_summer_offset_field]
      var milliseconds = 0
      for field in fields {
        milliseconds += Int(
          try library.call(as: Self.refusal) { functions.calendar_field(calendar, field, $0) })
      }
      return milliseconds / 1000
    }
  }
}
