extension CommandDefinition {
  static let inspect = CommandDefinition(
    name: .inspect, summary: "show where each value on a page comes from",
    description:
      "Lists each value on the page at ADDRESS of the site in FOLDER (default: the working folder): "
      + "its text, the expression of the template that shows it, and where it is written.",
    options: [
      form,
      .flag(.portable, "write links that work without a server, from file://"),
    ] + site)

  static let why = CommandDefinition(
    name: .why, summary: "show what a page is made of and why it is made again",
    description:
      "Lists the files that the page at ADDRESS of the site in FOLDER (default: the working folder) "
      + "is made of, the collections of which it may show any entry, and the changes that concern "
      + "it: those that the site was last made again for, and those since.",
    options: [
      form, .value(.output, "FOLDER", "where the site is (default: public)"),
      .flag(.portable, "write links that work without a server, from file://"),
    ] + site)

  static let clean = CommandDefinition(
    name: .clean, summary: "remove what builds have made",
    description:
      "Removes the files that Apus has put into the output folder, and its cache. Files of others "
      + "that lie there stay.",
    options: [.value(.output, "FOLDER", "where the site is (default: public)"), wait, form])

  static let join = CommandDefinition(
    name: .join, summary: "make one site of parts that were made apart",
    description:
      "Checks that the folders hold all parts of one site, as 'apus build --shard' has made them, "
      + "follows the links between them, and makes the site that one build would have made. When "
      + "anything is wrong, all of it is reported and nothing is published.",
    options: [
      .value(.output, "FOLDER", "where to put the site (default: public)"),
      .flag(.force, "take over an output folder that Apus did not make"),
      .flag(.durable, "publish only once everything is on the disk, for fear of a power cut"),
      .value(.threads, "N", "the number of threads (default: one a core)"),
      .color, wait, format,
    ])

  static let completion = CommandDefinition(
    name: .completion, summary: "print what completes command lines in a shell",
    description:
      "Prints a script for bash, zsh or fish that completes commands and options. In the file that "
      + "the shell reads at its start: source <(apus completion bash), the same with zsh, and "
      + "apus completion fish | source.",
    options: [form])

  static let man = CommandDefinition(
    name: .man, summary: "print the manual page",
    description: "Prints the manual page, for man(1): apus man > apus.1 && man ./apus.1",
    options: [form])

  static let infer = CommandDefinition(
    name: .infer, summary: "write the model that content already follows",
    description:
      "Looks at all entries below each PATH, a folder of Markdown, JSON, YAML or CSV or one such file, "
      + "and prints a model that all of them keep: scalar types, optionals, choices, references "
      + "between collections, components, sections and labels. On standard error stand what does "
      + "not fit, and the lines of site.yaml.",
    options: [
      .value(.model, "NAME", "the name of the model (default: made from the first path)"),
      form,
      .color,
    ])
}
