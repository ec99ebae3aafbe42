extension ElementTable {
  /// One element per line: its name, its categories (Flow, Phrasing, Metadata, Heading, Sectioning,
  /// Interactive), its content, further children, its only parents, and what must not be inside
  /// (section 4 of the HTML standard). Elements that are interactive only with some attribute have
  /// no `I`: `Tag.isInteractive` knows them.
  static let rows = """
    a|F P|transparent|||a I
    abbr|F P|phrasing|||
    address|F|flow|||address header footer H S
    area|F P|nothing|||
    article|F S|flow|||main
    aside|F S|flow|||main
    audio|F P|transparent|source track||audio video
    b|F P|phrasing|||
    base|M|nothing||head|
    bdi|F P|phrasing|||
    bdo|F P|phrasing|||
    blockquote|F|flow|||
    body||flow||html|
    br|F P|nothing|||
    button|F P I|phrasing|||I
    canvas|F P|transparent|||
    caption||flow||table|table
    cite|F P|phrasing|||
    code|F P|phrasing|||
    col||nothing||colgroup|
    colgroup||only|col|table|
    data|F P|phrasing|||
    datalist|F P|phrasing|option||
    dd||flow||dl div|
    del|F P|transparent|||
    details|F I|flow|summary||
    dfn|F P|phrasing|||dfn
    dialog|F|flow|||
    div|F|flow|dt dd||
    dl|F|only|dt dd div||
    dt||flow||dl div|header footer H S
    em|F P|phrasing|||
    embed|F P I|nothing|||
    fieldset|F|flow|legend||
    figcaption||flow||figure|
    figure|F|flow|figcaption||
    footer|F|flow|||header footer main
    form|F|flow|||form
    h1|F H|phrasing|||
    h2|F H|phrasing|||
    h3|F H|phrasing|||
    h4|F H|phrasing|||
    h5|F H|phrasing|||
    h6|F H|phrasing|||
    head||metadata||html|
    header|F|flow|||header footer main
    hgroup|F|only|p h1 h2 h3 h4 h5 h6||
    hr|F|nothing|||
    html||only|head body||
    i|F P|phrasing|||
    iframe|F P I|code|||
    img|F P|nothing|||
    input|F P|nothing|||
    ins|F P|transparent|||
    kbd|F P|phrasing|||
    label|F P I|phrasing|||label
    legend||phrasing|h1 h2 h3 h4 h5 h6 hgroup|fieldset optgroup|
    li||flow||ul ol menu|
    link|F P M|nothing|||
    main|F|flow|||
    map|F P|transparent|||
    mark|F P|phrasing|||
    math|F P|anything|||
    menu|F|only|li||
    meta|F P M|nothing|||
    meter|F P|phrasing|||meter
    nav|F S|flow|||main
    noscript|F P M|transparent|||noscript
    object|F P|transparent|||
    ol|F|only|li||
    optgroup||only|option legend|select|
    option||text||select datalist optgroup|
    output|F P|phrasing|||
    p|F|phrasing|||
    picture|F P|only|source img||
    pre|F|phrasing|||
    progress|F P|phrasing|||progress
    q|F P|phrasing|||
    rp||phrasing||ruby|
    rt||phrasing||ruby|
    ruby|F P|phrasing|rt rp||
    s|F P|phrasing|||
    samp|F P|phrasing|||
    script|F P M|code|||
    search|F|flow|||
    section|F S|flow|||
    select|F P I|only|option optgroup hr||
    slot|F P|transparent|||
    small|F P|phrasing|||
    source||nothing||picture audio video|
    span|F P|phrasing|||
    strong|F P|phrasing|||
    style|M|code||head noscript|
    sub|F P|phrasing|||
    summary||phrasing|h1 h2 h3 h4 h5 h6 hgroup|details|
    sup|F P|phrasing|||
    svg|F P|anything|||
    table|F|only|caption colgroup thead tbody tfoot tr||
    tbody||only|tr|table|
    td||flow||tr|
    template|F P M|anything|||
    textarea|F P I|text|||
    tfoot||only|tr|table|
    th||flow||tr|header footer H S
    thead||only|tr|table|
    time|F P|phrasing|||
    title|M|text||head|
    tr||only|td th|table thead tbody tfoot|
    track||nothing||audio video|
    u|F P|phrasing|||
    ul|F|only|li||
    var|F P|phrasing|||
    video|F P|transparent|source track||audio video
    wbr|F P|nothing|||
    """

  /// Elements that the standard calls obsolete (section 16.2), with the advice to give.
  static let obsoleteRows = """
    acronym write 'abbr'
    applet write 'object', or leave it out
    basefont set the font in the style sheet
    bgsound write 'audio'
    big set the size in the style sheet
    blink use the style sheet
    center center it in the style sheet
    dir write 'ul'
    font set the font in the style sheet
    frame write 'iframe', or one page
    frameset write 'iframe', or one page
    image write 'img'
    isindex write 'form' with 'input'
    keygen leave it out
    listing write 'pre' and 'code'
    marquee use the style sheet
    menuitem leave it out
    multicol use columns in the style sheet
    nextid leave it out
    nobr write 'white-space: nowrap' in the style sheet
    noembed leave it out
    noframes leave it out
    param write the address in 'data' of the 'object'
    plaintext write 'pre'
    rb write the text in 'ruby' itself
    rtc write 'ruby' inside of 'ruby'
    spacer use margins in the style sheet
    strike write 's', or 'del' for what was taken out
    tt write 'code', 'kbd' or 'samp'
    xmp write 'pre' and 'code'
    """
}
