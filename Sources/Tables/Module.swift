// Tables: identities of the elements of arrays. `TableIndex` is the position of an element, as a
// type of its own for each kind of element, so that a page is never confused with a file;
// `PackedIndex` is an optional index in the same 32 bits. Modules declare their own: `NodeIndex`
// (Documents), `SlotIndex` (Schema), `CollectionIndex` (Content), `PageIndex` and others
// (Planning). `haveSameByte` compares the enumerations of plain data.
//
// Not for counts and measures: offsets, lengths and numbers of elements stay `Int`.
