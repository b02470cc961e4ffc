extension Mutation {
  /// Of descriptions and style sheets, so that something else is drawn.
  static let descriptions = [
    Mutation(
      "a gap 1 pt wider", .kpis,
      .text(#""interItemSpacing": 24"#, #""interItemSpacing": 25"#, in: "json"), changed: 1207,
      says: [
        "kpis.layout.json: kpiHeader.kpiView[0] moved 0.5 pt left; kpiHeader.kpiView[1] "
          + "moved 0.5 pt right",
        "kpis.png: 1207 of 35520 pixels changed (3.4 %) in 12 regions, the largest 49 × 13 "
          + "at 92,71",
      ]),
    Mutation(
      "a padding 1 pt wider", .card,
      .text(#""padding": 8"#, #""padding": 9"#, in: "json"), changed: 6124,
      says: [
        "card.layout.json: picture 216 × 208 → 218 × 210 pt",
        "card.png: size changed from 216 × 208 to 218 × 210; 6124 of 44928 common pixels "
          + "changed (13.6 %) in 9 regions, the largest 209 × 201 at 4,6",
      ]),
    Mutation(
      "a padding 1 pt wider on one side", .card,
      .text(#""padding": 8"#, #""padding": [8, 8, 9, 8]"#, in: "json"), changed: 0,
      says: [
        "card.layout.json: picture 216 × 208 → 216 × 209 pt",
        "card.png: size changed from 216 × 208 to 216 × 209; the common pixels are equal",
      ]),
    Mutation(
      "a picture's scale a hundredth larger", .card,
      .text(#""scale": 1"#, #""scale": 1.01"#, in: "json"), changed: 5179,
      says: [
        "card.png: size changed from 216 × 208 to 219 × 211; 5179 of 44928 common pixels "
          + "changed (11.5 %) in 13 regions, the largest 210 × 202 at 4,6"
      ]),
    Mutation(
      "a text's color one level lighter", .card,
      .text(##""#6A6D70""##, ##""#6A6D71""##, in: "json"), changed: 84,
      says: [
        "card.layout.json: kpiCard.status color #6A6D70 → #6A6D71",
        "card.png: 84 of 44928 pixels changed (0.19 %) in 9 regions, the largest 6 × 7 at "
          + "172,34",
      ]),
    Mutation(
      "a text's alpha a hundredth lower", .header,
      .text("text-alpha: 0.8", "text-alpha: 0.79", in: "nss"), changed: 460,
      says: [
        "header.layout.json: objectHeader.subheadline color #3F3A3ACC → #3F3A3AC9",
        "header.png: 460 of 32640 pixels changed (1.41 %) in 9 regions, the largest 9 × 14 "
          + "at 70,46",
      ]),
    Mutation(
      "a background's color one level lighter", .card,
      .text(##""#E8E8ED""##, ##""#E8E8EE""##, in: "json"), changed: 6580,
      says: [
        "card.layout.json: background #E8E8EDFF → #E8E8EEFF",
        "card.png: 6580 of 44928 pixels changed (14.6 %) in 1 region, 216 × 208 at 0,0",
      ]),
    Mutation(
      "a ring's track one level lighter", .ring,
      .text(##""#D0E0F0""##, ##""#D0E0F1""##, in: "json"), changed: 1116,
      says: [
        "ring.layout.json: kpiProgressView.ring colors #D0E0F0FF, #3678AFFF → #D0E0F1FF, "
          + "#3678AFFF",
        "ring.png: 1116 of 44944 pixels changed (2.48 %) in 116 regions, the largest 106 × "
          + "173 at 0,0",
        ##"ring.svg: line 16: …none" stroke="#D0E0F1" stroke-width="2" stroke-linecap="round" "##
          + ##"stroke-linejoin="…, recorded …none" stroke="#D0E0F0" stroke-width="2" "##
          + #"stroke-linecap="round" stroke-linejoin="…"#,
      ]),
    Mutation(
      "two series' colors swapped", .chart,
      .text(
        ##""#3678AF", "values": [2, 4]}, {"color": "#BB0000""##,
        ##""#BB0000", "values": [2, 4]}, {"color": "#3678AF""##, in: "json"), changed: 5307,
      says: [
        "chart.layout.json: chartView.plot colors #CCCCCCFF, #3678AFFF, #BB0000FF → "
          + "#CCCCCCFF, #BB0000FF, #3678AFFF",
        "chart.png: 5307 of 16000 pixels changed (33.2 %) in 4 regions, the largest 29 × 73 "
          + "at 101,7",
        ##"chart.svg: line 15: …9 45L49 80Z" fill="#BB0000"/>, recorded …9 45L49 80Z" "##
          + ##"fill="#3678AF"/>"##,
      ]),
    Mutation(
      "a font weight changed to semibold", .card,
      .text(#""weight": "regular""#, #""weight": "semibold""#, in: "json"), changed: 179,
      says: [
        "card.layout.json: kpiCard.status font regular → semibold, 0.81 pt wider",
        "card.png: 179 of 44928 pixels changed (0.4 %) in 2 regions, the largest 21 × 10 at "
          + "171,31",
      ]),
    Mutation(
      "a font weight changed to light", .card,
      .text(#""weight": "regular""#, #""weight": "light""#, in: "json"), changed: 145,
      says: [
        "card.layout.json: kpiCard.status font regular → light, 0.42 pt narrower",
        "card.png: 145 of 44928 pixels changed (0.32 %) in 3 regions, the largest 9 × 9 at "
          + "183,32",
      ]),
    Mutation(
      "a font a tenth of a point larger", .card,
      .text(#""size": 12"#, #""size": 12.1"#, in: "json"), changed: 152,
      says: [
        "card.layout.json: kpiCard.status font size 12 → 12.1, moved 0.09 pt up, 0.26 pt "
          + "wider and 0.11 pt taller",
        "card.png: 152 of 44928 pixels changed (0.34 %) in 4 regions, the largest 13 × 10 at "
          + "172,31",
      ]),
    Mutation(
      "a caption elided one letter earlier", .kpi,
      .text(#""width": 108"#, #""width": 107"#, in: "json"), changed: 1681,
      says: [
        "kpi.layout.json: kpiView 1 pt narrower; kpiView.caption text '…e shipped…' → '…e "
          + "shippe…', 9.31 pt narrower",
        "kpi.png: size changed from 108 × 93 to 107 × 93; 1681 of 9951 common pixels changed "
          + "(16.9 %) in 14 regions, the largest 59 × 13 at 0,77",
      ]),
    Mutation(
      "a value aligned to the other side", .kpi,
      .text(#""alignment": "center""#, #""alignment": "leading""#, in: "json"), changed: 1681,
      says: [
        "kpi.layout.json: kpiView.metric moved 31.09 pt left, and 1 right of it; kpiView.caption moved "
          + "0.08 pt left",
        "kpi.png: 1681 of 10044 pixels changed (16.7 %) in 9 regions, the largest 25 × 36 at "
          + "32,8",
      ]),
    Mutation(
      "gridlines dropped", .chart,
      .text(#""gridlines": {"isHidden": false}"#, #""gridlines": {"isHidden": true}"#, in: "json"),
      changed: 50,
      says: [
        "chart.layout.json: chartView.plot lines 1 dashed 1 3 → none",
        "chart.png: 50 of 16000 pixels changed (0.31 %) in 50 regions, the largest 1 × 1 at "
          + "20,6",
        ##"chart.svg: line 12: <path d="M20 80L160 80L160 81L20 81Z" fill="#CCCCCC"/>, "##
          + ##"recorded <path d="M20 6.5L160 6.5" fill="none" stroke="#CCCCCC" stroke-width="1" "##
          + "stroke-l…",
      ]),
    Mutation(
      "an axis' hairline dropped", .chart,
      .text(#""baseline": {"isHidden": false}"#, #""baseline": {"isHidden": true}"#, in: "json"),
      changed: 230,
      says: [
        "chart.layout.json: chartView.plot 1 pt taller; chartView.numericAxis 1 pt taller",
        "chart.png: 230 of 16000 pixels changed (1.44 %) in 3 regions, the largest 140 × 1 "
          + "at 20,80",
        #"chart.svg: line 14: <path d="M20 81L20 46C20 44.895 20.895 44 22 44L47 44C48.105 44 "#
          + ##"49 44.895 49 46L…, recorded <path d="M20 80L160 80L160 81L20 81Z" fill="#CCCCCC"/>"##,
      ]),
    Mutation(
      "a border dropped", .header,
      .text("border-width: 1", "border-width: 0", in: "nss"), changed: 98,
      says: [
        "header.layout.json: objectHeader.status colors #6A6D70FF → none, corner radius 0 → "
          + "none, lines 1 solid → none",
        "header.png: 98 of 32640 pixels changed (0.3 %) in 1 region, 33 × 18 at 271,20",
      ]),
    Mutation(
      "a border thinner by half a point", .header,
      .text("border-width: 1", "border-width: 0.5", in: "nss"), changed: 98,
      says: [
        "header.layout.json: objectHeader.status lines 1 solid → 0.5 solid",
        "header.png: 98 of 32640 pixels changed (0.3 %) in 1 region, 33 × 18 at 271,20",
      ]),
    Mutation(
      "a border's color one level darker", .header,
      .text("border-color: #6A6D70", "border-color: #6A6D6F", in: "nss"), changed: 97,
      says: [
        "header.layout.json: objectHeader.status colors #6A6D70FF → #6A6D6FFF",
        "header.png: 97 of 32640 pixels changed (0.3 %) in 1 region, 33 × 18 at 271,20",
      ]),
    Mutation(
      "corners a tenth of a point rounder", .chart,
      .text(#""columnCornerRadius": 2"#, #""columnCornerRadius": 2.1"#, in: "json"), changed: 24,
      says: [
        #"chart.layout.json: line 52: "shapes": "d2ce349e658601c6", recorded "shapes": "#
          + #""a6c58031f41444a2""#,
        "chart.png: 24 of 16000 pixels changed (0.15 %) in 8 regions, the largest 2 × 2 at "
          + "101,7",
        #"chart.svg: line 15: <path d="M20 80L20 45.1C20 43.94 20.94 43 22.1 43L46.9 43C48.06 "#
          + #"43 49 43.94 49 4…, recorded <path d="M20 80L20 45C20 43.895 20.895 43 22 43L47 "#
          + "43C48.105 43 49 43.895 49 45L…",
      ]),
    Mutation(
      "a column's value a hundredth higher", .chart,
      .text(#""values": [2, 4]"#, #""values": [2.01, 4]"#, in: "json"),
      says: [
        "chart.layout.json: chartView.plot value [0][0] 2 → 2.01",
        "chart.svg: line 3: …o Q2. Series 1: Q1 2.01, Q2 4. Series 2: Q1 3, Q2 1</desc>, "
          + "recorded …o Q2. Series 1: Q1 2, Q2 4. Series 2: Q1 3, Q2 1</desc>",
      ]),
    Mutation(
      "a ring filled by a thousandth more", .ring,
      .text(#""progress": 0.64"#, #""progress": 0.641"#, in: "json"), changed: 547,
      says: [
        "ring.layout.json: kpiProgressView.ring draws other shapes",
        "ring.png: 547 of 44944 pixels changed (1.22 %) in 151 regions, the largest 11 × 9 "
          + "at 23,169",
        #"ring.svg: line 17: <path d="M53 1C77.185 1 98.177 17.674 103.651 41.232C109.124 "#
          + #"64.789 97.633 89.01…, recorded <path d="M53 1C77.144 1 98.113 17.619 103.626 "#
          + "41.126C109.14 64.632 97.747 88.842…",
      ]),
    Mutation(
      "another digit", .card,
      .text(#""294""#, #""295""#, in: "json"), changed: 1374,
      says: [
        "card.layout.json: kpiCard.kpi.metric text '294' → '295', 1.48 pt narrower",
        "card.png: 1374 of 44928 pixels changed (3.06 %) in 7 regions, the largest 25 × 36 "
          + "at 126,102",
      ]),
    Mutation(
      "a letter more", .header,
      .text("Inspect Pump", "Inspect Pumps", in: "json"), changed: 74,
      says: [
        "header.layout.json: objectHeader.headline text 'Inspect Pump' → 'Inspect Pumps', "
          + "10.45 pt wider",
        "header.png: 74 of 32640 pixels changed (0.23 %) in 1 region, 9 × 13 at 146,22",
      ]),
    Mutation(
      "a blank more", .header,
      .text("Job 819701", "Job  819701", in: "json"), changed: 594,
      says: [
        "header.layout.json: objectHeader.subheadline text 'Job 819701' → 'Job  819701', "
          + "4.78 pt wider",
        "header.png: 594 of 32640 pixels changed (1.82 %) in 1 region, 59 × 14 at 51,46",
      ]),
    Mutation(
      "an accent as a letter of its own", .kpis,
      .text("Café", "Cafe\u{301}", in: "json"),
      says: [
        #"kpis.layout.json: line 61: '"text": "Cafe\u{0301}",', recorded '"text": "#
          + #""Caf\u{00E9}",'"#
      ]),
    Mutation(
      "a tag dropped", .header,
      .text(#""PM01", "Urgent""#, #""PM01""#, in: "json"), changed: 380,
      says: [
        "header.layout.json: objectHeader.tag[1] 'Urgent' disappeared",
        "header.png: 380 of 32640 pixels changed (1.16 %) in 3 regions, the largest 32 × 12 "
          + "at 79,71",
      ]),
    Mutation(
      "two tags swapped", .header,
      .text(#""PM01", "Urgent""#, #""Urgent", "PM01""#, in: "json"), changed: 788,
      says: [
        "header.layout.json: objectHeader.tag[0] moved 49.98 pt left; objectHeader.tag[1] "
          + "moved 58.08 pt right",
        "header.png: 788 of 32640 pixels changed (2.41 %) in 2 regions, the largest 45 × 18 "
          + "at 66,67",
      ]),
    Mutation(
      "a unit dropped", .card,
      .text(#", {"unit": "k"}"#, "", in: "json"), changed: 2222,
      says: [
        "card.layout.json: kpiCard.kpi.unit[1] 'k' disappeared",
        "card.png: 2222 of 44928 pixels changed (4.95 %) in 2 regions, the largest 125 × 39 "
          + "at 46,101",
      ]),
    Mutation(
      "a unit on the other side", .kpi,
      .text(#"{"metric": "5"}, {"unit": "k"}"#, #"{"unit": "k"}, {"metric": "5"}"#, in: "json"),
      changed: 806,
      says: [
        "kpi.layout.json: kpiView.unit moved 30.59 pt left; kpiView.metric moved 17.23 pt "
          + "right",
        "kpi.png: 806 of 10044 pixels changed (8.02 %) in 1 region, 44 × 36 at 33,8",
      ]),
    Mutation(
      "another icon", .header,
      .text(#""builtin:warning""#, #""builtin:document""#, in: "json"), changed: 188,
      says: [
        "header.layout.json: objectHeader.substatusImage image builtin:warning → "
          + "builtin:document",
        "header.png: 188 of 32640 pixels changed (0.58 %) in 1 region, 16 × 16 at 288,41",
      ]),
  ]
}
