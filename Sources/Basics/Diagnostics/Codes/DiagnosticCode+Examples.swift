extension DiagnosticCode {
  /// A message with the code.
  var example: String {
    switch self {
    case .encoding: "byte 0xE4 is not valid UTF-8; save the file as UTF-8"
    case .invisibleCharacter: "the character U+0000 cannot be displayed; remove it"
    case .duplicateKey: "duplicate key 'title', first used on line 3; remove one of them"
    case .syntax: "trailing comma before '}'; remove it"
    case .sdkWord: "'captionlabel' is the SDK's word; use 'caption'"
    case .unknownKey: "unknown key 'titel'; did you mean 'title'?"
    case .unknownColor: "unknown color 'chartOne'; did you mean 'chart1'?"
    case .unknownFont: "unknown font family 'Helvetica'; expected one of 'Inter', 'Noto Sans'"
    case .unknownClass: "unknown class 'fdlFUIKPIVeiw'; did you mean 'fdlFUIKPIView'?"
    case .unknownColumn: "'revenu' is not a column of sales.csv; did you mean 'revenue'?"
    case .unknownWord: "unknown appearance 'drak'; did you mean 'dark'?"
    case .missingKey: "'title' is missing, so the card is drawn without one; set it"
    case .wrongPage: "page 3 does not exist; the view has 2 pages"
    case .wrongDate: "'31.3.2026' is not a date of the form 'yyyy-MM-dd', such as '2026-03-31'"
    case .outOfRange: "64 is not between 0 and 1; 1 is drawn; for 64%, use 0.64"
    case .wrongValue: "expected a number from 0 to 1, found a string"
    case .language: "numbers in language 'xx' cannot be read; use a language such as 'de-DE'"
    case .stillPicture: "nothing in the picture moves, so --animate has no effect"
    case .ringDisagrees: "the ring shows 64%, but its number is 80%; change one of them"
    case .noRoom:
      "truncated to 'Sales by …' because it does not fit; shorten the text or make the view wider"
    case .image: "the image has 16 bits per channel; save it with 8"
    case .file: "'/etc/logo.png' is an absolute path; use one relative to the document"
    case .unusedStyle: "@brandBlue: no rule uses this constant; remove it"
    case .constant: "fdlFUIKPIView font-color: undefined constant '@brandBleu'"
    case .deprecated: "'subheadline' is deprecated; use 'subheadlineText'"
    case .palette: "palette v3 has no dark appearance; 'light' is drawn"
    case .lowContrast:
      "title 'Sales': #CCCCCC on #FFFFFF has a contrast of 1.61; use colors with at least 4.5"
    case .missingGlyph:
      "no loaded font has '漢' (Han); add one with --font-path DIR or --system-fonts"
    case .conflict: "'view' and 'figures' cannot be used together; remove one"
    case .similarSeries: "'2025' looks the same as '2026'; set a 'color' for one of them"
    case .roundedLabel:
      "ticks 1 and 0.5 have the same label; set a higher 'maximumFractionDigits' in 'format'"
    case .wrongCount: "3 categories for 4 values; values without a category have no name"
    case .ruleNeverHolds:
      "the rule never matches because no value is within its bounds; widen them"
    case .otherWay: "the icon is after the metric, but Fiori allows icons only before it; move it"
    case .texts:
      "texts.csv has no 'de' text for 'sales.title', so the 'en' text is drawn; add the 'de' text"
    case .name: "name 'sales' is already used on line 4; rename one"
    case .data: "sales.csv has no rows to draw; change 'where', or add rows"
    case .limit: "2000 series, more than the 1000 allowed; remove 1000 or draw several charts"
    case .empty: "the ring is empty because 'progress' is missing; set it, for example to 0.64"
    case .noSuchIndex: "series 3 does not exist; the last series is 1"
    case .beyondAxis:
      "120 is beyond the axis, 0 to 100, and is not drawn; remove it or widen the axis"
    case .unexplainedColors:
      "nothing shows which of the 3 series has which color; set \"legend\": true"
    case .hiddenBase: "the axis begins at 120, but no number shows it; show its 'labels'"
    case .order: "'Mar' comes after 'May', but is earlier; sort the categories"
    case .ignored: "chart type 'donut' does not support 'selections', which is ignored; remove it"
    case .other: "'fiorii' does not begin a block; write 'fiori' after the fence"
    case .missingFile: "sales.jsn: does not exist; did you mean 'sales.json'?"
    case .unreadable: "sales.json: cannot be read (Permission denied); check its permissions"
    case .unwritable: "out/sales.png: cannot be written (No space left on device); free some space"
    case .overwrite: "sales.json: would overwrite an input; choose another path with -o"
    case .noInput: "cards: contains no descriptions (.json files)"
    case .recording:
      "cards/fiori-render.recorded.json: is damaged; restore that list, or delete it and record again"
    case .comparison: "a.png: is not a folder, but 'cards' is; use two pictures or two folders"
    case .secret: "keys.txt:2: the key has 8 bytes; use at least 16"
    case .address: "port 8080 is in use; choose another with --port"
    case .usage: "--rows appearance: no input has variants of 'appearance'"
    case .request: "'page' cannot be 'last'; use a page number or 'all'"
    case .forbidden: "the address has no signature; sign it with fiori-render sign"
    case .notFound: "'/v1/card' does not exist; /openapi.json lists the paths"
    case .busy: "the queue is full (64 requests); try again later"
    case .interrupted: "not drawn because the stream ended"
    case .run: "cards and archive have no files in common"
    case .fault: "ICU is not installed; install libicu72"
    case .difference: "cards/sales.png: 125 of 298688 pixels changed"
    }
  }
}
