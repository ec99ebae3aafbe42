import Diagnostics
import Escaping

/// Words of CSS, of which others may be slips.
struct StyleWords: Sendable {
  private let known: Set<String>
  private let sorted: [String]
  /// The fewest letters of a word of which others are slips.
  private let shortest: Int
  /// Words of other tools and of browsers, which are right.
  private let others: Set<String>

  private init(_ words: String, shortest: Int, others: String = "") {
    sorted = words.split(whereSeparator: \.isWhitespace).map(String.init).sorted()
    known = Set(sorted)
    self.shortest = shortest
    self.others = Set(others.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Whether a word in lower case is one of them.
  func contains(_ word: String) -> Bool { known.contains(word) }

  /// The word that was meant by another in lower case; nil where that may be right.
  func meant(by word: String) -> String? {
    guard !known.contains(word), !others.contains(word), word.first != "-" else { return nil }
    return sorted.first { $0.count >= shortest && TypingSlip.isOne(word, for: $0) }
  }

  /// Whether a byte is part of a name; a backslash is not.
  static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  /// The words of media queries.
  static let media = StyleWords(
    MediaQuery.types.union(MediaQuery.features).joined(separator: " "), shortest: 5)

  /// The at-rules.
  static let rules = StyleWords(
    """
    charset color-profile container counter-style font-face font-feature-values
    font-palette-values import keyframes layer media namespace page position-try property scope
    starting-style supports view-transition
    """, shortest: 5, others: "viewport document apply tailwind screen include mixin extend")

  /// The at-rules with declarations in their blocks.
  static let rulesOfDeclarations: Set<String> = [
    "counter-style", "font-face", "font-palette-values", "page", "position-try", "property",
    "view-transition",
  ]

  /// The units of numbers.
  static let units = StyleWords(
    """
    em rem ex rex cap rcap ch rch ic ric lh rlh vw vh vi vb vmin vmax svw svh svi svb svmin svmax
    lvw lvh lvi lvb lvmin lvmax dvw dvh dvi dvb dvmin dvmax cqw cqh cqi cqb cqmin cqmax cm mm q in
    pt pc px deg grad rad turn s ms hz khz dpi dpcm dppx x fr db st
    """, shortest: 2)

  /// Properties whose values have signs of their own.
  static let propertiesOfOthers: Set<String> = [
    "filter", "behavior", "src", "unicode-range", "content", "syntax", "symbols", "zoom",
  ]

  /// The properties and descriptors, those that are obsolete or not yet known everywhere included.
  static let properties = StyleWords(
    propertyNames, shortest: 6,
    others: "behavior column columns-gap grid-rows grid-columns marker-offset rows-gap flex-pack")

  private static let propertyNames = """
    accent-color additive-symbols align-content align-items align-self align-tracks
    alignment-baseline all anchor-name anchor-scope animation animation-composition animation-delay
    animation-direction animation-duration animation-fill-mode animation-iteration-count
    animation-name animation-play-state animation-range animation-range-end animation-range-start
    animation-timeline animation-timing-function animation-trigger appearance ascent-override
    aspect-ratio backdrop-filter backface-visibility background background-attachment
    background-blend-mode background-clip background-color background-image background-origin
    background-position background-position-x background-position-y background-repeat
    background-repeat-x background-repeat-y background-size base-palette base-url baseline-shift
    baseline-source bleed block-ellipsis block-size block-step bookmark-label bookmark-level
    bookmark-state border border-block border-block-color border-block-end border-block-end-color
    border-block-end-style border-block-end-width border-block-start border-block-start-color
    border-block-start-style border-block-start-width border-block-style border-block-width
    border-bottom border-bottom-color border-bottom-left-radius border-bottom-right-radius
    border-bottom-style border-bottom-width border-boundary border-collapse border-color
    border-end-end-radius border-end-start-radius border-image border-image-outset
    border-image-repeat border-image-slice border-image-source border-image-width border-inline
    border-inline-color border-inline-end border-inline-end-color border-inline-end-style
    border-inline-end-width border-inline-start border-inline-start-color border-inline-start-style
    border-inline-start-width border-inline-style border-inline-width border-left border-left-color
    border-left-style border-left-width border-radius border-right border-right-color
    border-right-style border-right-width border-shape border-spacing border-start-end-radius
    border-start-start-radius border-style border-top border-top-color border-top-left-radius
    border-top-right-radius border-top-style border-top-width border-width bottom box-align
    box-decoration-break box-direction box-flex box-lines box-orient box-pack box-shadow box-sizing
    box-snap break-after break-before break-inside buffered-rendering caption-side caret
    caret-animation caret-color caret-shape clear clip clip-path clip-rule color color-adjust
    color-interpolation color-interpolation-filters color-profile color-rendering color-scheme
    column-count column-fill column-gap column-height column-rule column-rule-break
    column-rule-color column-rule-outset column-rule-style column-rule-width column-span
    column-width column-wrap columns contain contain-intrinsic-block-size contain-intrinsic-height
    contain-intrinsic-inline-size contain-intrinsic-size contain-intrinsic-width container
    container-name container-type content content-visibility continue copy-into corner-shape
    counter-increment counter-reset counter-set cue cue-after cue-before cursor cx cy d
    descent-override direction display dominant-baseline dynamic-range-limit empty-cells
    enable-background fallback field-sizing fill fill-opacity fill-rule filter flex flex-basis
    flex-direction flex-flow flex-grow flex-shrink flex-wrap float float-defer float-offset
    float-reference flood-color flood-opacity flow flow-from flow-into flow-tolerance font
    font-display font-family font-feature-settings font-kerning font-language-override
    font-named-instance font-optical-sizing font-palette font-size font-size-adjust font-smooth
    font-smoothing font-stretch font-style font-synthesis font-synthesis-position
    font-synthesis-small-caps font-synthesis-style font-synthesis-weight font-variant
    font-variant-alternates font-variant-caps font-variant-east-asian font-variant-emoji
    font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings
    font-weight font-width footnote-display footnote-policy forced-color-adjust gap
    glyph-orientation-horizontal glyph-orientation-vertical grid grid-area grid-auto-columns
    grid-auto-flow grid-auto-rows grid-column grid-column-end grid-column-gap grid-column-start
    grid-gap grid-row grid-row-end grid-row-gap grid-row-start grid-template grid-template-areas
    grid-template-columns grid-template-rows hanging-punctuation height hyphenate-character
    hyphenate-limit-chars hyphenate-limit-last hyphenate-limit-lines hyphenate-limit-zone hyphens
    image-orientation image-rendering image-resolution ime-mode inherits initial-letter
    initial-letter-align initial-letter-wrap initial-value inline-size inline-sizing inset
    inset-area inset-block inset-block-end inset-block-start inset-inline inset-inline-end
    inset-inline-start interactivity interest-delay interest-delay-end interest-delay-start
    interpolate-size isolation justify-content justify-items justify-self justify-tracks kerning
    layout-grid layout-grid-char layout-grid-line layout-grid-mode layout-grid-type left
    letter-spacing lighting-color line-break line-clamp line-fit-edge line-gap-override line-grid
    line-height line-height-step line-padding line-snap line-through-color list-style
    list-style-image list-style-position list-style-type margin margin-block margin-block-end
    margin-block-start margin-bottom margin-break margin-inline margin-inline-end
    margin-inline-start margin-left margin-right margin-top margin-trim mark mark-after mark-before
    marker marker-end marker-knockout-left marker-knockout-right marker-mid marker-pattern
    marker-segment marker-side marker-start marks marquee-direction marquee-loop marquee-speed
    marquee-style mask mask-border mask-border-mode mask-border-outset mask-border-repeat
    mask-border-slice mask-border-source mask-border-width mask-clip mask-composite mask-image
    mask-mode mask-origin mask-position mask-position-x mask-position-y mask-repeat mask-size
    mask-type masonry-auto-flow masonry-direction masonry-fill math-depth math-shift math-style
    max-block-size max-height max-inline-size max-lines max-width max-zoom min-block-size min-height
    min-inline-size min-width min-zoom mix-blend-mode nav-down nav-index nav-left nav-right nav-up
    navigation negative object-fit object-position object-view-box offset offset-anchor offset-block
    offset-distance offset-inline offset-path offset-position offset-rotate offset-rotation opacity
    order orientation orphans outline outline-color outline-offset outline-style outline-width
    overflow overflow-anchor overflow-block overflow-clip-box overflow-clip-margin overflow-inline
    overflow-scrolling overflow-style overflow-wrap overflow-x overflow-y overlay override-colors
    overscroll-behavior overscroll-behavior-block overscroll-behavior-inline overscroll-behavior-x
    overscroll-behavior-y pad padding padding-block padding-block-end padding-block-start
    padding-bottom padding-inline padding-inline-end padding-inline-start padding-left padding-right
    padding-top page page-break-after page-break-before page-break-inside page-orientation
    paint-order path-length pause pause-after pause-before perspective perspective-origin
    perspective-origin-x perspective-origin-y pitch pitch-range place-content place-items place-self
    play-during pointer-events position position-anchor position-area position-try
    position-try-fallbacks position-try-options position-try-order position-visibility prefix
    print-color-adjust quotes r range reading-flow reading-order region-break-after
    region-break-before region-break-inside region-fragment resize rest rest-after rest-before
    richness right rotate row-gap row-rule row-rule-color row-rule-style row-rule-width ruby-align
    ruby-merge ruby-overhang ruby-position ruby-span rule rx ry scale scroll-behavior
    scroll-initial-target scroll-margin scroll-margin-block scroll-margin-block-end
    scroll-margin-block-start scroll-margin-bottom scroll-margin-inline scroll-margin-inline-end
    scroll-margin-inline-start scroll-margin-left scroll-margin-right scroll-margin-top
    scroll-marker-group scroll-padding scroll-padding-block scroll-padding-block-end
    scroll-padding-block-start scroll-padding-bottom scroll-padding-inline scroll-padding-inline-end
    scroll-padding-inline-start scroll-padding-left scroll-padding-right scroll-padding-top
    scroll-snap-align scroll-snap-coordinate scroll-snap-destination scroll-snap-margin
    scroll-snap-points-x scroll-snap-points-y scroll-snap-stop scroll-snap-type scroll-snap-type-x
    scroll-snap-type-y scroll-start scroll-start-target scroll-target-group scroll-timeline
    scroll-timeline-axis scroll-timeline-name scrollbar-3dlight-color scrollbar-arrow-color
    scrollbar-base-color scrollbar-color scrollbar-darkshadow-color scrollbar-face-color
    scrollbar-gutter scrollbar-highlight-color scrollbar-shadow-color scrollbar-track-color
    scrollbar-width shape-image-threshold shape-inside shape-margin shape-outside shape-padding
    shape-rendering shape-subtract size size-adjust solid-color solid-opacity
    spatial-navigation-action spatial-navigation-contain spatial-navigation-function speak speak-as
    speak-header speak-numeral speak-punctuation speech-rate src stop-color stop-opacity stress
    string-set stroke stroke-align stroke-alignment stroke-break stroke-color stroke-dash-corner
    stroke-dash-justify stroke-dashadjust stroke-dasharray stroke-dashcorner stroke-dashoffset
    stroke-image stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-origin
    stroke-position stroke-repeat stroke-size stroke-width suffix symbols syntax system tab-size
    table-layout text-align text-align-all text-align-last text-anchor text-autospace text-box
    text-box-edge text-box-trim text-combine-upright text-decoration text-decoration-color
    text-decoration-inset text-decoration-line text-decoration-skip text-decoration-skip-box
    text-decoration-skip-ink text-decoration-skip-self text-decoration-skip-spaces
    text-decoration-style text-decoration-thickness text-decoration-trim text-emphasis
    text-emphasis-color text-emphasis-position text-emphasis-skip text-emphasis-style text-fit
    text-group-align text-indent text-justify text-justify-trim text-kashida text-kashida-space
    text-line-through text-orientation text-outline text-overflow text-overline text-rendering
    text-shadow text-size-adjust text-spacing text-spacing-trim text-stroke text-transform
    text-underline text-underline-color text-underline-offset text-underline-position
    text-underline-style text-wrap text-wrap-mode text-wrap-style timeline-scope timeline-trigger
    top touch-action transform transform-box transform-origin transform-style transition
    transition-behavior transition-delay transition-duration transition-property
    transition-timing-function translate types unicode-bidi unicode-range user-select user-zoom
    vector-effect vertical-align view-timeline view-timeline-axis view-timeline-inset
    view-timeline-name view-transition-class view-transition-group view-transition-name visibility
    voice-balance voice-duration voice-family voice-pitch voice-range voice-rate voice-stress
    voice-volume volume white-space white-space-collapse white-space-trim widows width will-change
    word-break word-space-transform word-spacing word-wrap wrap-after wrap-before wrap-flow
    wrap-inside wrap-through writing-mode x y z-index zoom
    """
}
