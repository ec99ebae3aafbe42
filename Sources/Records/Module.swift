// Records: numbers and bytes written one after another, and read again.
//
// What builds save for later builds (`Incremental`) and shards of a site for the build that joins
// them (`Sharding`) is written in this format. A reader trusts nothing: what is truncated or too
// large is nil. Whether bytes are damaged is checked elsewhere, by a hash.
