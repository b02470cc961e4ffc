/// Why a schema cannot be followed.
enum SchemaFault: Error {
  case notASchema(String)
  case unknownKeyword(String)
  case unknownName(String)
}
