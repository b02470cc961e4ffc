import FioriRender
import Testing

/// A screen, and whether a block of `@media` holds on it.
struct SheetMediaCase: Sendable, CustomTestStringConvertible {
  let options: String
  let device: Environment.Device?
  let sizeClass: Environment.SizeClass?
  let orientation: Environment.Orientation
  let holds: Bool

  init(
    _ options: String, _ device: Environment.Device? = nil,
    _ sizeClass: Environment.SizeClass? = nil,
    _ orientation: Environment.Orientation = .portrait, holds: Bool
  ) {
    self.options = options
    self.device = device
    self.sizeClass = sizeClass
    self.orientation = orientation
    self.holds = holds
  }

  var testDescription: String {
    "\(options) on \(device.map { "\($0)" } ?? "any device"), \(orientation)"
  }

  private static let pad = "(device: ipad)"
  private static let phone = "(device: iphone)"
  private static let portrait = "(orientation: portrait)"
  private static let landscape = "(orientation: landscape)"

  static let all = [
    SheetMediaCase(pad, .iPad, holds: true), SheetMediaCase(pad, .iPhone, holds: false),
    SheetMediaCase(pad, .iPhoneSE, holds: false), SheetMediaCase(phone, .iPad, holds: false),
    SheetMediaCase(phone, .iPhone, holds: true), SheetMediaCase(phone, .iPhoneSE, holds: true),
    SheetMediaCase(pad, nil, .regular, holds: true), SheetMediaCase(pad, holds: false),
    SheetMediaCase(phone, holds: true), SheetMediaCase(phone, .iPhone, .regular, holds: true),
    SheetMediaCase(portrait, holds: true),
    SheetMediaCase(portrait, nil, nil, .landscape, holds: false),
    SheetMediaCase(landscape, holds: false),
    SheetMediaCase(landscape, nil, nil, .landscape, holds: true),
    SheetMediaCase("\(pad) and \(landscape)", .iPad, nil, .landscape, holds: true),
    SheetMediaCase("\(pad) and \(landscape)", .iPad, holds: false),
    SheetMediaCase("\(pad) and \(landscape)", .iPhone, nil, .landscape, holds: false),
    SheetMediaCase("(device: iPad)", .iPad, holds: true),
    SheetMediaCase("(device: watch)", .iPhone, holds: false),
    SheetMediaCase("(color: red)", holds: true),
    SheetMediaCase("(color: red) and \(pad)", holds: false),
    SheetMediaCase("\(pad) and \(phone)", .iPhone, holds: true),
    SheetMediaCase("\(phone) and \(pad)", .iPhone, holds: false),
  ]
}
