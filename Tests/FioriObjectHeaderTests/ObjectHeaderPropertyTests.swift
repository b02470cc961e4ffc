import FioriRender
import Testing

/// What holds for every object header.
@Suite struct ObjectHeaderPropertyTests {
  /// Every seventh set of parts, in groups: whichever seven of the twelve parts one takes, each
  /// combination of them is in some of these sets.
  private static let parts = stride(from: 0, to: ObjectHeaderSlots.combinations, by: 7 * 32).map {
    Array(stride(from: $0, to: min($0 + 7 * 32, ObjectHeaderSlots.combinations), by: 7))
  }

  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
  }

  /// What a header breaks of the rules; its mirror is tried, too, where that is wanted.
  private func violations(of item: ObjectHeaderCase, isMirrored: Bool) throws -> [String] {
    let first = try renderer.drawing(of: item.figure())
    let further = try (1..<(first.pageCount ?? 1)).map { index in
      try renderer.drawing(of: item.figure(page: index + 1)).report
    }
    let pages = [first.report] + further
    let item = item.asDrawn(in: first.report)
    var rules = ObjectHeaderRules(item, pages: pages)
    guard isMirrored else { return rules.violations }
    for (index, page) in pages.enumerated() {
      let mirror = try renderer.drawing(of: item.figure(page: index + 1, .rightToLeft)).report
      rules.checkMirror(page, mirror)
    }
    return rules.violations
  }

  private func expectNone(_ violations: [String]) {
    #expect(
      violations.isEmpty,
      "\(violations.count) violations:\n\(violations.prefix(8).joined(separator: "\n"))")
  }

  /// Headers that are drawn, each with one that it is not.
  private static let mistaken = [
    (ObjectHeaderCase(slots: .few, width: 375), ObjectHeaderCase(slots: .few, width: 320)),
    (
      ObjectHeaderCase(slots: .information, width: 375),
      ObjectHeaderCase(slots: .information, width: 375, version: .v1)
    ),
    (
      ObjectHeaderCase(slots: .status, width: 1024),
      ObjectHeaderCase(slots: .status, width: 1024, statusLayout: .row)
    ),
    (
      ObjectHeaderCase(slots: [.status, .substatus], width: 375, statusLayout: .inline),
      ObjectHeaderCase(slots: [.status, .substatus], width: 375)
    ),
    (
      ObjectHeaderCase(slots: [.status, .substatus], width: 1024, version: .v1),
      ObjectHeaderCase(slots: [.status, .substatus], width: 1024)
    ),
    (
      ObjectHeaderCase(slots: .body, width: 375), ObjectHeaderCase(slots: .footnote, width: 375)
    ),
    (
      ObjectHeaderCase(slots: .body, width: 375, detail: .image),
      ObjectHeaderCase(slots: .body, width: 375, detail: .image, generation: .horizon)
    ),
  ]

  @Test(arguments: mistaken)
  func `a header breaks the rules of another`(
    item: ObjectHeaderCase, other: ObjectHeaderCase
  ) throws {
    var pages = [try renderer.drawing(of: item.figure()).report]
    if item.hasDetail { pages.append(try renderer.drawing(of: item.figure(page: 2)).report) }
    #expect(ObjectHeaderRules(item, pages: pages).violations.isEmpty)
    #expect(!ObjectHeaderRules(other, pages: pages).violations.isEmpty)
    var rules = ObjectHeaderRules(item, pages: pages)
    rules.checkMirror(pages[0], pages[0])
    #expect(!rules.violations.isEmpty)
  }

  /// A width for a number: each header is tried on one screen, with those around it on the others.
  private static func width(_ number: Int) -> Double {
    ObjectHeaderCase.widths[number % ObjectHeaderCase.widths.count]
  }

  @Test(arguments: parts)
  func `a header keeps to the rules whichever parts it has`(numbers: [Int]) throws {
    expectNone(
      try numbers.flatMap { number in
        try violations(
          of: ObjectHeaderCase(
            slots: ObjectHeaderSlots(rawValue: number), width: Self.width(number)),
          isMirrored: number.isMultiple(of: 2))
      })
  }

  @Test(arguments: ObjectHeader.Version.allCases, ObjectHeader.StatusLayout.allCases)
  func `a header keeps to the rules in every layout, with a detail and without`(
    version: ObjectHeader.Version, layout: ObjectHeader.StatusLayout
  ) throws {
    var found: [String] = []
    for number in 0..<1 << ObjectHeaderSlots.inLayouts.count {
      let slots = ObjectHeaderSlots(
        ObjectHeaderSlots.inLayouts.enumerated().filter { number >> $0.offset & 1 == 1 }.map(
          \.element))
      for (index, detail) in ObjectHeaderCase.Detail.allCases.enumerated() {
        let item = ObjectHeaderCase(
          slots: slots, width: Self.width(number + index), version: version, statusLayout: layout,
          detail: detail, generation: number % 2 == 0 ? .classic : .horizon)
        found += try violations(of: item, isMirrored: number % 5 == 0)
      }
    }
    expectNone(found)
  }
}
