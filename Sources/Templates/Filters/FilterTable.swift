/// All filters by name.
enum FilterTable {
  /// Every filter, one line for each file of this folder.
  static let all: [Filter] = [
    .upper, .lower, .capitalize, .title, .trim, .replace, .truncate, .center, .indent, .wordWrap,
    .format, .slugify, .urlEncode, .plainText, .stripTags, .headings, .nestHeadings,
    .escape, .safe, .split, .lines, .wordCount,
    .first, .last, .join, .sort, .reverse, .unique, .groupBy, .batch, .slice, .take, .skip,
    .concat, .map, .select, .reject, .selectByField, .rejectByField, .whereField, .sum, .minimum,
    .maximum, .list,
    .absolute, .round, .int, .float, .fileSize,
    .number, .money, .currency, .date, .duration, .amounts, .durations,
    .kind, .label, .link, .name,
    .fallback, .length, .json, .string, .absoluteURL, .excerpt, .random, .attributes,
  ]

  /// The filters by each of their names.
  static let filters: [String: Filter] = {
    var filters: [String: Filter] = [:]
    for filter in all {
      for name in filter.names { filters[name] = filter }
    }
    return filters
  }()

  /// The names, sorted.
  static let names: [String] = filters.keys.sorted()
}
