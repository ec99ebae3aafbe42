// Records: numbers and bytes written one after another, and read again.
//
// What builds write down for other builds (`Incremental`) and parts of a site for the one that
// joins them (`Sharding`) is made of these. A reader takes nothing on trust: what is cut short, or
// too large, is nil. Whether bytes are damaged is for whoever wrote them to know, by a hash.
