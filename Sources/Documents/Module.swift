// Documents: YAML, JSON, CSV and front matter, as trees that keep the place of everything.
//
// Bytes go in, a `DocumentTree` comes out: flat, every node with its span, every scalar still a
// text. YAML is read by libyaml, and the plain files that most authors write by `PlainYAMLReader`;
// tests ensure that both give the same trees. JSON and CSV have readers of their own. `XMLReader`
// checks only whether XML is well-formed.
//
// What a text means is not decided here: a model decides that (`Content`). Depth, size and aliases
// are limited (`DocumentLimits`).
