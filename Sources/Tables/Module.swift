// Tables: the identities of what stands in arrays. `TableIndex` is the position of an element, as a
// type of its own for each kind of element, so that a page is never taken for a file; `PackedIndex`
// is one or none in the same 32 bits. Modules name theirs: `NodeIndex` (Documents), `SlotIndex`
// (Schema), `CollectionIndex` (Content), `PageIndex` and others (Planning). `haveSameByte` compares
// the enumerations of plain data.
//
// Not for what is counted or measured: offsets, lengths and numbers of things stay `Int`.
