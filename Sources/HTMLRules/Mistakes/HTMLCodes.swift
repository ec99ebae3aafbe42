// The rules of the HTML that templates write: 0801 to 0819.

package import Diagnostics

extension DiagnosticCode {
  /// The codes of HTML, by number.
  package static let html: [DiagnosticCode] = [
    htmlNesting, htmlPlacement, htmlElement, htmlAttribute, htmlValue, htmlDocument, htmlNames,
    htmlHeadings, htmlReferences, htmlAria, htmlLimit, htmlPolicy, htmlTargets,
    htmlCharacters,
  ]

  static let htmlNesting = DiagnosticCode(
    "0801", "elements that are opened and closed",
    """
    Every element that is opened is closed in the right order, on every way through the branches
    and loops of a template: a branch of an `if` that opens an element without closing it needs an
    `if` with the same condition that closes it, and the body of a loop closes what it opens. End
    tags that the HTML standard lets authors leave out (`</li>`, `</p>`, `</td>`, …) may be left
    out. Void elements such as `br` have no end tag, and only they (and SVG) may end with `/>`.
    """)
  static let htmlPlacement = DiagnosticCode(
    "0802", "which element may stand in which",
    """
    The HTML standard says of each element what it may hold and where it may stand: no block in a
    paragraph, no link in a link, `li` in lists only, cells in rows. A browser closes, moves or
    drops what stands elsewhere, so that the page is not what the template says. Markdown is
    printed as blocks, so it stands in `div`, `li`, `article`, …, and not in `p`, `span` or `h2`.
    """)
  static let htmlElement = DiagnosticCode(
    "0803", "elements that HTML does not have",
    """
    An element is one of the HTML standard, or one of the site's own with a hyphen in its name.
    Obsolete elements (`center`, `font`, `tt`, …) are replaced by the style sheet or by elements
    that say what a text means. What begins with `<` and is neither a tag nor a comment
    (`<!- x ->`, `<?php … ?>`, `<![CDATA[ … ]]>`, `< /p>`) vanishes in a browser, or is shown as it is
    typed.
    """)
  package static let htmlAttribute = DiagnosticCode(
    "0804", "attributes",
    """
    An attribute stands once in a tag, also where branches and loops write it, and is one that the
    HTML standard gives its element. Between two of them is a space; quotation marks, `=`, `<` and
    `/` elsewhere in a tag make a browser read other attributes than are meant. Data for scripts goes into attributes that begin with `data-`;
    what only sets the look goes into the style sheet.
    """)
  static let htmlValue = DiagnosticCode(
    "0805", "what an attribute's value may be",
    """
    Some attributes take one of a few words, a number, a date, a language tag, addresses, or nothing
    at all; some elements cannot do without an attribute. A browser ignores a wrong value, or takes
    another. In `datetime`, a date is printed without a filter, or by a pattern such as `yyyy-MM-dd`,
    and a length of time by `duration("iso")`: so programs read it. What other programs read, such as the `content` of `og:url` and
    `og:image`, is an absolute URL (`| absolute`). So is an address of the site in the address of another, as in
    `?u={{ note.url | absolute }}`: without the filter it is relative to the page. An attribute such as `disabled` is on wherever it is written, also as
    `disabled="false"`: it is written where it is to be on, as in `{% if … %} disabled{% endif %}`.
    An address that is loaded is not empty; a link with an empty one leads to its own page. So does
    one that is empty where a value is missing, as with `default("")`: write the element, or the
    attribute, in `{% if … %}…{% endif %}`.
    """)
  package static let htmlDocument = DiagnosticCode(
    "0806", "what every page has",
    """
    A page begins with `<!doctype html>`, says its language in `<html lang="…">` and its encoding in
    `<meta charset="utf-8">` within its first 1024 bytes, and has a `title` that is not empty. Where
    neither the page nor its host says the encoding, a browser may show `Ã©` in place of `é`. Output that has neither a doctype nor `html`, `head`, `body`,
    `title` or `meta` counts as a piece of a page, of which none of this is asked. At the address of
    a folder, which people open, a piece is a warning where other pages of the site are whole: its
    template hardly ever means to do without a layout. A piece that scripts fetch has the name of a
    file (`at: pieces/menu.html`).
    """)
  static let htmlNames = DiagnosticCode(
    "0807", "texts for those who do not see the page",
    """
    An `img` has an `alt` text, empty where the picture is mere decoration. Links, buttons and
    form controls have a name: their text, a `label`, the `alt` of an image inside, or an
    `aria-label`. An address is no such text.
    """)
  static let htmlHeadings = DiagnosticCode(
    "0808", "headings",
    """
    Headings are the table of contents of those who listen to a page: a page with a `main` has at
    least one, none is empty, and none skips a level (`h2` is followed by `h3`, not by `h4`). How large they are
    is a matter of the style sheet.
    """)
  package static let htmlReferences = DiagnosticCode(
    "0809", "ids and what refers to them",
    """
    An `id` stands once on a page. What names an id (`for`, `aria-labelledby`, `list`, …) names
    one that is on the page, and the right kind of element: the `for` of a `label` a form control.
    Ids with values in them are compared by the part that is known. An id has no spaces.
    """)
  static let htmlAria = DiagnosticCode(
    "0810", "roles, states and the order of focus",
    """
    Roles and `aria-` attributes are those of WAI-ARIA, spelt as there: a browser ignores others
    without a word. A positive `tabindex` moves an element before all others of the page, which
    hardly ever is what a reader expects: use 0 or -1, and put elements in their order.
    """)
  package static let htmlLimit = DiagnosticCode(
    "0811", "pages that are too involved to be checked",
    """
    At most 64 combinations of open elements are followed at once, 500 elements inside of each
    other, and 50 million bytes and tags in all. What lies behind is checked on the finished
    pages. Branches that close what they open count once, however many there are.
    """)
  package static let htmlPolicy = DiagnosticCode(
    "0812", "what the page's own policy blocks",
    """
    A page that has `<meta http-equiv="Content-Security-Policy" content="…">`, as those of the theme
    have, says what a browser may load and run: with `default-src 'self'` only files of the site. A
    browser leaves out all else without a word to the reader: a `style` element, `style="…"`, a
    script in the page, `onclick="…"`, and files, frames and forms of other hosts, also what a style
    sheet loads by `@import` or `url()`. Styles and scripts
    belong into files under `Templates/assets`, fonts and pictures into the site. What is to be
    allowed nevertheless is named in the policy: `frame-src https://www.youtube-nocookie.com`. What
    is before the policy is not blocked by it, and neither is JSON in a `script`. The files of the
    site itself are allowed by the keyword `'self'`. Keywords stand between apostrophes (without them
    they are names of hosts), a `;` is between directives, and of a directive that is there twice
    only the first counts.
    """)
  package static let htmlTargets = DiagnosticCode(
    "0813", "a file of another kind than the tag loads",
    """
    A `link` with `rel="stylesheet"` loads a style sheet, a `script` a script, an `img` a picture, a
    `video` or `audio` films and sounds. A browser decides by the media type, which hosts tell by the
    ending of the file's name, and shows nothing where it is of another kind: an address that ends in
    `/` is a page. Sass, TypeScript and the like are for other programs, which make the style sheet or
    the script of them. Endings that are not known are not judged.
    """)
  static let htmlCharacters = DiagnosticCode(
    "0814", "characters that are written by a name or a number",
    """
    A character reference is one of the names of the HTML standard, or a number, between `&` and
    `;`: `&nbsp;`, `&#160;`. A browser shows an unknown name as it is typed. Some old names count
    without their semicolon, so that `&copy2026` is "©2026" and `&notes` "¬es". A `&` that is meant
    as such is written `&amp;`; in an address, `?a=1&amp;b=2`.
    """)
}
