// Schema: the language of models, the types it declares, and values of these types.
//
// Model files are read by the folder `Language` and become `Models`: structures, choices and fields
// with their constraints. A scalar type is one `ScalarType` in the folder `Scalars`; it has
// everything that the rest of the program needs to know about it. Values are 16 bytes each
// (`Value`) and live in a `ValueStore`. `Patterns` is a regular expression engine that takes linear
// time, and `JSONSchema` describes models for editors.
//
// It reads no content and does not know what a site is.
