/// A drawing beside the title of a page or section in a bar, as `icon` of `site.yaml` names it.
///
/// Templates get the name as a text (`tab.icon`, `section.icon`); the theme draws each of them in
/// `Templates/partials/icons.html`.
package enum Icon: String, CaseIterable, Sendable {
  case book, books, calendar, clock, code, computer, documents, favourites, folder, food, game
  case globe, home, info, language, learning, lists, mail, map, music, nature, news, people, person
  case phone, pictures, places, posts, products, search, shop, soup, star, tags, tools, video, work
}
