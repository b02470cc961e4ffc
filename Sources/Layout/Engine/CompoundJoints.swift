/// Where the words of a compound meet, among the places where a language may break it.
struct WordBreaks: Equatable {
  /// All places.
  var all: Set<Int> = []
  /// The places between the words of a compound.
  var joints: Set<Int> = []
  /// The places between the parts of its words, which are compounds themselves: `Instand-haltung`.
  var innerJoints: Set<Int> = []
}

/// Finds the joints of German compounds by the words that business texts are made of, and by the endings
/// that link a word to the next one.
struct CompoundJoints {
  private let letters: [Character]
  private let breaks: Set<Int>

  /// Takes a word in lowercase letters, and the places where it may be broken.
  init(_ letters: [Character], breaks: Set<Int>) {
    self.letters = letters
    self.breaks = breaks
  }

  /// The joints, and those within one of the known words.
  var found: (joints: Set<Int>, inner: Set<Int>) {
    var joints: Set<Int> = []
    var inner: Set<Int> = []
    var knownEnd = stemLength(at: 0)
    let known = knownJoints
    for place in breaks.union(known).sorted() where place > 0 {
      guard let joint = known.contains(place) ? place : joint(at: place), joint > 0 else {
        continue
      }
      if joint < knownEnd {
        inner.insert(joint)
      } else {
        joints.insert(joint)
        knownEnd = max(joint + stemLength(at: joint), place + stemLength(at: place))
      }
    }
    return (joints, inner.subtracting(joints))
  }

  /// The places between known words, from the first letter on, which the patterns of a language may miss:
  /// `Personal-abteilung`.
  private var knownJoints: Set<Int> {
    var joints: Set<Int> = []
    var start = 0
    while true {
      let end = start + stemLength(at: start)
      let ends = end < letters.count && letters[end] == "s" ? [end, end + 1] : [end]
      guard end > start,
        let next = ends.first(where: { $0 < letters.count && stemLength(at: $0) > 0 })
      else { return joints }
      joints.insert(next)
      start = next
    }
  }

  /// Returns the joint that a break reveals: itself, or the start of the prefix before it; `nil` if it
  /// is none.
  private func joint(at place: Int) -> Int? {
    let before = String(letters[..<place])
    if Self.linkedEndings.contains(where: before.hasSuffix) { return place }
    guard stemLength(at: place) > 0 else { return endsStem(place) ? place : nil }
    let prefix = Self.prefixes.first { prefix in
      let start = place - prefix.count
      return before.hasSuffix(prefix) && (start == 0 || breaks.contains(start))
    }
    return prefix.map { place - $0.count } ?? place
  }

  /// Returns the length of the longest known word that begins at a place; 0 if there is none.
  private func stemLength(at place: Int) -> Int {
    let rest = letters[place...].prefix(Self.longestStem)
    return stride(from: rest.count, through: Self.shortestStem, by: -1).first {
      Self.stems.contains(String(rest.prefix($0)))
    } ?? 0
  }

  /// Whether a known word ends at a place, or an `s` after it that links it to the next one, and no suffix
  /// follows. A word that ends in a vowel often does not end there: `Folge-rung`.
  private func endsStem(_ place: Int) -> Bool {
    let rest = String(letters[place...])
    guard !Self.suffixes.contains(where: rest.hasPrefix) else { return false }
    let ends = letters[place - 1] == "s" ? [place, place - 1] : [place]
    return ends.contains { end in
      guard let last = letters[..<end].last, !Self.vowels.contains(last) else { return false }
      return (Self.shortestStem...Self.longestStem).contains { length in
        let start = end - length
        return start >= 0 && (start == 0 || breaks.contains(start))
          && Self.stems.contains(String(letters[start..<end]))
      }
    }
  }

  /// The beginnings of what makes another word of a word.
  private static let suffixes = [
    "bar", "chen", "haft", "heit", "keit", "lein", "lich", "ling", "los", "ner", "nis", "schaft",
    "tum",
  ]

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u", "y", "ä", "ö", "ü"]

  /// Endings that a word only has before another one.
  private static let linkedEndings = [
    "ungs", "heits", "keits", "schafts", "ions", "täts", "lings", "tums",
  ]

  /// Prefixes of words, the longest first.
  private static let prefixes = [
    "rück", "unter", "über", "nach", "mit", "ver", "zer", "ent", "emp", "vor", "aus", "auf", "ein",
    "bei", "weg", "her", "hin", "be", "ge", "er", "an", "ab", "um", "zu", "un",
  ]

  private static let shortestStem = 4
  private static let longestStem = 16

  /// Words that are often a part of a compound. Made when the first word has to be broken.
  private static let stems = Set(
    """
    abfertigung abgabe abgleich ablage ablauf ablehnung abnahme abrechnung abruf absatz abschluss \
    abschreibung absender abstimmung abteilung abweichung abwicklung abzug adresse akte aktion analyse \
    anforderung anfrage angebot anlage anlauf anmeldung annahme anordnung anpassung anschluss anschrift \
    anstieg anteil antrag anträge antwort anweisung anwendung anzahl anzeige arbeit arbeiter archiv \
    artikel aufgabe aufnahme aufruf aufstellung aufteilung auftrag aufträge aufwand ausbildung ausfall \
    ausfälle ausgabe ausgang ausgleich auskunft auslastung auslieferung ausnahme ausrüstung ausschuss \
    austausch auswahl ausweis auswertung automat automatisierung bank basis bauteil bearbeitung \
    beauftragt bedarf bedingung befragung befund beginn begrenzung behandlung behörde beitrag beiträge \
    belastung beleg berater beratung berechnung berechtigung bereich bericht beschaffung beschäftigung \
    bescheid bescheinigung beschluss beschränkung beschreibung bestand bestände bestätigung bestell \
    bestellung besteuerung bestimmung besuch beteiligung betrag beträge betreiber betreuung betrieb \
    beurteilung bewegung bewertung bewilligung bezahlung beziehung bilanz bildung blatt bonus buch buchhaltung \
    buchung budget büro daten datenblatt dauer debitor debitoren deckung diagramm dienst dienstleistung \
    differenz digitalisierung dokument dokumentation druck durchlauf ebene einbau einführung eingabe \
    eingang einheit einkauf einkommen einlagerung einnahme einrichtung einsatz einsparung einstellung \
    einteilung eintrag elektro empfang empfänger energie entgelt entladung entnahme entscheidung \
    entsorgung entwicklung erfassung erfolg erfüllung ergebnis erhaltung erhebung erhöhung erinnerung \
    erklärung erlaubnis erlös ermächtigung ermittlung erneuerung ersatz ersparnis erstattung ertrag \
    erträge erzeugnis erzeugung fabrik fahrt fahrzeug faktor fall fälle feld fenster fertigung festlegung \
    filiale finanz finanzierung firma fläche fluss folge forderung förderung formular forschung \
    fortschritt fracht frage freigabe frist führung funktion gang gebäude gebiet gebühr gefahr gegenstand \
    gegenstände gehalt geld genehmigung gerät gericht geschäft geschäftsjahr geschwindigkeit gesellschaft \
    gesetz gespräch gestaltung gesundheit getriebe gewicht gewinn gliederung grenze größe grund grundlage \
    grundstück gruppe gutachten güter gutschrift hafen haftung halle haltung handbuch handel handhabung \
    handlung haupt haus herstellung hilfe hinweis höhe hydraulik index industrie information inhaber \
    inspektion instandhaltung instandsetzung inventar inventur investition jahr kalender kalkulation \
    kammer kampagne kapazität kapital karte kasse katalog kategorie kauf kennzahl kennzeichen \
    kennzeichnung kette klasse klausel kommission kommunikation komponente konferenz kontakt konto \
    kontrolle konzept konzern kooperation kosten kraft kräfte kredit kreditor kreditoren kreis kreislauf \
    kühlung kunde kunden kündigung kurs kurve kürzung ladung lager lagerung land laufzeit leistung leiter \
    leitung lenkung lieferant lieferanten lieferung limit liste lizenz logistik lohn lösung lücke luft \
    mahnung management mangel marge marke märkte maschine maschinen masse maßnahme material meister \
    meldung menge merkmal messung methode miete minderung mitarbeiter mitteilung mittel modell monat \
    montage motor muster nachlass nachricht nachtrag nachweis netz niederlassung niveau norm notiz nummer \
    nutzung objekt optimierung ordnung organisation paket palette papier partner pause personal pflege \
    pflicht phase plan pläne planung platz position posten potenzial prämie präsentation preis produkt \
    produktion prognose programm projekt protokoll provision prozent prozess prüfung pumpe pumpen punkt \
    qualität quartal quelle quittung quote rabatt rahmen rate raum räume rechner rechnung recht rechte \
    reduzierung referenz regel regelung register reichweite reihe reise reklamation reparatur reserve \
    reservierung ressource revision richtlinie richtung risiko rohstoff rückgabe rücklage rückmeldung \
    rückruf rücksendung rückstand rückstände rückstellung rückzahlung saldo sanierung satz schaden \
    schalter schätzung schein schicht schiff schluss schlüssel schnitt schrift schuld schule schulung \
    schutz schwankung schwelle segment seite sendung sensor serie server service setzung sicherheit \
    sicherung signal sitzung skonto software sorge spalte speicher sperre sperrung spesen sprecher staat \
    stamm stand standard standort stärke start station statistik stätte stätten status stelle stellen \
    stellung steuer steuerung stillstand stoff stornierung störung straße strategie strecke strom \
    struktur stück studie stufe stunde suche summe system tabelle tafel tarif tätigkeit technik teil \
    teilnahme temperatur termin test text thema tilgung titel träger transformation transport überhitzung \
    übersicht übertragung überwachung umlage umlauf umsatz umsatzsteuer umschlag umstellung unfähigkeit \
    unfall unterlage unternehmen unterstützung untersuchung urlaub validierung ventil verantwortung \
    verarbeitung verband verbesserung verbindlichkeit verbindung verbrauch verbuchung verein vereinbarung \
    vereinfachung verfahren verfolgung verfügbarkeit vergabe vergleich vergütung verhältnis verkauf \
    verkehr verlängerung verlauf verletzung verlust vermeidung vermittlung vermögen verordnung verpackung \
    verpflichtung verrechnung versand verschiebung verschleiß versicherung versorgung verspätung \
    verteiler verteilung vertrag verträge vertretung vertrieb verwalter verwaltung verwendung verzeichnis \
    verzögerung verzug volumen voranmeldung vorauszahlung vorbereitung vorfall vorgabe vorgang vorgänge \
    vorhaben vorjahr vorlage vorrat vorschlag vorschläge vorschrift vorsorge vorstand vorsteuer waage \
    wachstum wagen währung ware waren warnung wartung wasser wechsel welle werbung werk werkstatt wert \
    wesen wettbewerb widerspruch wirtschaft woche zahl zahlung zeichen zeichnung zeit zeitraum zentrale \
    zentrum zertifikat zertifizierung zeugnis ziel ziffer zins zoll zone zufriedenheit zugang zulage \
    zulassung zuordnung zusage zusammenfassung zuschlag zustand zuständigkeit zustellung zuteilung \
    zuweisung zyklus zylinder
    """.split(separator: " ").map(String.init))
}
