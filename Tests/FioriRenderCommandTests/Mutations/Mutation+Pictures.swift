extension Mutation {
  /// Of the recorded pixels.
  static let pictures = [
    Mutation(
      "one pixel moved by one", .chart,
      .pixels { $0.move(x: 40, y: 6) }, changed: 2,
      says: [
        "chart.png: 2 of 16000 pixels changed (0.01 %) in 1 region, 2 × 1 at 40,6"
      ]),
    Mutation(
      "one level of the first pixel's red", .chart,
      .pixels { $0.nudge(.red, x: 0, y: 0) }, changed: 1,
      says: [
        "chart.png: 1 of 16000 pixels changed (under 0.01 %) in 1 region, 1 × 1 at 0,0"
      ]),
    Mutation(
      "one level of the last pixel's green", .chart,
      .pixels { $0.nudge(.green, x: 159, y: 99) }, changed: 1,
      says: [
        "chart.png: 1 of 16000 pixels changed (under 0.01 %) in 1 region, 1 × 1 at 159,99"
      ]),
    Mutation(
      "one level of a pixel's blue in the middle", .card,
      .pixels { $0.nudge(.blue, x: 107, y: 103) }, changed: 1,
      says: [
        "card.png: 1 of 44928 pixels changed (under 0.01 %) in 1 region, 1 × 1 at 107,103"
      ]),
    Mutation(
      "one level of a softened edge", .card,
      .pixels { $0.nudge(.red, x: 60, y: 120) }, changed: 1,
      says: [
        "card.png: 1 of 44928 pixels changed (under 0.01 %) in 1 region, 1 × 1 at 60,120"
      ]),
    Mutation(
      "one level of an opaque pixel's alpha", .ring,
      .pixels { $0.nudge(.alpha, x: 209, y: 106) }, changed: 1,
      says: [
        "ring.png: 1 of 44944 pixels changed (under 0.01 %) in 1 region, 1 × 1 at 209,106"
      ]),
    Mutation(
      "one level of a translucent pixel's alpha", .ring,
      .pixels { $0.nudge(.alpha, x: 207, y: 106) }, changed: 1,
      says: [
        "ring.png: 1 of 44944 pixels changed (under 0.01 %) in 1 region, 1 × 1 at 207,106"
      ]),
    Mutation(
      "one level of a translucent pixel's red", .kpi,
      .pixels { $0.nudge(.red, x: 42, y: 20) }, changed: 1,
      says: [
        "kpi.png: 1 of 10044 pixels changed (under 0.01 %) in 1 region, 1 × 1 at 42,20"
      ]),
    Mutation(
      "one level of a transparent pixel's alpha", .ring,
      .pixels { $0.nudge(.alpha, x: 0, y: 0) }, changed: 1,
      says: [
        "ring.png: 1 of 44944 pixels changed (under 0.01 %) in 1 region, 1 × 1 at 0,0"
      ]),
    Mutation(
      "one level of a color under no alpha", .ring,
      .pixels { $0.nudge(.blue, x: 211, y: 211) }, changed: 1,
      says: [
        "ring.png: 1 of 44944 pixels changed (under 0.01 %) in 1 region, 1 × 1 at 211,211"
      ]),
    Mutation(
      "two colors swapped", .chart,
      .pixels { $0.swap([0x36, 0x78, 0xAF, 255], [0xBB, 0, 0, 255]) }, changed: 5283,
      says: [
        "chart.png: 5283 of 16000 pixels changed (33 %) in 4 regions, the largest 29 × 73 at "
          + "101,7"
      ]),
    Mutation(
      "a row dropped", .header,
      .pixels { $0.dropRow(50) }, changed: 1590,
      says: [
        "header.png: size changed from 320 × 101 to 320 × 102; 1590 of 32320 common pixels "
          + "changed (4.92 %) in 33 regions, the largest 320 × 1 at 0,100"
      ]),
    Mutation(
      "a column dropped", .kpi,
      .pixels { $0.dropColumn(54) }, changed: 876,
      says: [
        "kpi.png: size changed from 107 × 93 to 108 × 93; 876 of 9951 common pixels changed "
          + "(8.8 %) in 7 regions, the largest 53 × 16 at 54,77"
      ]),
    Mutation(
      "an empty row dropped at the end", .kpis,
      .pixels { $0.dropRow(110) }, changed: 0,
      says: [
        "kpis.png: size changed from 320 × 110 to 320 × 111; the common pixels are equal"
      ]),
    Mutation(
      "the lower half moved down by one pixel", .kpis,
      .pixels { $0.pushRows(from: 70) }, changed: 3273,
      says: [
        "kpis.png: 3273 of 35520 pixels changed (9.21 %) in 5 regions, the largest 320 × 14 "
          + "at 0,71"
      ]),
    Mutation(
      "a hairline dropped", .header,
      .pixels { $0.coverRow(101) }, changed: 320,
      says: [
        "header.png: 320 of 32640 pixels changed (0.98 %) in 1 region, 320 × 1 at 0,101"
      ]),
    Mutation(
      "a gridline dropped", .chart,
      .pixels { $0.coverRow(6, from: 20) }, changed: 35,
      says: [
        "chart.png: 35 of 16000 pixels changed (0.22 %) in 35 regions, the largest 1 × 1 at "
          + "20,6"
      ]),
  ]
}
