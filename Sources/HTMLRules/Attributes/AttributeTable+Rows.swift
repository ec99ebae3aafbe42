extension AttributeTable {
  static let globalNames = """
    accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable
    enterkeyhint exportparts hidden id inert inputmode is itemid itemprop itemref itemscope
    itemtype lang nonce part popover slot spellcheck style tabindex title translate
    writingsuggestions role xmlns about datatype inlist prefix property resource typeof vocab
    onabort onauxclick onbeforeinput onbeforematch onbeforetoggle onblur oncancel oncanplay
    oncanplaythrough onchange onclick onclose oncommand oncontextlost oncontextmenu
    oncontextrestored oncopy oncuechange oncut ondblclick ondrag ondragend ondragenter ondragleave
    ondragover ondragstart ondrop ondurationchange onemptied onended onerror onfocus onformdata
    oninput oninvalid onkeydown onkeypress onkeyup onload onloadeddata onloadedmetadata
    onloadstart onmousedown onmouseenter onmouseleave onmousemove onmouseout onmouseover onmouseup
    onpaste onpause onplay onplaying onprogress onratechange onreset onresize onscroll onscrollend
    onsecuritypolicyviolation onseeked onseeking onselect onslotchange onstalled onsubmit
    onsuspend ontimeupdate ontoggle onvolumechange onwaiting onwheel onpointercancel onpointerdown
    onpointerenter onpointerleave onpointermove onpointerout onpointerover onpointerup
    ontouchstart ontouchend ontouchmove ontouchcancel onanimationend ontransitionend
    """

  static let obsoleteNames = """
    align alink background bgcolor border bordercolor cellpadding cellspacing char charoff classid
    clear code codebase codetype color compact declare event face frame frameborder hspace
    language link longdesc lowsrc marginheight marginwidth methods nohref noshade nowrap profile
    rules scheme scrolling standby summary text urn valign version vlink vspace abbr archive
    axis bottommargin leftmargin rightmargin topmargin datafld dataformatas datapagesize datasrc
    allowtransparency hreflang rev scope charset coords shape name target type width height size
    valuetype contextmenu dropzone methods manifest
    """

  static let ownRows = """
    a download href hreflang ping referrerpolicy rel target type
    area alt coords download href ping referrerpolicy rel shape target
    audio autoplay controls crossorigin loop muted preload src controlslist
    base href target
    blockquote cite
    body onafterprint onbeforeprint onbeforeunload onhashchange onlanguagechange onmessage
    body onmessageerror onoffline ononline onpagehide onpageshow onpopstate
    body onrejectionhandled onstorage onunhandledrejection onunload
    button command commandfor disabled form formaction formenctype formmethod formnovalidate
    button formtarget name popovertarget popovertargetaction type value
    canvas height width
    col span
    colgroup span
    data value
    del cite datetime
    details name open
    dialog closedby open
    embed height src type width
    fieldset disabled form name
    form accept-charset action autocomplete enctype method name novalidate rel target
    iframe allow credentialless allowfullscreen height loading name referrerpolicy sandbox src srcdoc width
    img alt crossorigin decoding fetchpriority height ismap loading referrerpolicy sizes src
    img srcset usemap width elementtiming
    input accept alpha alt autocomplete capture checked colorspace dirname disabled form
    input formaction formenctype formmethod formnovalidate formtarget height list max maxlength
    input min minlength multiple name pattern placeholder popovertarget popovertargetaction
    input webkitdirectory readonly required size src step type value width
    ins cite datetime
    label for
    li value
    link as blocking color crossorigin disabled fetchpriority href hreflang imagesizes imagesrcset
    link integrity media referrerpolicy rel sizes type
    map name
    meta charset content http-equiv media name
    meter high low max min optimum value
    object data form height name type width
    ol reversed start type
    optgroup disabled label
    option disabled label selected value
    output for form name
    progress max value
    q cite
    script async blocking crossorigin defer fetchpriority integrity nomodule referrerpolicy src type
    select autocomplete disabled form multiple name required size
    slot name
    source height media sizes src srcset type width
    style blocking media
    td colspan headers rowspan
    template shadowrootmode shadowrootdelegatesfocus shadowrootclonable shadowrootserializable
    textarea autocomplete cols dirname disabled form maxlength minlength name placeholder readonly
    textarea required rows wrap
    th abbr colspan headers rowspan scope
    time datetime
    track default kind label src srclang
    video autoplay controls crossorigin height loop muted playsinline poster preload src width
    video controlslist disablepictureinpicture disableremoteplayback
    """

  static let booleanNames = """
    allowfullscreen alpha async autofocus autoplay checked controls credentialless default defer
    disabled disablepictureinpicture disableremoteplayback formnovalidate inert ismap itemscope loop
    multiple muted nomodule novalidate open playsinline readonly required reversed selected
    shadowrootclonable shadowrootdelegatesfocus shadowrootserializable webkitdirectory
    """

  static let urlNames = """
    href src action formaction poster cite data manifest
    """

  /// Attributes whose values are words: `name` or `element name`, with commas; `EMPTY` is the
  /// empty value.
  static let valueRows = """
    dir|ltr rtl auto
    contenteditable|true false plaintext-only EMPTY
    draggable|true false
    spellcheck|true false EMPTY
    translate|yes no EMPTY
    writingsuggestions|true false EMPTY
    autocorrect|on off EMPTY
    hidden|hidden until-found EMPTY
    popover|auto manual hint EMPTY
    inputmode|none text tel url email numeric decimal search
    enterkeyhint|enter done go next previous search send
    autocapitalize|off none on sentences words characters
    loading|lazy eager
    decoding|sync async auto
    fetchpriority|high low auto
    crossorigin|anonymous use-credentials EMPTY
    preload|none metadata auto EMPTY
    button type|submit reset button
    input type|hidden text search tel url email password date month week time datetime-local number range color checkbox radio file submit image reset button
    ol type|1 a A i I
    form method|get post dialog
    formmethod|get post dialog
    form enctype,formenctype|application/x-www-form-urlencoded multipart/form-data text/plain
    form autocomplete|on off
    th scope|row col rowgroup colgroup
    track kind|subtitles captions descriptions chapters metadata
    textarea wrap|soft hard
    area shape|circle default poly rect
    popovertargetaction|toggle show hide
    shadowrootmode|open closed
    meta charset|utf-8
    meta http-equiv|content-type default-style refresh x-ua-compatible content-security-policy
    referrerpolicy|EMPTY no-referrer no-referrer-when-downgrade same-origin origin strict-origin origin-when-cross-origin strict-origin-when-cross-origin unsafe-url
    """
}
