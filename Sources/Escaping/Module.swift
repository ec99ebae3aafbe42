// The module Escaping: what a value must become before it may be where a template prints it.
//
// `HTMLContext` follows the language that is written (HTML with its addresses, CSS and scripts;
// XML; JSON) over static text and says which `Escaper` a value needs there, or why none is safe
// (`Refusal`). `Escaper.append` writes it. The languages' own escaping is here once for the whole
// program: `HTMLText`, `XMLText`, `JSONText`, `URLText`, `PercentEncoding`, and JSON as a tree
// (`JSONNode`).
//
// It knows neither templates nor sites, and reports nothing: who asks words the refusal.
