/// The names of the colors of the Fiori palette.
public enum FUIColorStyle: Int, Hashable, Sendable, CaseIterable {
  // The colors on the SDK's page on theming.
  case primary1, primary2, primary3, primary4, primary5, primary6, primary7, primary9, tintColor
  case tintColorLight, tintColorDark, tintColorTapState, tintColorTapStateLight
  case tintColorTapStateDark, navigationBar, backgroundGradientTop, backgroundGradientBottom
  case backgroundBase, cellBackgroundTapState, line, chart1, chart2, chart3, chart4, chart5
  case chart6, chart7, chart8, chart9, chart10, chart11, negative, critical, positive, map1, map2
  case map3, map4, map5, map6, map7, map8, map9, map10, esriEdit

  // The colors of all other palettes.
  case primary8, primary10, negativeBackground, criticalBackground, positiveBackground
  case informationBackground, accent1, accent1b, accent2, accent2b, accent3, accent4, accent5
  case accent6, accent6b, accent7, accent7b, accent8, accent9, accent10, accent10b, stockUpStroke
  case stockDownStroke, shell, background1, background2, separator, shadow
  case primaryGroupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case primaryBackground, secondaryBackground, tertiaryBackground, primaryLabel, secondaryLabel
  case tertiaryLabel, quaternaryLabel, primaryFill, secondaryFill, tertiaryFill, quaternaryFill
  case header, headerBlended, barTransparent, contrastElement, footer, cellBackground
  case negativeLabel, positiveLabel, criticalLabel, grey1, grey2, grey3, grey4, grey5, grey6
  case grey7, grey8, grey9, blue1, blue2, blue3, blue4, blue5, blue6, blue7, blue8, blue9, teal1
  case teal2, teal3, teal4, teal5, teal6, teal7, teal8, teal9, green1, green2, green3, green4
  case green5, green6, green7, green8, green9, mango1, mango2, mango3, mango4, mango5, mango6
  case mango7, mango8, mango9, red1, red2, red3, red4, red5, red6, red7, red8, red9, pink1, pink2
  case pink3, pink4, pink5, pink6, pink7, pink8, pink9, indigo1, indigo2, indigo3, indigo4
  case indigo5, indigo6, indigo7, indigo8, indigo9, baseWhite, baseBlack, cardShadow
  case sectionShadow, tintColor2, separatorOpaque, grey10, grey11, red10, red11, mango10, mango11
  case green10, green11, teal10, teal11, blue10, blue11, indigo10, indigo11, pink10, pink11
  case raspberry1, raspberry2, raspberry3, raspberry4, raspberry5, raspberry6, raspberry7
  case raspberry8, raspberry9, raspberry10, raspberry11, base1, base2, accentLabel1, accentLabel2
  case accentLabel3, accentLabel4, accentLabel5, accentLabel6, accentLabel7, accentLabel8
  case accentLabel9, accentLabel10, accentBackground1, accentBackground2, accentBackground3
  case accentBackground4, accentBackground5, accentBackground6, accentBackground7
  case accentBackground8, accentBackground9, accentBackground10, navBarTitleLabel
  case negativeLabelTapState, positiveLabelTapState, criticalLabelTapState
  case negativeBackgroundTapState, positiveBackgroundTapState, criticalBackgroundTapState
  case informationBackgroundTapState, customColor1, customColor2, customColor3, customColor4
  case customColor5, customColor6, quinaryLabel, tintColor3, informativeLabel, neutralLabel
  case informativeLabelTapState, neutralLabelTapState, neutralBackground
  case neutralBackgroundTapState, chrome, chromeSecondary, chart12, chartBad, chartCritical
  case chartGood, chartNeutral, jouleBrand, jouleAccent1, jouleAccent2, jouleAccent3
  case jouleGradient1, jouleGradient2, jouleSelectedFill, jouleSelectedLabel

  /// The name in palettes and style sheets.
  package var name: String { "\(self)" }
}
