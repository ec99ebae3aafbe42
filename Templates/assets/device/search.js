/* Search: finds words in the index that the compiler made, of which it loads what a query needs.
   The parts are scripts, because a page that is opened from a folder can load nothing else. */
(() => {
  const find = (selector, place = document) => place.querySelector(selector);
  const form = find("form[data-search]");
  // Past the members of the form: a filter may be called like one.
  const within = (selector) => document.querySelectorAll(`form[data-search] ${selector}`);
  const on = addEventListener.bind(form);
  const [field] = within("[name=q]:not([data-filter] *)");
  const list = find("[data-results]");
  const row = find("template[data-result]");
  if (!form || !list || !row) return;
  const status = find("[data-found]");
  const more = find("[data-more-results]");
  const start = find("[data-search-start]");
  const panel = find("[data-filters]");
  const language = document.documentElement.lang || "en";
  const SHOWN = 10;
  const AROUND = 70;

  /* The parts of the index. */
  const root = new URL(Element.prototype.getAttribute.call(form, "data-index"), document.baseURI);
  const parts = new Map();
  const takers = new Map();
  window.apusSearch = (name, ...data) => takers.get(name)?.(data);
  const load = (name, address) => {
    if (!parts.has(name)) {
      parts.set(name, new Promise((resolve, reject) => {
        const script = document.createElement("script");
        takers.set(name, resolve);
        script.src = new URL(address, root);
        script.onerror = (event) => {
          parts.delete(name);
          reject(event);
        };
        document.head.append(script);
      }));
    }
    return parts.get(name);
  };
  let info;
  const open = async () => {
    if (info) return info;
    const [about] = await load("root", root);
    info = { count: about.n, weights: about.w };
    for (const kind of "tedf") {
      const [starts, prints] = about[kind];
      info[kind] = { prints, starts: prints ? starts.split(" ") : [] };
    }
    return info;
  };
  const part = (kind, number) => {
    const print = info[kind].prints.slice(number * 6, number * 6 + 6);
    return load(`${kind}${number}`, `search-${kind}${number}.${print}.js`);
  };
  /* The number of items that come before one: of the list, or of those that are not after it. */
  const before = (items, isBefore) => {
    let low = 0;
    let high = items.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(items[middle])) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const partsOf = (kind, prefix) => {
    const { starts } = info[kind];
    const first = Math.max(0, before(starts, (word) => word <= prefix) - 1);
    const end = before(starts, (word) => word < `${prefix}\uffff`);
    return Array.from({ length: end - first }, (_, index) => first + index);
  };

  /* Words, folded as the compiler folds them. */
  const SPELT = "æae øo œoe ðd đd þth ħh ıi ĸk łl ŋng ŧt ßss ςσ ةه ىي /⁄".split(" ");
  const IDEOGRAPH = "[\\u2e80-\\ua4cf\\uf900-\\ufaff\\u{20000}-\\u{3ffff}]";
  /* What is a word by itself; a fraction may be one sign, or three. */
  const ALONE = `${IDEOGRAPH}|[¼-¾⅐-⅞]`;
  const PIECE = new RegExp(`${ALONE}|\\d[/⁄](?:10|[2-9])(?![\\d/⁄])|(?:(?!${ALONE})[\\p{L}\\p{N}\\p{M}\\p{DI}])+`, "gu");
  const fold = (text) => SPELT.reduce((spelt, [sign, ...plain]) => spelt.replaceAll(sign, plain.join("")), text
    .replace(/[\u00aa-\u0148\u014c-\u0233\u0374\u0386-\u04f9\u1e00-\u1e99\u1e9b-\u215e\u2160-\u217f\ufb00-\ufb06\ufb1d-\ufb4f\uff10-\uff5a]/g, (sign) => sign.normalize("NFKD"))
    .toLowerCase()
    .replace(/([иуігк])([\u0306\u0308\u0301])/g, (pair) => {
      const whole = pair.normalize("NFC");
      return "йўїѓќ".includes(whole) ? whole : pair;
    })
    .replace(/(?=\p{M})[\u0300-\u0487\u0591-\u0652\u0656-\u06ed\u1ab0-\u1aeb\u1dc0-\u20f0\ufe20-\ufe2f]|\u0640|\p{DI}/gu, "")
    .replace(/[آأإٱ]|ا[\u0653-\u0655]+/g, "ا"));
  const folded = new Map(); // Texts repeat their words: each is folded once.
  const wordsIn = (piece) => {
    if (!folded.has(piece)) {
      folded.set(piece, fold(piece).split(/[^\p{L}\p{Nd}\p{Nl}\p{Mn}\p{Mc}⁄]+|\u02bc/u).filter(Boolean)
        .map((word) => [...word].slice(0, 40).join("")));
    }
    return folded.get(piece);
  };
  const pieces = (text) => Array.from(text.matchAll(PIECE), ({ 0: piece, index: at }) => (
    { at, end: at + piece.length, words: wordsIn(piece) })).filter(({ words }) => words.length);
  const wordsOf = (text) => pieces(text).flatMap((piece) => piece.words);
  const isIdeograph = (word) => new RegExp(`^${IDEOGRAPH}$`, "u").test(word);

  /* What is looked for: words, and words that stand side by side. */
  const parse = (query) => query.split(/["“”„«»]/).flatMap((side, index, sides) => {
    const words = wordsOf(side);
    if (index % 2) return words.length ? [{ words, isOpen: index === sides.length - 1 }] : [];
    const units = [];
    for (const word of words) {
      const run = units.at(-1)?.words;
      if (run && isIdeograph(word) && isIdeograph(run[0])) run.push(word);
      else units.push({ words: [word], isOpen: true });
    }
    return units;
  });

  /* Numbers of five bits a letter, the least first. */
  const values = Uint8Array.from({ length: 128 }, (_, code) => {
    if (code > 96) return code - 71; // a to z
    if (code === 95) return 63; // _
    if (code > 64) return code - 65; // A to Z
    return code > 47 ? code + 4 : 62; // 0 to 9, -
  });
  const reader = (text) => {
    let at = 0;
    const next = () => {
      let value = 0;
      let scale = 1;
      let digit;
      do {
        digit = values[text.charCodeAt(at++)];
        value += (digit & 31) * scale;
        scale *= 32;
      } while (digit > 31);
      return value;
    };
    return { next, isAtEnd: () => at >= text.length };
  };
  const terms = async (number) => {
    const data = await part("t", number);
    data.terms ??= { words: data[0].split(" "), postings: data[1].split(" ") };
    return data.terms;
  };
  /* What a word says of each document: a score, and the places where the word stands, less `shift`.
     Places are noted of those documents only that are `within`, if it is given. */
  const gather = (list, within, hasPlaces, shift = 0) => {
    const { count, weights } = info;
    const scores = new Float64Array(count);
    const places = new Map();
    let size = 0;
    for (const [postings, factor] of list) {
      const { next, isAtEnd } = reader(postings);
      let number = 0;
      while (!isAtEnd()) {
        number += next();
        const head = next();
        const all = Math.floor(head / weights.length) + 1;
        if (!scores[number]) size += 1;
        scores[number] += factor * weights[head % weights.length] * (1 + Math.log(all));
        const own = hasPlaces && (!within || within[number]) ? places.get(number) ?? [] : null;
        let place = -shift;
        for (let index = 0; index < all; index += 1) {
          place += next();
          own?.push(place);
        }
        if (own) places.set(number, own);
      }
    }
    return { scores, places, size };
  };

  /* Whether two words are one edit apart at most: a letter more, less, other, or two swapped. */
  const isNear = (one, two) => {
    if (Math.abs(one.length - two.length) > 1) return false;
    let at = 0;
    while (at < one.length && one[at] === two[at]) at += 1;
    const rest = (first, second) => one.slice(at + first) === two.slice(at + second);
    return rest(1, 1) || rest(1, 0) || rest(0, 1)
      || (one[at] === two[at + 1] && one[at + 1] === two[at] && rest(2, 2));
  };
  const turned = (word) => [...word].reverse().join("");
  /* The words that end with some letters. */
  const endings = async (letters) => {
    const tail = turned(letters);
    const all = await Promise.all(partsOf("e", tail).map((number) => part("e", number)));
    return all.flatMap(([words]) => words.split(" ").filter((word) => word.startsWith(tail)).map(turned));
  };
  /* The words that are one edit away. Half of a word is right where there is one edit in it. What
     only begins like it comes after them, even in a title. */
  const nearWords = async (word) => {
    const near = new Map();
    const half = Math.ceil(word.length / 2);
    const consider = (term) => {
      if (isNear(word, term)) near.set(term, .4);
      else if ([-1, 0, 1].some((by) => isNear(word, term.slice(0, word.length + by)))) near.set(term, .04);
    };
    const head = word.slice(0, half);
    for (const number of partsOf("t", head)) {
      for (const term of (await terms(number)).words) if (term.startsWith(head)) consider(term);
    }
    for (const term of await endings(word.slice(half))) if (isNear(word, term)) near.set(term, .4);
    near.set(word.slice(0, half - 1) + word[half] + word[half - 1] + word.slice(half + 1), .4);
    return [...near].sort((one, two) => two[1] - one[1]);
  };
  /* Adds where words stand, or all words that begin with them. */
  const addWords = async (list, wanted, isOpen, known) => {
    const all = await Promise.all(wanted.map(([word]) => (
      Promise.all(partsOf("t", word).slice(0, isOpen ? 1e9 : 1).map(terms)))));
    for (const [index, [word, factor]] of wanted.entries()) {
      for (const { words, postings } of all[index]) {
        for (let at = before(words, (other) => other < word); words[at]?.startsWith(word); at += 1) {
          const term = words[at];
          if (term !== word && !isOpen) break;
          if (known.has(term)) continue;
          list.push([postings[at], term === word ? factor : (.7 * factor * word.length) / term.length]);
          known.add(term);
        }
      }
    }
  };
  /* A word, and in languages that put words together those that end with it; in Arabic it may have
     the article. */
  const formsOf = async (word) => {
    const bare = word.replace(/^ال(?=...)/, "");
    const isPart = /^(ar.* |(de|nl|da|sv).* .).../.test(`${language} ${bare}`);
    const forms = isPart ? await endings(bare) : [];
    return [[word, 1], ...[bare, ...forms.slice(0, 50)].map((form) => [form, 0.5])];
  };
  /* Where a word stands, or words that begin with it, or words like it. */
  const listOf = async (word, isOpen, isLenient, shown) => {
    const list = [];
    const known = new Set();
    // A syllable of Korean has two letters or three.
    const isBeginning = isOpen && (word.length > 2 || /\p{sc=Hang}/u.test(word));
    await addWords(list, await formsOf(word), isBeginning, known);
    if (word.length > 4 && (isLenient || !list.length)) {
      await addWords(list, await nearWords(word), isOpen, known);
    }
    for (const term of known) shown.add(term);
    return list;
  };
  const costOf = (list) => list.reduce((sum, [postings]) => sum + postings.length, 0);
  const byCost = (items, cost) => items.map((item, at) => [cost(item), at, item])
    .sort((one, two) => one[0] - two[0]);
  /* The documents with words side by side, the rarest first, as its places are compared with. */
  const gatherUnit = (lists, within, hasPlaces) => {
    if (lists.length < 2) return gather(lists[0], within, hasPlaces);
    let all;
    for (const [, at, list] of byCost(lists, costOf)) {
      const found = gather(list, all?.scores, true, at);
      if (all) {
        for (const [number, places] of all.places) {
          const other = found.places.get(number);
          const both = other ? places.filter((place) => other.includes(place)) : [];
          if (both.length) all.places.set(number, both);
          else all.places.delete(number);
          all.scores[number] = both.length && all.scores[number] + found.scores[number];
        }
        all.size = all.places.size;
      } else all = found;
    }
    return all;
  };
  /* How near two words stand in a document: 2 side by side in order, less and less further off. */
  const nearness = (one, two) => {
    let least = Infinity;
    let left = 0;
    let right = 0;
    while (left < one.length && right < two.length) {
      const by = two[right] - one[left];
      least = Math.min(least, by > 0 ? by : 1 - by);
      if (by > 0) left += 1;
      else right += 1;
    }
    return 2 / least;
  };
  /* The documents with all words of all units, the best first. Of the rarest unit all are looked
     at, of the others only what is left. */
  const rank = (units) => {
    const places = [];
    let total;
    for (const [, at, lists] of byCost(units, (all) => Math.min(...all.map(costOf)))) {
      const found = gatherUnit(lists, total, units.length > 1);
      const rarity = Math.log(1 + info.count / (found.size || 1));
      total = found.scores.map((score, number) => (
        score && (!total || total[number]) ? score * rarity + (total?.[number] ?? 0) : 0));
      places[at] = found.places;
    }
    const numbers = [...total.keys()].filter((number) => total[number]);
    for (const number of units.length > 1 ? numbers : []) {
      const all = places.map((map) => map.get(number).sort((one, two) => one - two));
      const near = all.slice(1).reduce((sum, own, at) => sum + nearness(all[at], own), 0);
      total[number] *= 1 + near / units.length;
    }
    return numbers.sort((one, two) => total[two] - total[one] || one - two);
  };
  /* The documents with all that is looked for; null where nothing is. */
  const match = async (query) => {
    const units = parse(query);
    if (!units.length) return null;
    await open();
    let numbers = [];
    let shown;
    const mayBeSlips = units.some(({ words }) => words.length === 1 && words[0].length > 4);
    for (const isLenient of mayBeSlips ? [false, true] : [false]) {
      if (numbers.length) break;
      shown = new Set();
      numbers = rank(await Promise.all(units.map(({ words, isOpen }) => (
        Promise.all(words.map((word, at) => listOf(
          word, isOpen && at === words.length - 1, isLenient && words.length === 1, shown)))))));
    }
    return { numbers, shown };
  };

  /* Filters: what is chosen, and the values of all documents. */
  const filters = [...within("[data-filter]")].map((box) => ({
    controls: [...box.querySelectorAll("input")], isRange: box.dataset.kind !== "values",
    unit: box.dataset.minutes || 1, isAmount: !/^(values|dates)$/.test(box.dataset.kind),
  }));
  // In addresses the query is `q`, a filter of this name another.
  for (const control of within("[data-filter] [name=q]")) control.name = "filter-q";
  /* Amounts that are typed as the page's language writes them; without marks in an address. */
  const amounts = filters.flatMap(({ controls, isAmount }) => (
    isAmount ? controls.filter(({ type }) => type !== "number") : []));
  const isAmount = (name) => amounts.some((control) => control.name === name);
  const marks = () => 12345.6.toLocaleString(`${language}-u-nu-latn`).replace(/\d/g, "");
  /* A number with the marks of the page's language or of another; none where there is none. Marks of
     thousands are of one kind; what could be either is read as the page's language writes it. */
  const amountIn = (typed) => {
    const [found] = typed.replace(/\p{L}+\.?/gu, "").replaceAll("٬", "").replaceAll("٫", ".")
      .replace(/[٠-٩۰-۹]/g, (digit) => digit.charCodeAt() & 15)
      .match(/[-−]?[.,]?\d([\d.,\s'’]*\d)?/) ?? [];
    if (!found) return "";
    const number = found.replace(/[\s'’]/g, "").replace("−", "-");
    const [, mark, others] = /^-?[1-9]\d{0,2}([.,])((?:\d{2,3}\1)*)\d{3}$/.exec(number) ?? [];
    return String(Number(mark && (others || marks()[0] === mark) ? number.replaceAll(mark, "")
      : number.replace(/[.,](?=.*[.,])/g, "").replace(",", ".")));
  };
  const plain = ({ name, value }) => (isAmount(name) ? amountIn(value) : value.trim());
  let columns;
  const openColumns = async () => {
    if (columns) return columns;
    await open();
    const [all] = await part("f", 0);
    columns = all.map((column) => {
      if (typeof column !== "string") return column;
      const { next, isAtEnd } = reader(column);
      const rows = [];
      while (!isAtEnd()) rows.push(Array.from({ length: next() }, next));
      return rows;
    });
    return columns;
  };
  const isActive = ({ controls, isRange }) => controls.some((control) => (
    isRange ? plain(control) : control.checked));
  const testOf = (filter, column) => {
    const { controls, isRange, isAmount, unit } = filter;
    if (!isActive(filter)) return () => true;
    if (!isRange) return (number) => column[number].some((value) => controls[value]?.checked);
    let [low, high] = controls.map(plain).map((value) => (
      isAmount && value ? value * unit : value || undefined));
    if (low > high) [low, high] = [high, low];
    return (number) => {
      const value = column[number];
      return value !== undefined && !(value < low || value > high);
    };
  };
  const narrow = async (numbers) => {
    const isOpen = panel?.open;
    if (!isOpen && !filters.some(isActive)) return numbers;
    await openColumns();
    const all = numbers ?? [...Array(info.count).keys()];
    const tests = filters.map((filter, index) => testOf(filter, columns[index]));
    if (isOpen) {
      filters.forEach(({ controls, isRange }, index) => {
        if (isRange) return;
        const counts = [];
        for (const number of all) {
          if (!tests.every((test, other) => other === index || test(number))) continue;
          for (const value of columns[index][number]) counts[value] = (counts[value] ?? 0) + 1;
        }
        controls.forEach((control, value) => {
          const count = find("[data-count]", control.parentElement);
          if (count) count.textContent = numberText(counts[value] ?? 0);
        });
      });
    }
    if (!numbers && !filters.some(isActive)) return null;
    return all.filter((number) => tests.every((test) => test(number)));
  };

  /* Results. */
  const numberText = (number) => number.toLocaleString(language);
  const foundText = (count) => {
    const { forms, none, noneFiltered } = status.dataset;
    if (!count) return (filters.some(isActive) && noneFiltered) || none;
    const all = JSON.parse(forms);
    return (all[new Intl.PluralRules(language).select(count)] ?? all.other)
      .replace("{count}", numberText(count));
  };
  const documentOf = async (number) => {
    const { starts } = info.d;
    const at = before(starts, (first) => first <= number) - 1;
    const [rows] = await part("d", at);
    return rows[number - starts[at]];
  };
  /* Puts a text into an element, with the words that were looked for marked. Each of its values has
     a direction of its own: a number or a word of Latin letters in a page from right to left. */
  const BETWEEN = " · ";
  const mark = (element, text, hits, from = 0, to = text.length) => {
    element.textContent = from ? "… " : "";
    let at = from;
    for (const part of text.slice(from, to).split(BETWEEN)) {
      const value = document.createElement("bdi");
      const end = at + part.length;
      for (const hit of hits) {
        if (hit.at < at || hit.end > end) continue;
        const marked = document.createElement("mark");
        marked.textContent = text.slice(hit.at, hit.end);
        value.append(text.slice(at, hit.at), marked);
        at = hit.end;
      }
      value.append(text.slice(at, end));
      element.append(value, end < to ? BETWEEN : "");
      at = end + BETWEEN.length;
    }
    element.append(to < text.length ? " …" : "");
  };
  /* The pieces with words that were looked for. */
  const hitsIn = (all, shown) => all.filter(({ words }) => words.some((word) => shown.has(word)));
  /* The part of a text with the most different words that were looked for. */
  const extract = (element, text, shown) => {
    const all = pieces(text);
    const hits = hitsIn(all, shown);
    let best = { kinds: 0, at: 0 };
    hits.forEach((hit, index) => {
      const kinds = new Set();
      for (let at = index; hits[at]?.end < hit.at + 2 * AROUND; at += 1) {
        for (const word of hits[at].words) kinds.add(word);
      }
      if (kinds.size > best.kinds) best = { kinds: kinds.size, at: hit.at };
    });
    const from = best.at < AROUND ? 0
      : all.find((piece) => piece.at >= best.at - AROUND / 2)?.at ?? 0;
    const end = all.findLast((piece) => piece.end <= from + 3 * AROUND)?.end ?? text.length;
    const to = text.length - end < AROUND / 3 ? text.length : Math.max(end, best.at);
    mark(element, text, hits, from, to);
  };
  const rowOf = async (number, shown) => {
    const [title, address, text, context = ""] = await documentOf(number);
    const copy = row.content.firstElementChild.cloneNode(true);
    const link = find("a", copy);
    mark(link, title, hitsIn(pieces(title), shown));
    link.href = address;
    const above = find("[data-context]", copy);
    if (above) {
      mark(above, context, []);
      above.hidden = !context;
    }
    const about = find("[data-text]", copy);
    if (about) extract(about, text, shown);
    return copy;
  };
  let turn = 0;
  let result;
  const append = async (count, own) => {
    const first = list.children.length;
    const next = result.numbers.slice(first, first + count);
    const rows = await Promise.all(next.map((number) => rowOf(number, result.shown)));
    // After two presses the same rows come twice.
    if (own !== turn || list.children.length !== first) return;
    list.append(...rows);
    more.hidden = list.children.length >= result.numbers.length;
  };
  /* A page that was open when the site was published again asks for parts that are no more: it is
     loaded again, once. A worker keeps out of what is asked in this way. */
  const fail = async ({ target }) => {
    status.textContent = status.dataset.failed;
    if (!target || history.state?.apusRenewed) return;
    const answer = await fetch(target.src, { method: "HEAD" }).catch(() => null);
    if (answer?.status !== 404) return;
    note({ apusRenewed: true });
    location.reload();
  };
  const search = async (count = SHOWN) => {
    const own = turn += 1;
    const query = field.value.trim();
    list.ariaBusy = "true";
    for (const control of amounts) {
      control.ariaInvalid = control.value.trim() && !plain(control) ? "true" : null;
    }
    try {
      const matched = query ? await match(query) : null;
      if (own !== turn) return;
      const numbers = query && !matched ? [] : await narrow(matched?.numbers ?? null);
      if (own !== turn) return;
      result = { numbers: numbers ?? [], shown: matched?.shown ?? new Set() };
      list.replaceChildren();
      more.hidden = true;
      if (start) start.hidden = numbers?.length > 0;
      await append(count, own);
      if (own !== turn) return;
      status.textContent = numbers ? foundText(numbers.length) : "";
    } catch (error) {
      if (own === turn) {
        list.replaceChildren();
        more.hidden = true;
        fail(error);
      }
    }
    if (own === turn) list.ariaBusy = null;
  };

  /* The query stands in the address, so that it can be kept, sent, and returned to. */
  const chosen = () => {
    const all = new URLSearchParams();
    for (const [name, typed] of new FormData(form)) {
      const value = plain({ name, value: typed });
      if (value) all.append(name, value);
    }
    return `${all}`;
  };
  const note = (state) => {
    const query = chosen();
    try {
      history.replaceState(
        { ...history.state, ...state }, "", location.pathname + (query && `?${query}`));
    } catch { /* Without a server some browsers keep the address as it is. */ }
  };
  const set = (fields, query = "") => {
    const all = new URLSearchParams(query);
    for (const control of fields) {
      if (control.type === "checkbox") {
        control.checked = all.getAll(control.name).includes(control.value);
      } else if (control.name) {
        const value = all.get(control.name) ?? "";
        control.value = isAmount(control.name) ? value.replace(".", () => marks().at(-1)) : value;
      }
    }
  };
  let isRestored = false;
  const restore = () => {
    set(within("input"), location.search);
    if (!panel || panel.open || !filters.some(isActive)) return;
    isRestored = true;
    panel.open = true;
  };
  const renew = async () => {
    const { apusShown = SHOWN, apusTop = 0 } = history.state ?? {};
    await search(apusShown);
    if (apusTop) scrollTo(0, apusTop);
  };
  let timer = 0;
  const begin = () => {
    clearTimeout(timer);
    note({ apusShown: SHOWN, apusTop: 0 });
    search();
  };
  const change = () => {
    turn += 1; // What was asked before is answered no more.
    list.ariaBusy = "true";
    clearTimeout(timer);
    timer = setTimeout(begin, 120);
  };
  on("input", change);
  on("reset", () => setTimeout(change));
  on("submit", (event) => {
    event.preventDefault();
    begin();
  });
  panel?.addEventListener("toggle", () => {
    // What an address says is searched already, with as many results as were shown.
    if (panel.open && !isRestored) change();
    isRestored = false;
  });
  find("[data-clear-filters]")?.addEventListener("click", () => {
    set(filters.flatMap(({ controls }) => controls));
    change();
  });
  more.addEventListener("click", async () => {
    const first = list.children.length;
    const own = turn;
    try {
      await append(SHOWN, own);
    } catch (error) {
      if (own === turn) fail(error);
    }
    note({ apusShown: list.children.length });
    if (more.hidden) list.children[first]?.querySelector("a")?.focus();
  });
  addEventListener("pagehide", () => note({ apusTop: Math.round(scrollY) }));
  addEventListener("popstate", () => {
    restore();
    renew();
  });
  /* Arrows go from the field through the results and back. */
  document.addEventListener("keydown", (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const stops = [field, ...list.querySelectorAll("a")];
    const at = stops.indexOf(document.activeElement);
    if (at < 0 || !stops[at + by]) return;
    event.preventDefault();
    stops[at + by].focus();
  });

  for (const words of document.querySelectorAll("[data-without-scripts]")) words.hidden = true;
  Element.prototype.removeAttribute.call(form, "hidden");
  restore();
  if (chosen()) renew();
})();
