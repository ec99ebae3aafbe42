/// A limit of a program.
enum ProgramLimit: CustomStringConvertible {
  /// The number of values that are kept at the same time.
  case registers
  case instructions
  /// The bytes of static text.
  case literals
  /// The fields of one structure.
  case fields
  /// The functions of the host.
  case functions
  /// The bodies of recursive loops and macros.
  case routines

  var most: Int {
    switch self {
    case .registers: 60_000
    case .instructions: 1_000_000
    case .literals: 256 << 20
    case .fields, .functions, .routines: Int(UInt16.max)
    }
  }

  var description: String {
    switch self {
    case .registers: "60,000 values at the same time"
    case .instructions: "1,000,000 instructions"
    case .literals: "256 MiB of static text"
    case .fields: "65,535 fields in one structure"
    case .functions: "65,535 functions"
    case .routines: "65,535 recursive loops and macros"
    }
  }
}
