// Scripts: makes JavaScript smaller without changing what it means.
//
// `ScriptTokenizer` distinguishes code from comments, strings and regular expressions.
// `ScriptScopeReader` finds out which names are local, and gives up where one could mean something
// else. `ScriptCompactor` writes the rest, with short local names.
//
// It neither runs nor checks scripts.
