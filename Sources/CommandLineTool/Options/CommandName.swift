/// All commands.
enum CommandName: String, CaseIterable, Sendable {
  case new
  case build
  case join
  case check
  case serve
  case list
  case inspect
  case why
  case infer
  case theme
  case render
  case schema
  case explain
  case clean
  case completion
  case man
  case version
  case help
}
