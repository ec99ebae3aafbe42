"""Compacted scripts do what they did before, by the judgement of a browser: an oracle for scopes."""
import pytest
from building import build

#: Programs that give a value; each is easy to get wrong where names are shortened.
PROGRAMS = [
    "const first = 1; const second = (first) => first + 1; return [first, second(5)];",
    "let out = []; for (let index = 0; index < 3; index += 1) out.push(() => index); return out.map((f) => f());",
    "const e = 'own'; const f = (first) => { const second = first; { const first = second + e; return first; } }; return f('x');",
    "const { a: { b: [first, ...rest], c = first } } = { a: { b: [1, 2, 3] } }; return [first, rest, c];",
    "const make = ({ name, size = name.length, ...others }) => ({ name, size, ...others }); return make({ name: 'abc', x: 1 });",
    "function outer(one) { return inner(one); function inner(two) { return one + two; } } return outer(4);",
    "var list = []; for (var at = 0; at < 2; at++) { var inside = at; list.push(inside); } return [list, at, inside];",
    "const factorial = function own(number) { return number < 2 ? 1 : number * own(number - 1); }; return factorial(5);",
    "try { null.x; } catch ({ name, message: text }) { const message = name; return [message, typeof text]; }",
    "const tag = (parts, ...values) => parts.raw.join('|') + values.join(','); const value = 7; return tag`a${value}b${`${value}`}`;",
    "const t = 1, n = 2; const f = async (first = t, second = () => first + n) => second(); let out; f().then((x) => { out = x; }); return typeof out;",
    "const object = { get value() { return 1; }, set value(value) { this.kept = value; }, async run(value) { return value; }, ['x' + 1]: 2 }; object.value = 5; return [object.value, object.kept, object.x1];",
    "let first = 1; let second = 2; [first, second] = [second, first]; ({ first, second: first } = { first: 8, second: 9 }); return [first, second];",
    "const a = (x) => x\nconst b = 2\nreturn [a(b), b]",
    "const value = { a: 1 }; const pick = (key) => value?.[key] ?? value?.b?.c ?? (key ? .5 : 1); return [pick('a'), pick('z'), pick('')];",
    "const text = 'a/b'; const divide = text.length / 2 / 1; return [divide, /[/]\\/?b/.test(text), text.replace(/a/g, (found) => found + found)];",
    "const nested = (a) => (b) => (c) => [a, b, c].map((a) => a * 2).concat(a, b, c); return nested(1)(2)(3);",
    "const typeofUndeclared = typeof undeclared; const yes = true, no = !false; return [typeofUndeclared, yes && no, !yes];",
    "const chosen = (a) => a ? (b) => ({ b, a }) : (a) => a; return [chosen(1)(2), chosen(0)(3)];",
    "const seen = []; const record = (key, { deep: [{ value: seen2 = key }] = [{}] } = {}) => seen.push(key, seen2); record('k'); record('l', { deep: [{ value: 3 }] }); return seen;",
]


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The programs as they are published, in their order."""
    folder = tmp_path_factory.mktemp("compacted")
    (folder / "Content").mkdir()
    (folder / "Content/site.yaml").write_text("title: Scripts\nlanguage: en\npages:\n  home: { page: home, at: / }\n")
    scripts = folder / "Templates/assets/device"
    scripts.mkdir(parents=True)
    links = []
    for number, program in enumerate(PROGRAMS):
        (scripts / f"own{number:02}.js").write_text(
            f'window.results ??= [];\n(() => {{\n"use strict";\nwindow.results[{number}] = (() => {{\n{program}\n}})();\n}})();\n')
        links.append(f'<script src="{{{{ asset("device/own{number:02}.js") }}}}" defer></script>')
    (folder / "Templates/home.html").write_text(
        '{% extends "base.html" %}{% block head %}' + "".join(links) + "{% endblock %}")
    build(folder, folder / "out", "--portable")
    return folder / "out"


def test_what_scripts_give_is_the_same_before_and_after(browser, built):
    context = browser.new_context(bypass_csp=True)
    page = context.new_page()
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto((built / "index.html").as_uri())
    page.wait_for_function("count => window.results?.length === count", arg=len(PROGRAMS))
    after = page.evaluate("() => window.results")
    before = [page.evaluate(f'() => {{ "use strict"; return (() => {{ {program} }})(); }}') for program in PROGRAMS]
    assert after == before
    assert not faults
    context.close()


def test_local_names_are_short(built):
    sizes = [file.stat().st_size for file in sorted(built.glob("assets/device/own*.js"))]
    assert len(sizes) == len(PROGRAMS)
    for number in [1, 2, 3, 4, 5, 7, 18]:
        [file] = built.glob(f"assets/device/own{number:02}.*.js")
        text = file.read_text()
        assert not any(f"let {word}" in text or f"({word}" in text for word in ["first", "second", "factorial", "nested"])
