// Escaping: how a value has to be escaped where a template prints it.
//
// `HTMLContext` reads static text in the language that is written (HTML with its addresses, CSS and
// scripts; XML; JSON) and says which `Escaper` a value needs after it, or why none is safe
// (`Refusal`). `Escaper.append` writes it. The escaping of each language is here, once for the
// whole program: `HTMLText`, `XMLText`, `JSONText`, `URLText`, `PercentEncoding`, and JSON as a
// tree (`JSONNode`).
//
// It knows neither templates nor sites, and reports nothing: its callers report the refusals.
