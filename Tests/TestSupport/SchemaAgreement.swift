import FioriRender
import Testing

/// What the schema and the reader say of one description.
struct SchemaAgreement {
  /// Whether the schema takes it; `nil` of a text that is no JSON, of which it says nothing.
  let isValid: Bool?
  /// The reader's errors that a schema could tell.
  let errors: [String]

  init(_ json: [UInt8], resources: ResourceFolder? = nil) throws {
    let found = Document(json: json, resources: resources).diagnostics
    try self.init(json, found.filter { $0.location?.file == "description" })
  }

  init(_ json: [UInt8], _ document: Document) throws {
    try self.init(json, document.diagnostics)
  }

  private init(_ json: [UInt8], _ diagnostics: [Diagnostic]) throws {
    let reading = readJSON(bytes: json)
    let isText = reading.problems.isEmpty && json.count <= Limits.inputByteCount
    try self.init(isText ? reading.root : nil, diagnostics)
  }

  init(_ root: JSONNode?, _ diagnostics: [Diagnostic]) throws {
    isValid = try root.map(SchemaValidator.ours.get().accepts)
    // What is wrong in a style sheet is not in the description.
    errors = diagnostics.filter {
      $0.severity == .error && $0.location?.file.hasSuffix(".nss") == false && !Self.isUnsayable($0)
    }.map(\.description)
  }

  var holds: Bool { isValid.map { $0 == errors.isEmpty } ?? true }

  /// Fails the test where they differ.
  static func check(_ json: String) throws {
    let agreement = try SchemaAgreement(Array(json.utf8))
    #expect(agreement.holds, "the schema says \(agreement.isValid == true), of \(json)")
  }

  private static let differences = Result {
    try SchemaDifference.allCases.map { try SchemaPattern($0.rawValue) }
  }

  private static func isUnsayable(_ diagnostic: Diagnostic) -> Bool {
    guard let differences = try? differences.get() else { return false }
    return differences.contains { $0.matches(diagnostic.message) }
  }
}
