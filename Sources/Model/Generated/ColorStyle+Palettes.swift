// swift-format-ignore-file
// Written by Scripts/generate_keys.py from palettes.tsv; do not edit.

/// The colors of all palettes, by name.
extension ColorStyle {
  /// SAP's `primary1`.
  public static let primary1: ColorStyle = "primary1"
  /// SAP's `primary2`.
  public static let primary2: ColorStyle = "primary2"
  /// SAP's `primary3`.
  public static let primary3: ColorStyle = "primary3"
  /// SAP's `primary4`.
  public static let primary4: ColorStyle = "primary4"
  /// SAP's `primary5`.
  public static let primary5: ColorStyle = "primary5"
  /// SAP's `primary6`.
  public static let primary6: ColorStyle = "primary6"
  /// SAP's `primary7`.
  public static let primary7: ColorStyle = "primary7"
  /// SAP's `primary8`.
  public static let primary8: ColorStyle = "primary8"
  /// SAP's `primary9`.
  public static let primary9: ColorStyle = "primary9"
  /// SAP's `tintColor`.
  public static let tintColor: ColorStyle = "tintColor"
  /// SAP's `tintColorLight`.
  public static let tintColorLight: ColorStyle = "tintColorLight"
  /// SAP's `tintColorDark`.
  public static let tintColorDark: ColorStyle = "tintColorDark"
  /// SAP's `tintColorTapState`.
  public static let tintColorTapState: ColorStyle = "tintColorTapState"
  /// SAP's `tintColorTapStateLight`.
  public static let tintColorTapStateLight: ColorStyle = "tintColorTapStateLight"
  /// SAP's `tintColorTapStateDark`.
  public static let tintColorTapStateDark: ColorStyle = "tintColorTapStateDark"
  /// SAP's `navigationBar`.
  public static let navigationBar: ColorStyle = "navigationBar"
  /// SAP's `backgroundGradientTop`.
  public static let backgroundGradientTop: ColorStyle = "backgroundGradientTop"
  /// SAP's `backgroundGradientBottom`.
  public static let backgroundGradientBottom: ColorStyle = "backgroundGradientBottom"
  /// SAP's `backgroundBase`.
  public static let backgroundBase: ColorStyle = "backgroundBase"
  /// SAP's `cellBackgroundTapState`.
  public static let cellBackgroundTapState: ColorStyle = "cellBackgroundTapState"
  /// SAP's `line`.
  public static let line: ColorStyle = "line"
  /// SAP's `chart1`.
  public static let chart1: ColorStyle = "chart1"
  /// SAP's `chart2`.
  public static let chart2: ColorStyle = "chart2"
  /// SAP's `chart3`.
  public static let chart3: ColorStyle = "chart3"
  /// SAP's `chart4`.
  public static let chart4: ColorStyle = "chart4"
  /// SAP's `chart5`.
  public static let chart5: ColorStyle = "chart5"
  /// SAP's `chart6`.
  public static let chart6: ColorStyle = "chart6"
  /// SAP's `chart7`.
  public static let chart7: ColorStyle = "chart7"
  /// SAP's `chart8`.
  public static let chart8: ColorStyle = "chart8"
  /// SAP's `chart9`.
  public static let chart9: ColorStyle = "chart9"
  /// SAP's `chart10`.
  public static let chart10: ColorStyle = "chart10"
  /// SAP's `chart11`.
  public static let chart11: ColorStyle = "chart11"
  /// SAP's `negative`.
  public static let negative: ColorStyle = "negative"
  /// SAP's `critical`.
  public static let critical: ColorStyle = "critical"
  /// SAP's `positive`.
  public static let positive: ColorStyle = "positive"
  /// SAP's `map1`.
  public static let map1: ColorStyle = "map1"
  /// SAP's `map2`.
  public static let map2: ColorStyle = "map2"
  /// SAP's `map3`.
  public static let map3: ColorStyle = "map3"
  /// SAP's `map4`.
  public static let map4: ColorStyle = "map4"
  /// SAP's `map5`.
  public static let map5: ColorStyle = "map5"
  /// SAP's `map6`.
  public static let map6: ColorStyle = "map6"
  /// SAP's `map7`.
  public static let map7: ColorStyle = "map7"
  /// SAP's `map8`.
  public static let map8: ColorStyle = "map8"
  /// SAP's `map9`.
  public static let map9: ColorStyle = "map9"
  /// SAP's `map10`.
  public static let map10: ColorStyle = "map10"
  /// SAP's `esriEdit`.
  public static let esriEdit: ColorStyle = "esriEdit"
  /// SAP's `primary10`.
  public static let primary10: ColorStyle = "primary10"
  /// SAP's `negativeBackground`.
  public static let negativeBackground: ColorStyle = "negativeBackground"
  /// SAP's `criticalBackground`.
  public static let criticalBackground: ColorStyle = "criticalBackground"
  /// SAP's `positiveBackground`.
  public static let positiveBackground: ColorStyle = "positiveBackground"
  /// SAP's `informationBackground`.
  public static let informationBackground: ColorStyle = "informationBackground"
  /// SAP's `accent1`.
  public static let accent1: ColorStyle = "accent1"
  /// SAP's `accent1b`.
  public static let accent1b: ColorStyle = "accent1b"
  /// SAP's `accent2`.
  public static let accent2: ColorStyle = "accent2"
  /// SAP's `accent2b`.
  public static let accent2b: ColorStyle = "accent2b"
  /// SAP's `accent3`.
  public static let accent3: ColorStyle = "accent3"
  /// SAP's `accent4`.
  public static let accent4: ColorStyle = "accent4"
  /// SAP's `accent5`.
  public static let accent5: ColorStyle = "accent5"
  /// SAP's `accent6`.
  public static let accent6: ColorStyle = "accent6"
  /// SAP's `accent6b`.
  public static let accent6b: ColorStyle = "accent6b"
  /// SAP's `accent7`.
  public static let accent7: ColorStyle = "accent7"
  /// SAP's `accent7b`.
  public static let accent7b: ColorStyle = "accent7b"
  /// SAP's `accent8`.
  public static let accent8: ColorStyle = "accent8"
  /// SAP's `accent9`.
  public static let accent9: ColorStyle = "accent9"
  /// SAP's `accent10`.
  public static let accent10: ColorStyle = "accent10"
  /// SAP's `accent10b`.
  public static let accent10b: ColorStyle = "accent10b"
  /// SAP's `stockUpStroke`.
  public static let stockUpStroke: ColorStyle = "stockUpStroke"
  /// SAP's `stockDownStroke`.
  public static let stockDownStroke: ColorStyle = "stockDownStroke"
  /// SAP's `shell`.
  public static let shell: ColorStyle = "shell"
  /// SAP's `background1`.
  public static let background1: ColorStyle = "background1"
  /// SAP's `background2`.
  public static let background2: ColorStyle = "background2"
  /// SAP's `separator`.
  public static let separator: ColorStyle = "separator"
  /// SAP's `shadow`.
  public static let shadow: ColorStyle = "shadow"
  /// SAP's `primaryGroupedBackground`.
  public static let primaryGroupedBackground: ColorStyle = "primaryGroupedBackground"
  /// SAP's `secondaryGroupedBackground`.
  public static let secondaryGroupedBackground: ColorStyle = "secondaryGroupedBackground"
  /// SAP's `tertiaryGroupedBackground`.
  public static let tertiaryGroupedBackground: ColorStyle = "tertiaryGroupedBackground"
  /// SAP's `primaryBackground`.
  public static let primaryBackground: ColorStyle = "primaryBackground"
  /// SAP's `secondaryBackground`.
  public static let secondaryBackground: ColorStyle = "secondaryBackground"
  /// SAP's `tertiaryBackground`.
  public static let tertiaryBackground: ColorStyle = "tertiaryBackground"
  /// SAP's `primaryLabel`.
  public static let primaryLabel: ColorStyle = "primaryLabel"
  /// SAP's `secondaryLabel`.
  public static let secondaryLabel: ColorStyle = "secondaryLabel"
  /// SAP's `tertiaryLabel`.
  public static let tertiaryLabel: ColorStyle = "tertiaryLabel"
  /// SAP's `quaternaryLabel`.
  public static let quaternaryLabel: ColorStyle = "quaternaryLabel"
  /// SAP's `primaryFill`.
  public static let primaryFill: ColorStyle = "primaryFill"
  /// SAP's `secondaryFill`.
  public static let secondaryFill: ColorStyle = "secondaryFill"
  /// SAP's `tertiaryFill`.
  public static let tertiaryFill: ColorStyle = "tertiaryFill"
  /// SAP's `quaternaryFill`.
  public static let quaternaryFill: ColorStyle = "quaternaryFill"
  /// SAP's `header`.
  public static let header: ColorStyle = "header"
  /// SAP's `headerBlended`.
  public static let headerBlended: ColorStyle = "headerBlended"
  /// SAP's `barTransparent`.
  public static let barTransparent: ColorStyle = "barTransparent"
  /// SAP's `contrastElement`.
  public static let contrastElement: ColorStyle = "contrastElement"
  /// SAP's `footer`.
  public static let footer: ColorStyle = "footer"
  /// SAP's `cellBackground`.
  public static let cellBackground: ColorStyle = "cellBackground"
  /// SAP's `negativeLabel`.
  public static let negativeLabel: ColorStyle = "negativeLabel"
  /// SAP's `positiveLabel`.
  public static let positiveLabel: ColorStyle = "positiveLabel"
  /// SAP's `criticalLabel`.
  public static let criticalLabel: ColorStyle = "criticalLabel"
  /// SAP's `grey1`.
  public static let grey1: ColorStyle = "grey1"
  /// SAP's `grey2`.
  public static let grey2: ColorStyle = "grey2"
  /// SAP's `grey3`.
  public static let grey3: ColorStyle = "grey3"
  /// SAP's `grey4`.
  public static let grey4: ColorStyle = "grey4"
  /// SAP's `grey5`.
  public static let grey5: ColorStyle = "grey5"
  /// SAP's `grey6`.
  public static let grey6: ColorStyle = "grey6"
  /// SAP's `grey7`.
  public static let grey7: ColorStyle = "grey7"
  /// SAP's `grey8`.
  public static let grey8: ColorStyle = "grey8"
  /// SAP's `grey9`.
  public static let grey9: ColorStyle = "grey9"
  /// SAP's `blue1`.
  public static let blue1: ColorStyle = "blue1"
  /// SAP's `blue2`.
  public static let blue2: ColorStyle = "blue2"
  /// SAP's `blue3`.
  public static let blue3: ColorStyle = "blue3"
  /// SAP's `blue4`.
  public static let blue4: ColorStyle = "blue4"
  /// SAP's `blue5`.
  public static let blue5: ColorStyle = "blue5"
  /// SAP's `blue6`.
  public static let blue6: ColorStyle = "blue6"
  /// SAP's `blue7`.
  public static let blue7: ColorStyle = "blue7"
  /// SAP's `blue8`.
  public static let blue8: ColorStyle = "blue8"
  /// SAP's `blue9`.
  public static let blue9: ColorStyle = "blue9"
  /// SAP's `teal1`.
  public static let teal1: ColorStyle = "teal1"
  /// SAP's `teal2`.
  public static let teal2: ColorStyle = "teal2"
  /// SAP's `teal3`.
  public static let teal3: ColorStyle = "teal3"
  /// SAP's `teal4`.
  public static let teal4: ColorStyle = "teal4"
  /// SAP's `teal5`.
  public static let teal5: ColorStyle = "teal5"
  /// SAP's `teal6`.
  public static let teal6: ColorStyle = "teal6"
  /// SAP's `teal7`.
  public static let teal7: ColorStyle = "teal7"
  /// SAP's `teal8`.
  public static let teal8: ColorStyle = "teal8"
  /// SAP's `teal9`.
  public static let teal9: ColorStyle = "teal9"
  /// SAP's `green1`.
  public static let green1: ColorStyle = "green1"
  /// SAP's `green2`.
  public static let green2: ColorStyle = "green2"
  /// SAP's `green3`.
  public static let green3: ColorStyle = "green3"
  /// SAP's `green4`.
  public static let green4: ColorStyle = "green4"
  /// SAP's `green5`.
  public static let green5: ColorStyle = "green5"
  /// SAP's `green6`.
  public static let green6: ColorStyle = "green6"
  /// SAP's `green7`.
  public static let green7: ColorStyle = "green7"
  /// SAP's `green8`.
  public static let green8: ColorStyle = "green8"
  /// SAP's `green9`.
  public static let green9: ColorStyle = "green9"
  /// SAP's `mango1`.
  public static let mango1: ColorStyle = "mango1"
  /// SAP's `mango2`.
  public static let mango2: ColorStyle = "mango2"
  /// SAP's `mango3`.
  public static let mango3: ColorStyle = "mango3"
  /// SAP's `mango4`.
  public static let mango4: ColorStyle = "mango4"
  /// SAP's `mango5`.
  public static let mango5: ColorStyle = "mango5"
  /// SAP's `mango6`.
  public static let mango6: ColorStyle = "mango6"
  /// SAP's `mango7`.
  public static let mango7: ColorStyle = "mango7"
  /// SAP's `mango8`.
  public static let mango8: ColorStyle = "mango8"
  /// SAP's `mango9`.
  public static let mango9: ColorStyle = "mango9"
  /// SAP's `red1`.
  public static let red1: ColorStyle = "red1"
  /// SAP's `red2`.
  public static let red2: ColorStyle = "red2"
  /// SAP's `red3`.
  public static let red3: ColorStyle = "red3"
  /// SAP's `red4`.
  public static let red4: ColorStyle = "red4"
  /// SAP's `red5`.
  public static let red5: ColorStyle = "red5"
  /// SAP's `red6`.
  public static let red6: ColorStyle = "red6"
  /// SAP's `red7`.
  public static let red7: ColorStyle = "red7"
  /// SAP's `red8`.
  public static let red8: ColorStyle = "red8"
  /// SAP's `red9`.
  public static let red9: ColorStyle = "red9"
  /// SAP's `pink1`.
  public static let pink1: ColorStyle = "pink1"
  /// SAP's `pink2`.
  public static let pink2: ColorStyle = "pink2"
  /// SAP's `pink3`.
  public static let pink3: ColorStyle = "pink3"
  /// SAP's `pink4`.
  public static let pink4: ColorStyle = "pink4"
  /// SAP's `pink5`.
  public static let pink5: ColorStyle = "pink5"
  /// SAP's `pink6`.
  public static let pink6: ColorStyle = "pink6"
  /// SAP's `pink7`.
  public static let pink7: ColorStyle = "pink7"
  /// SAP's `pink8`.
  public static let pink8: ColorStyle = "pink8"
  /// SAP's `pink9`.
  public static let pink9: ColorStyle = "pink9"
  /// SAP's `indigo1`.
  public static let indigo1: ColorStyle = "indigo1"
  /// SAP's `indigo2`.
  public static let indigo2: ColorStyle = "indigo2"
  /// SAP's `indigo3`.
  public static let indigo3: ColorStyle = "indigo3"
  /// SAP's `indigo4`.
  public static let indigo4: ColorStyle = "indigo4"
  /// SAP's `indigo5`.
  public static let indigo5: ColorStyle = "indigo5"
  /// SAP's `indigo6`.
  public static let indigo6: ColorStyle = "indigo6"
  /// SAP's `indigo7`.
  public static let indigo7: ColorStyle = "indigo7"
  /// SAP's `indigo8`.
  public static let indigo8: ColorStyle = "indigo8"
  /// SAP's `indigo9`.
  public static let indigo9: ColorStyle = "indigo9"
  /// SAP's `baseWhite`.
  public static let baseWhite: ColorStyle = "baseWhite"
  /// SAP's `baseBlack`.
  public static let baseBlack: ColorStyle = "baseBlack"
  /// SAP's `cardShadow`.
  public static let cardShadow: ColorStyle = "cardShadow"
  /// SAP's `sectionShadow`.
  public static let sectionShadow: ColorStyle = "sectionShadow"
  /// SAP's `tintColor2`.
  public static let tintColor2: ColorStyle = "tintColor2"
  /// SAP's `separatorOpaque`.
  public static let separatorOpaque: ColorStyle = "separatorOpaque"
  /// SAP's `grey10`.
  public static let grey10: ColorStyle = "grey10"
  /// SAP's `grey11`.
  public static let grey11: ColorStyle = "grey11"
  /// SAP's `red10`.
  public static let red10: ColorStyle = "red10"
  /// SAP's `red11`.
  public static let red11: ColorStyle = "red11"
  /// SAP's `mango10`.
  public static let mango10: ColorStyle = "mango10"
  /// SAP's `mango11`.
  public static let mango11: ColorStyle = "mango11"
  /// SAP's `green10`.
  public static let green10: ColorStyle = "green10"
  /// SAP's `green11`.
  public static let green11: ColorStyle = "green11"
  /// SAP's `teal10`.
  public static let teal10: ColorStyle = "teal10"
  /// SAP's `teal11`.
  public static let teal11: ColorStyle = "teal11"
  /// SAP's `blue10`.
  public static let blue10: ColorStyle = "blue10"
  /// SAP's `blue11`.
  public static let blue11: ColorStyle = "blue11"
  /// SAP's `indigo10`.
  public static let indigo10: ColorStyle = "indigo10"
  /// SAP's `indigo11`.
  public static let indigo11: ColorStyle = "indigo11"
  /// SAP's `pink10`.
  public static let pink10: ColorStyle = "pink10"
  /// SAP's `pink11`.
  public static let pink11: ColorStyle = "pink11"
  /// SAP's `raspberry1`.
  public static let raspberry1: ColorStyle = "raspberry1"
  /// SAP's `raspberry2`.
  public static let raspberry2: ColorStyle = "raspberry2"
  /// SAP's `raspberry3`.
  public static let raspberry3: ColorStyle = "raspberry3"
  /// SAP's `raspberry4`.
  public static let raspberry4: ColorStyle = "raspberry4"
  /// SAP's `raspberry5`.
  public static let raspberry5: ColorStyle = "raspberry5"
  /// SAP's `raspberry6`.
  public static let raspberry6: ColorStyle = "raspberry6"
  /// SAP's `raspberry7`.
  public static let raspberry7: ColorStyle = "raspberry7"
  /// SAP's `raspberry8`.
  public static let raspberry8: ColorStyle = "raspberry8"
  /// SAP's `raspberry9`.
  public static let raspberry9: ColorStyle = "raspberry9"
  /// SAP's `raspberry10`.
  public static let raspberry10: ColorStyle = "raspberry10"
  /// SAP's `raspberry11`.
  public static let raspberry11: ColorStyle = "raspberry11"
  /// SAP's `base1`.
  public static let base1: ColorStyle = "base1"
  /// SAP's `base2`.
  public static let base2: ColorStyle = "base2"
  /// SAP's `accentLabel1`.
  public static let accentLabel1: ColorStyle = "accentLabel1"
  /// SAP's `accentLabel2`.
  public static let accentLabel2: ColorStyle = "accentLabel2"
  /// SAP's `accentLabel3`.
  public static let accentLabel3: ColorStyle = "accentLabel3"
  /// SAP's `accentLabel4`.
  public static let accentLabel4: ColorStyle = "accentLabel4"
  /// SAP's `accentLabel5`.
  public static let accentLabel5: ColorStyle = "accentLabel5"
  /// SAP's `accentLabel6`.
  public static let accentLabel6: ColorStyle = "accentLabel6"
  /// SAP's `accentLabel7`.
  public static let accentLabel7: ColorStyle = "accentLabel7"
  /// SAP's `accentLabel8`.
  public static let accentLabel8: ColorStyle = "accentLabel8"
  /// SAP's `accentLabel9`.
  public static let accentLabel9: ColorStyle = "accentLabel9"
  /// SAP's `accentLabel10`.
  public static let accentLabel10: ColorStyle = "accentLabel10"
  /// SAP's `accentBackground1`.
  public static let accentBackground1: ColorStyle = "accentBackground1"
  /// SAP's `accentBackground2`.
  public static let accentBackground2: ColorStyle = "accentBackground2"
  /// SAP's `accentBackground3`.
  public static let accentBackground3: ColorStyle = "accentBackground3"
  /// SAP's `accentBackground4`.
  public static let accentBackground4: ColorStyle = "accentBackground4"
  /// SAP's `accentBackground5`.
  public static let accentBackground5: ColorStyle = "accentBackground5"
  /// SAP's `accentBackground6`.
  public static let accentBackground6: ColorStyle = "accentBackground6"
  /// SAP's `accentBackground7`.
  public static let accentBackground7: ColorStyle = "accentBackground7"
  /// SAP's `accentBackground8`.
  public static let accentBackground8: ColorStyle = "accentBackground8"
  /// SAP's `accentBackground9`.
  public static let accentBackground9: ColorStyle = "accentBackground9"
  /// SAP's `accentBackground10`.
  public static let accentBackground10: ColorStyle = "accentBackground10"
  /// SAP's `navBarTitleLabel`.
  public static let navBarTitleLabel: ColorStyle = "navBarTitleLabel"
  /// SAP's `negativeLabelTapState`.
  public static let negativeLabelTapState: ColorStyle = "negativeLabelTapState"
  /// SAP's `positiveLabelTapState`.
  public static let positiveLabelTapState: ColorStyle = "positiveLabelTapState"
  /// SAP's `criticalLabelTapState`.
  public static let criticalLabelTapState: ColorStyle = "criticalLabelTapState"
  /// SAP's `negativeBackgroundTapState`.
  public static let negativeBackgroundTapState: ColorStyle = "negativeBackgroundTapState"
  /// SAP's `positiveBackgroundTapState`.
  public static let positiveBackgroundTapState: ColorStyle = "positiveBackgroundTapState"
  /// SAP's `criticalBackgroundTapState`.
  public static let criticalBackgroundTapState: ColorStyle = "criticalBackgroundTapState"
  /// SAP's `informationBackgroundTapState`.
  public static let informationBackgroundTapState: ColorStyle = "informationBackgroundTapState"
  /// SAP's `customColor1`.
  public static let customColor1: ColorStyle = "customColor1"
  /// SAP's `customColor2`.
  public static let customColor2: ColorStyle = "customColor2"
  /// SAP's `customColor3`.
  public static let customColor3: ColorStyle = "customColor3"
  /// SAP's `customColor4`.
  public static let customColor4: ColorStyle = "customColor4"
  /// SAP's `customColor5`.
  public static let customColor5: ColorStyle = "customColor5"
  /// SAP's `customColor6`.
  public static let customColor6: ColorStyle = "customColor6"
  /// SAP's `quinaryLabel`.
  public static let quinaryLabel: ColorStyle = "quinaryLabel"
  /// SAP's `tintColor3`.
  public static let tintColor3: ColorStyle = "tintColor3"
  /// SAP's `informativeLabel`.
  public static let informativeLabel: ColorStyle = "informativeLabel"
  /// SAP's `neutralLabel`.
  public static let neutralLabel: ColorStyle = "neutralLabel"
  /// SAP's `informativeLabelTapState`.
  public static let informativeLabelTapState: ColorStyle = "informativeLabelTapState"
  /// SAP's `neutralLabelTapState`.
  public static let neutralLabelTapState: ColorStyle = "neutralLabelTapState"
  /// SAP's `neutralBackground`.
  public static let neutralBackground: ColorStyle = "neutralBackground"
  /// SAP's `neutralBackgroundTapState`.
  public static let neutralBackgroundTapState: ColorStyle = "neutralBackgroundTapState"
  /// SAP's `chrome`.
  public static let chrome: ColorStyle = "chrome"
  /// SAP's `chromeSecondary`.
  public static let chromeSecondary: ColorStyle = "chromeSecondary"
  /// SAP's `chart12`.
  public static let chart12: ColorStyle = "chart12"
  /// SAP's `chartBad`.
  public static let chartBad: ColorStyle = "chartBad"
  /// SAP's `chartCritical`.
  public static let chartCritical: ColorStyle = "chartCritical"
  /// SAP's `chartGood`.
  public static let chartGood: ColorStyle = "chartGood"
  /// SAP's `chartNeutral`.
  public static let chartNeutral: ColorStyle = "chartNeutral"
  /// SAP's `jouleBrand`.
  public static let jouleBrand: ColorStyle = "jouleBrand"
  /// SAP's `jouleAccent1`.
  public static let jouleAccent1: ColorStyle = "jouleAccent1"
  /// SAP's `jouleAccent2`.
  public static let jouleAccent2: ColorStyle = "jouleAccent2"
  /// SAP's `jouleAccent3`.
  public static let jouleAccent3: ColorStyle = "jouleAccent3"
  /// SAP's `jouleGradient1`.
  public static let jouleGradient1: ColorStyle = "jouleGradient1"
  /// SAP's `jouleGradient2`.
  public static let jouleGradient2: ColorStyle = "jouleGradient2"
  /// SAP's `jouleSelectedFill`.
  public static let jouleSelectedFill: ColorStyle = "jouleSelectedFill"
  /// SAP's `jouleSelectedLabel`.
  public static let jouleSelectedLabel: ColorStyle = "jouleSelectedLabel"
}
