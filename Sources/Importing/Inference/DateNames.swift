import Schema
import Tables

/// What names of keys say of the dates that they hold.
enum DateNames {
  /// Usual names of the date from which on something was there for readers, as they are compared.
  private static let publication: Set<String> = [
    "created", "createdat", "createddate", "createdon", "creationdate", "date", "datecreated",
    "dateposted", "datepublished", "datetime", "originaldate", "posted", "postedat", "postedon",
    "pubdate", "publicationdate", "publish", "publishdate", "published", "publishedat",
    "publishedon", "publisheddate", "releasedate",
  ]
  /// Usual names of the date of the last change.
  private static let change: Set<String> = [
    "changed", "changedat", "datemodified", "dateupdated", "edited", "editedat", "lastchange",
    "lastchanged", "lastedited", "lastmod", "lastmodified", "lastmodifiedat", "lastupdate",
    "lastupdated", "modified", "modifiedat", "modifieddate", "modifiedon", "moddate", "updated",
    "updatedat", "updateddate", "updatedon", "updatedate",
  ]

  /// Whether a key holds the date of publication.
  static func isOfPublication(_ key: String) -> Bool { publication.contains(KeyNames.folded(key)) }

  /// Usual names of the date until which something is there for readers, as they are compared, that
  /// may also be that of a thing, such as food.
  private static let end: Set<String> = [
    "archiveat", "archiveon", "availableuntil", "expirationdate", "expiredate", "expires",
    "expiresat", "expireson", "expiry", "expirydate", "unpublish", "unpublishat", "unpublishdate",
    "unpublishon", "validuntil",
  ]

  /// Whether a key may hold the date until which readers see an entry.
  static func isOfEnd(_ key: String) -> Bool { end.contains(KeyNames.folded(key)) }

  /// Whether a key says by its name that nothing is published before its date.
  static func saysPublish(_ key: String) -> Bool {
    let name = KeyNames.folded(key)
    return publication.contains(name) && (name.hasPrefix("publi") || name == "pubdate")
  }

  /// Whether a key holds a date that readers look for: that of publication or of a change.
  static func isUsual(_ key: String) -> Bool {
    isOfPublication(key) || change.contains(KeyNames.folded(key))
  }

  /// The field by which entries are the newest: the date of publication before any other and that
  /// of a change after any other, and of two such the one that all entries have, then the first.
  static func newest(among fields: [InferredField]) -> InferredField.Index? {
    let dates = fields.tableIndices.filter { index in
      fields[index].type == .scalar(.date) && fields[index].placement == nil
        && !fields[index].isLeftOut
    }
    return dates.min { rank(of: fields[$0]) < rank(of: fields[$1]) }
  }

  private static func rank(of field: InferredField) -> (Int, Int) {
    let name = KeyNames.folded(field.fileName ?? field.name)
    let kind = publication.contains(name) ? 0 : change.contains(name) ? 2 : 1
    return (kind, field.isOptional ? 1 : 0)
  }
}
