/// A value of a TOML document (toml.io, version 1.0).
package indirect enum TOMLValue: Sendable {
  case text(String)
  /// A number, a truth value, a date or a time, as YAML writes it.
  case plain(String)
  case list([TOMLValue])
  case table(TOMLTable)
}
