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
    for place in breaks.sorted() where place > 0 {
      guard let joint = joint(at: place), joint > 0 else { continue }
      if joint < knownEnd {
        inner.insert(joint)
      } else {
        joints.insert(joint)
        knownEnd = max(joint + stemLength(at: joint), place + stemLength(at: place))
      }
    }
    return (joints, inner.subtracting(joints))
  }

  /// Returns the joint that a break reveals: itself, or the start of the prefix before it; `nil` if it
  /// is none.
  private func joint(at place: Int) -> Int? {
    let before = String(letters[..<place])
    if Self.linkedEndings.contains(where: before.hasSuffix) { return place }
    guard stemLength(at: place) > 0 else { return nil }
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
    abgabe abgleich ablage ablauf ablehnung abnahme abrechnung abschluss abschreibung absatz absender \
    abstimmung abteilung abweichung abwicklung adresse akte aktion analyse anfrage angebot anforderung \
    anlage anmeldung annahme anordnung anpassung anschrift anteil antrag anweisung anwendung anzahl \
    anzeige arbeit arbeiter archiv artikel aufgabe aufnahme aufstellung auftrag aufwand ausfall ausgabe \
    ausgang ausgleich auskunft auslastung auslieferung ausnahme ausrüstung ausschuss auswahl \
    auswertung ausweis automat bank basis bauteil beauftragt bedarf bedingung befragung befund \
    begrenzung behandlung behörde beitrag belastung beleg berater beratung berechnung berechtigung \
    bereich bericht beschaffung beschäftigung bescheid bescheinigung beschluss beschreibung beschränkung \
    bestand bestände bestätigung bestell bestellung besteuerung bestimmung besuch beteiligung betrag \
    betreuung betrieb bewegung bewertung bewilligung bezahlung beziehung bilanz bildung blatt buch \
    buchhaltung buchung budget büro daten datenblatt dauer deckung diagramm dienst dienstleistung \
    dokument dokumentation druck durchlauf einbau einführung eingabe eingang einheit einkauf einkommen \
    einlagerung einnahme einrichtung einsatz einstellung einteilung eintrag elektro empfang empfänger \
    energie entgelt entladung entnahme entscheidung entsorgung entwicklung erfassung erfolg ergebnis \
    erhaltung erhöhung erklärung erlaubnis erlös ermittlung erneuerung ersatz erstattung ertrag \
    erzeugnis erzeugung fabrik fahrt fahrzeug faktor fall feld fenster fertigung festlegung filiale \
    finanz firma fläche fluss folge forderung formular forschung fracht frage freigabe frist führung \
    funktion gang gebäude gebiet gebühr gegenstand gehalt geld genehmigung gerät gericht geschäft \
    geschäftsjahr geschwindigkeit gesellschaft gesetz gespräch gesundheit getriebe gewicht gewinn \
    gliederung grenze grund grundlage grundstück gruppe güter gutachten gutschrift hafen haftung halle \
    haltung handbuch handel handlung haupt haus herstellung hilfe höhe hydraulik index industrie \
    information inhaber inspektion instandhaltung instandsetzung inventar inventur investition jahr \
    kalender kalkulation kammer kampagne kapazität kapital karte kasse katalog kategorie kauf kennzahl \
    kennzeichen kennzeichnung kette klasse klausel kommission komponente konferenz konto kontrolle \
    konzept konzern kosten kraft kredit kreis kreislauf kunde kunden kühlung kurs kurve ladung lager \
    lagerung land laufzeit leistung leiter leitung lenkung lieferant lieferanten lieferung liste lizenz \
    lohn lösung luft mahnung management mangel marge marke maschine maschinen maßnahme masse material \
    meister meldung menge messung miete minderung mitarbeiter mittel mitteilung modell monat montage \
    motor muster nachricht nachweis netz niederlassung norm notiz nummer nutzung objekt ordnung \
    organisation paket palette papier partner pause personal pflege pflicht phase plan planung platz \
    position posten prämie preis produkt produktion prognose programm projekt protokoll prozent prozess \
    prüfung pumpe pumpen punkt qualität quartal quelle quote rahmen rate raum rechner rechnung recht \
    rechte reduzierung referenz regel regelung register reihe reise reklamation reparatur reserve \
    reservierung ressource revision richtlinie richtung risiko rohstoff rückgabe rückmeldung rückstand \
    rückstände rückstellung saldo satz schaden schalter schätzung schein schicht schiff schluss \
    schlüssel schnitt schrift schuld schule schulung schutz schwankung segment seite sendung sensor \
    serie server service setzung sicherheit sicherung signal sitzung software sorge spalte speicher \
    sperre spesen sprecher staat stamm stand standard standort stärke start station statistik stätte \
    stätten status stelle stellen stellung steuer steuerung stillstand stoff störung straße strategie \
    strecke strom struktur stück studie stufe stunde suche summe system tabelle tafel tarif tätigkeit \
    technik teil teilnahme temperatur termin test text thema titel träger transport überhitzung \
    übersicht übertragung überwachung umlage umsatz umsatzsteuer umstellung unfall unfähigkeit \
    unternehmen unterlage unterstützung untersuchung urlaub ventil verantwortung verband \
    verbindlichkeit verbindung verbrauch verbuchung verein vereinbarung verfahren verfolgung \
    verfügbarkeit vergabe vergleich vergütung verhältnis verkauf verkehr verlauf verlust vermeidung \
    vermögen verordnung verpackung verpflichtung versand verschiebung verschleiß versicherung versorgung \
    verspätung verteiler verteilung vertrag verträge vertretung vertrieb verwalter verwaltung verwendung \
    verzeichnis verzögerung verzug volumen voranmeldung vorauszahlung vorgang vorhaben vorjahr vorlage \
    vorrat vorschlag vorschrift vorsorge vorstand waage wachstum wagen währung ware waren warnung wartung \
    wasser wechsel welle werbung werk werkstatt wert wesen wettbewerb wirtschaft woche zahl zahlung \
    zeichen zeichnung zeit zeitraum zentrale zentrum zertifikat zeugnis ziel ziffer zins zoll zone \
    zufriedenheit zugang zulage zulassung zuordnung zusage zusammenfassung zuschlag zustand zuständigkeit \
    zustellung zuteilung zuweisung zyklus zylinder
    """.split(separator: " ").map(String.init))
}
