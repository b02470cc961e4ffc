// swift-format-ignore-file
// Written by Scripts/generate_keys.py from icon-names.txt; do not edit.

/// The built-in icons, with the names of SF Symbols where there is one, and hyphens for its dots.
public enum BuiltinIcon: String, Hashable, Sendable, CaseIterable {
  /// A triangle that points up.
  case trendUp = "trend-up"
  /// A triangle that points down.
  case trendDown = "trend-down"
  /// A horizontal bar.
  case trendNeutral = "trend-neutral"
  /// A page with a folded corner.
  case document
  /// A parcel.
  case package
  /// A head and shoulders.
  case person
  /// A map pin.
  case location
  /// A calendar page.
  case calendar
  /// A triangle with an exclamation mark.
  case warning

  // Status

  /// A check mark.
  case checkmark
  /// A check mark in a circle.
  case checkmarkCircle = "checkmark-circle"
  /// A cross of two lines.
  case xmark
  /// A cross of two lines in a circle.
  case xmarkCircle = "xmark-circle"
  /// An exclamation mark in a circle.
  case exclamationmarkCircle = "exclamationmark-circle"
  /// An i in a circle.
  case infoCircle = "info-circle"
  /// A question mark in a circle.
  case questionmarkCircle = "questionmark-circle"
  /// A plus in a circle.
  case plusCircle = "plus-circle"
  /// A minus in a circle.
  case minusCircle = "minus-circle"
  /// A circle with a line across.
  case nosign
  /// A circle.
  case circle
  /// A filled circle.
  case circleFill = "circle-fill"
  /// A plus.
  case plus
  /// A minus.
  case minus
  /// A bell.
  case bell
  /// A flag on a pole.
  case flag
  /// A closed padlock.
  case lock
  /// An open padlock.
  case lockOpen = "lock-open"
  /// A key.
  case key
  /// A shield.
  case shield
  /// A shield with a check mark.
  case checkmarkShield = "checkmark-shield"
  /// A star.
  case star
  /// A filled star.
  case starFill = "star-fill"
  /// A star whose first half is filled.
  case starHalf = "star-half"
  /// A heart.
  case heart
  /// A ribbon.
  case bookmark
  /// A hand with its thumb up.
  case handThumbsup = "hand-thumbsup"
  /// A hand with its thumb down.
  case handThumbsdown = "hand-thumbsdown"
  /// An eye.
  case eye
  /// A flash of lightning.
  case bolt
  /// A light bulb.
  case lightbulb
  /// A cup with two handles.
  case trophy

  // Directions and charts

  /// An arrow that points up.
  case arrowUp = "arrow-up"
  /// An arrow that points down.
  case arrowDown = "arrow-down"
  /// An arrow that points left.
  case arrowLeft = "arrow-left"
  /// An arrow that points right.
  case arrowRight = "arrow-right"
  /// An arrow in the reading direction.
  case arrowForward = "arrow-forward"
  /// Two arrows, one to the left and one to the right.
  case arrowLeftArrowRight = "arrow-left-arrow-right"
  /// An arrow around a circle.
  case arrowClockwise = "arrow-clockwise"
  /// An angle that points up.
  case chevronUp = "chevron-up"
  /// An angle that points down.
  case chevronDown = "chevron-down"
  /// An angle that points left.
  case chevronLeft = "chevron-left"
  /// An angle that points right.
  case chevronRight = "chevron-right"
  /// An angle in the reading direction.
  case chevronForward = "chevron-forward"
  /// Three bars, the last the highest.
  case chartBar = "chart-bar"
  /// A rising line between two axes.
  case chartLine = "chart-line"
  /// A pie with one piece apart.
  case chartPie = "chart-pie"
  /// A dial with a needle.
  case gauge
  /// Rings around a point.
  case target
  /// A percent sign.
  case percent

  // People and messages

  /// Two people.
  case person2 = "person-2"
  /// Three people.
  case person3 = "person-3"
  /// A person and a plus.
  case personBadgePlus = "person-badge-plus"
  /// A person in a circle.
  case personCircle = "person-circle"
  /// A briefcase.
  case briefcase
  /// The handset of a telephone.
  case phone
  /// An envelope.
  case envelope
  /// A speech bubble.
  case bubble
  /// A square academic cap.
  case graduationcap
  /// The cross of a hospital.
  case cross

  // Money and shopping

  /// A dollar sign in a circle.
  case dollarsignCircle = "dollarsign-circle"
  /// A euro sign in a circle.
  case eurosignCircle = "eurosign-circle"
  /// A payment card.
  case creditcard
  /// A bank note.
  case banknote
  /// A shopping cart.
  case cart
  /// A shopping bag.
  case bag
  /// A price tag.
  case tag
  /// A receipt.
  case receipt
  /// A present with a bow.
  case gift

  // Transport

  /// A truck.
  case truck
  /// A car from the front.
  case car
  /// A train from the front.
  case tram
  /// A bicycle.
  case bicycle
  /// A ship on waves.
  case ferry
  /// An airplane.
  case airplane
  /// Vertical bars.
  case barcode

  // Documents and tools

  /// A folder.
  case folder
  /// A paper clip.
  case paperclip
  /// A clipboard with lines of text.
  case clipboard
  /// Lines with bullets.
  case listBullet = "list-bullet"
  /// Lines with check marks.
  case checklist
  /// A pencil.
  case pencil
  /// A waste bin.
  case trash
  /// A printer.
  case printer
  /// A picture of mountains.
  case photo
  /// An open book.
  case book
  /// A tray for incoming mail.
  case tray
  /// Two links of a chain.
  case link
  /// A magnifying glass.
  case magnifyingglass
  /// Three lines, each shorter than the one above.
  case filter
  /// An arrow up, out of a box.
  case squareAndArrowUp = "square-and-arrow-up"
  /// An arrow down, into a box.
  case squareAndArrowDown = "square-and-arrow-down"
  /// Three dots.
  case ellipsis
  /// A gear.
  case gearshape
  /// A wrench.
  case wrench
  /// A camera.
  case camera

  // Time

  /// A clock.
  case clock
  /// An alarm clock.
  case alarm
  /// A stopwatch.
  case stopwatch
  /// An hourglass.
  case hourglass

  // Places and weather

  /// A house.
  case house
  /// Two buildings.
  case building2 = "building-2"
  /// A factory with a chimney.
  case factory
  /// A shop with an awning.
  case storefront
  /// A folded map.
  case map
  /// A globe.
  case globe
  /// A cloud.
  case cloud
  /// The sun.
  case sunMax = "sun-max"
  /// A thermometer.
  case thermometer
  /// A drop.
  case drop
  /// A flame.
  case flame
  /// A leaf.
  case leaf
}
