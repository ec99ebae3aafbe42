import CommandLineTool
import Testing

struct OptionNameTests {
  @Test(arguments: OptionName.allCases)
  func `each option that is read is one of a command`(_ option: OptionName) {
    #expect(!option.commands.isEmpty)
  }
}
