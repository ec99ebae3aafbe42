import TestSupport
import Testing

/// What shells and manuals are made of: the same table as the help.
struct ShellTests {
  let site = SmallSite()

  @Test(arguments: ["bash", "zsh", "fish"])
  func `each command and option is completed`(_ shell: String) throws {
    let outcome = try site.run("completion", shell)
    #expect(outcome.status == 0)
    for command in UsageTests.commands { #expect(outcome.output.contains(command)) }
    for option in ["strict", "editor", "fix", "portable"] {
      #expect(outcome.output.contains(option))
    }
  }

  @Test func `bash completes as it was told`() throws {
    let script = try site.run("completion", "bash").output
    site.write(
      script + """
        COMP_WORDS=(apus ser); COMP_CWORD=1; _apus; echo "${COMPREPLY[@]}"
        COMP_WORDS=(apus serve --ed); COMP_CWORD=2; _apus; echo "${COMPREPLY[@]}"
        COMP_WORDS=(apus new x --starter b); COMP_CWORD=4; _apus; echo "${COMPREPLY[@]}"
        COMP_WORDS=(apus check --format ""); COMP_CWORD=3; _apus; echo "${COMPREPLY[@]}"
        COMP_WORDS=(apus theme c); COMP_CWORD=2; _apus; echo "${COMPREPLY[@]}"
        COMP_WORDS=(apus check own); COMP_CWORD=2; _apus; echo "${COMPREPLY[@]}"

        """, to: "completion.sh")
    site.write("", to: "own.txt")
    var tool = Tool(in: site.path)
    tool.before = "bash completion.sh >completed;"
    #expect(try tool.start(["version"]).outcome().status == 0)
    #expect(
      site.text(of: "completed") == """
        serve
        --editor
        blank blog bible
        text json github sarif
        copy
        own.txt

        """)
  }

  @Test func `the manual page has every command`() throws {
    let outcome = try site.run("man")
    #expect(outcome.output.hasPrefix(".TH APUS 1"))
    for command in UsageTests.commands {
      #expect(outcome.output.contains(".SS \"apus \(command)"))
    }
    #expect(!outcome.output.contains("\n'"))
  }
}
