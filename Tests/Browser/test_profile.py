"""A profile on this device: sign-up, log-in, the page that shows it (ST-22 to ST-31, BI-06 to BI-16)."""
import json

import pytest
from playwright.sync_api import expect
from conftest import SITE
from device import RECORDS, served, visit
from waiting import eventually, location_of
from walking import wait_for_pictures

SIGN_UP, LOG_IN, PROFILE = "lojas/cadastro", "lojas/entrar", "lojas/perfil"
STORE = {"nome": "Ana", "email": "Ana@Exemplo.ORG", "senha": "çãopão", "telefone": "11 5555",
         "idade": "30"}
BIBLE = {"email": "ana@exemplo.org", "nome": "Ana", "senha": "123456"}


def go(page, site, path):
    page.goto(f"{site}/{path}/index.html")


def fill(page, values):
    for name, value in values.items():
        page.fill(f"[name={name}]", value)


def send(page):
    page.locator("form[data-profile] [type=submit]").click()


def sign_up(page, site, values=STORE, path=SIGN_UP):
    go(page, site, path)
    fill(page, values)
    with page.expect_navigation():
        page.keyboard.press("Enter")
    page.locator("[data-profile-sheet]").wait_for()


def told(page, name):
    return page.locator(f"#mistake-{name}").inner_text()


def test_st_26_st_27_st_29_st_31_signing_up_leads_to_the_profile(page, site):
    sign_up(page, site)
    for field, value in [
        ("nome", "Ana"), ("email", "Ana@exemplo.org"), ("telefone", "11 5555"), ("idade", "30"),
    ]:
        expect(page.locator(f"[data-profile-sheet] [data-field={field}]")).to_have_text(value)
    expect(page.locator("[data-list-count]")).to_have_text("Nenhuma lista", use_inner_text=True)
    page.evaluate("""Apus.add("lists", { nome: "A", entries: [] })""")
    page.wait_for_function(
        "() => document.querySelector('[data-list-count]').textContent === '1 lista'")


def test_st_28_the_picture_is_user_logo(page, site):
    sign_up(page, site)
    eventually(lambda: "user-logo" in page.locator(".profile-picture").get_attribute("src"))
    wait_for_pictures(page, ".profile-picture")


def test_a_number_without_limits_is_any_whole_number(page, site):
    go(page, site, SIGN_UP)
    page.locator("[name=idade]").evaluate(
        "(field) => { delete field.dataset.minimum; delete field.dataset.maximum; }")
    fill(page, {**STORE, "idade": "meia"})
    send(page)
    expect(page.locator("#mistake-idade")).to_contain_text("999999999", use_inner_text=True)
    expect(page.locator("#mistake-idade")).not_to_contain_text("undefined", use_inner_text=True)
    page.fill("[name=idade]", "-3")
    with page.expect_navigation():
        send(page)
    eventually(lambda: page.evaluate(RECORDS, "profile")[0]["fields"]["idade"], -3)


#: Names of fields that a form, or a profile beside its fields, has for something else.
CALLED = [
    {"nome": "elements", "telefone": "action", "idade": "salt"},
    {"nome": "dataset", "telefone": "noValidate", "idade": "iterations"},
    {"nome": "querySelector", "telefone": "submit", "idade": "reset"},
    {"nome": "querySelectorAll", "telefone": "addEventListener", "idade": "getAttribute"},
    {"nome": "setAttribute", "telefone": "closest", "idade": "ariaBusy"},
    {"nome": "form", "telefone": "parentElement", "idade": "contains"},
]


@pytest.mark.parametrize("called", CALLED, ids=" ".join)
def test_fields_of_any_name_are_kept_apart_from_the_proof(page, site, called):
    page.add_init_script("""addEventListener("DOMContentLoaded", () => {}); new MutationObserver(() => {
      for (const [name, other] of Object.entries(%s)) {
        document.querySelector(`input[name=${name}]`)?.setAttribute("name", other);
        document.querySelector(`[data-field=${name}]`)?.setAttribute("data-field", other);
      }
    }).observe(document, { childList: true, subtree: true })""" % json.dumps(called))
    go(page, site, SIGN_UP)
    # The driver itself stumbles over such names.
    page.evaluate("""(values) => {
      for (const [name, value] of Object.entries(values)) document.querySelector(`input[name=${name}]`).value = value;
    }""", {called.get(name, name): value for name, value in STORE.items()})
    with page.expect_navigation():
        # A press beside the fields is one on the form.
        page.evaluate("""() => {
          const form = document.querySelector("form[data-profile]");
          EventTarget.prototype.dispatchEvent.call(form, new MouseEvent("click", { bubbles: true }));
          HTMLFormElement.prototype.requestSubmit.call(form);
        }""")
    page.locator("[data-profile-sheet]").wait_for()
    for name in called:
        expect(page.locator(f"[data-field={called[name]}]")).to_have_text(STORE[name])
    [record] = page.evaluate(RECORDS, "profile")
    assert len(record["salt"]) == 32 and record["iterations"] == 600_000
    assert record["fields"][called["idade"]] == int(STORE["idade"])


@pytest.mark.parametrize("typed, isRight", [
    ("not a url", False), ("example.org", False), ("https://", False), ("https:///path", False), ("javascript:alert(1)", False),
    ("https://a b.org/", False), ("mailto:ana", False), ("https://example.org", True), ("HTTP://example.org/a?b#c", True),
    ("https://münchen.de/ü", True), ("mailto:ana@example.org", True), ("tel:+551155", True),
])
def test_an_address_is_one(page, site, typed, isRight):
    go(page, site, SIGN_UP)
    page.locator("[name=telefone]").evaluate("(field) => { field.type = 'url'; }")
    fill(page, {**STORE, "telefone": typed})
    if isRight:
        with page.expect_navigation():
            send(page)
        eventually(lambda: page.evaluate(RECORDS, "profile")[0]["fields"]["telefone"], typed)
    else:
        send(page)
        expect(page.locator("#mistake-telefone")).to_contain_text("https://example.org/", use_inner_text=True)


def test_the_password_is_never_kept(page, site):
    sign_up(page, site)
    [record] = page.evaluate(RECORDS, "profile")
    assert record["iterations"] == 600_000 and len(record["salt"]) == 32
    assert len(record["verifier"]) == 64 and "senha" not in record["fields"]
    eventually(lambda: "çãopão" not in page.evaluate("JSON.stringify(localStorage)") + str(record))
    eventually(lambda: "verifier" not in page.evaluate("Apus.collect().then(JSON.stringify)"))
    eventually(lambda: "?" not in location_of(page))


def test_st_24_st_25_logging_in_and_one_answer_for_both_mistakes(page, site):
    sign_up(page, site)
    page.locator("[data-log-out]").click()
    page.wait_for_url("**/lojas/index.html")
    for values in [{"email": "ana@exemplo.org", "senha": "outra!"},
                   {"email": "ninguem@exemplo.org", "senha": "çãopão"}]:
        go(page, site, LOG_IN)
        fill(page, values)
        send(page)
        page.wait_for_function("() => document.querySelector('[data-summary]').textContent")
        expect(page.locator("[data-summary]")).to_have_text("E-mail ou senha incorretos.", use_inner_text=True)
        eventually(lambda: page.input_value("[name=email]"), values["email"])
    fill(page, {"email": " aNA@EXEMPLO.org ", "senha": "c\u0327a\u0303opa\u0303o"})
    with page.expect_navigation():
        send(page)
    page.locator("[data-profile-sheet]").wait_for()


def test_st_27_a_second_profile_of_one_address_is_refused(page, site):
    sign_up(page, site)
    page.locator("[data-log-out]").click()
    page.wait_for_url("**/lojas/index.html")
    go(page, site, SIGN_UP)
    fill(page, {**STORE, "email": "aNA@exemplo.org"})
    send(page)
    page.wait_for_function("() => document.querySelector('#mistake-email').textContent")
    eventually(lambda: "Já há um perfil" in told(page, "email"))
    eventually(lambda: len(page.evaluate(RECORDS, "profile")), 1)


def test_bi_11_bi_15_the_four_fields_of_the_bible_and_the_token(page, site):
    go(page, site, "biblia/cadastro")
    fields = page.locator("form [name]").evaluate_all(
        "fields => fields.map((field) => [field.name, field.type, field.autocomplete])")
    assert fields[:3] == [["email", "email", "email"], ["nome", "text", "name"],
                          ["senha", "password", "new-password"]]
    assert fields[3][:2] == ["notifications", "checkbox"]
    eventually(lambda: not page.is_checked("[name=notifications]"))
    sign_up(page, site, BIBLE, "biblia/cadastro")
    session = page.evaluate("JSON.parse(localStorage['apus:apus-showcase:session'])")
    assert len(session["token"]) == 32 and session["email"] == "ana@exemplo.org"
    go(page, site, PROFILE)
    page.locator("[data-profile-sheet]").wait_for()


@pytest.mark.parametrize("values, field, words", [
    ({"senha": "12345"}, "senha", "pelo menos 6"), ({"senha": "👩‍🚀a"}, "senha", "pelo menos 6"),
    ({"nome": "   "}, "nome", "Preencha"), ({"senha": ""}, "senha", "Preencha"),
    ({"email": "ana"}, "email", "nome@exemplo.org"), ({"idade": "151"}, "idade", "0 a 150"),
    ({"idade": "3.5"}, "idade", "0 a 150"), ({"nome": "\u200b"}, "nome", "Preencha"),
    ({"telefone": "abc"}, "telefone", "algarismos"), ({"telefone": "(--)"}, "telefone", "algarismos"),
])
def test_bi_12_bi_13_bi_14_mistakes_are_told_beside_their_field(page, site, values, field, words):
    go(page, site, SIGN_UP)
    fill(page, {**STORE, **values})
    send(page)
    eventually(lambda: words in told(page, field))
    eventually(lambda: page.evaluate("document.activeElement.name"), field)
    control = page.locator(f"[name={field}]")
    expect(control).to_have_attribute("aria-invalid", "true")
    expect(control).to_have_attribute("aria-describedby", f"mistake-{field}")
    expect(page.locator("[data-summary]")).to_have_text("1 campo ainda não está certo.", use_inner_text=True)
    fill(page, {field: STORE[field]})
    eventually(lambda: told(page, field), "")


def test_bi_16_who_is_logged_in_is_not_asked_again_and_back_does_not_trap(browser, site):
    with visit(browser) as context:
        page = context.new_page()
        sign_up(page, site)
        go(page, site, "lojas")
        go(page, site, LOG_IN)
        page.wait_for_url("**/lojas/perfil/index.html")
        page.go_back()
        eventually(lambda: location_of(page).endswith("/lojas/index.html"))


def test_bi_16_a_form_that_was_kept_alive_has_no_password_and_leads_on(keeping):
    with served(SITE) as host, visit(keeping, service_workers="block") as context:
        page = context.new_page()
        page.goto(f"{host}/{SIGN_UP}/index.html")
        page.evaluate("""() => addEventListener("pageshow", ({ persisted }) => sessionStorage.setItem(
          "back", `${persisted} ${document.querySelector("[name=senha]").value}`))""")
        fill(page, STORE)
        page.keyboard.press("Enter")
        page.locator("[data-profile-sheet]").wait_for()
        page.go_back(wait_until="commit")
        eventually(lambda: page.evaluate("sessionStorage.getItem('back')"), "true ")
        eventually(lambda: location_of(page).endswith(f"/{PROFILE}/index.html"))
        page.locator("[data-profile-sheet]").wait_for()


def test_who_logs_out_is_told_so_once(page, site):
    sign_up(page, site)
    expect(page.locator(".snackbar [role=status]")).to_have_text("Perfil criado.")
    page.locator("[data-log-out]").click()
    page.wait_for_url("**/lojas/index.html")
    expect(page.locator(".snackbar [role=status]")).to_have_text("Você saiu.")
    page.reload()
    page.locator(".profile-offer:visible").first.wait_for()
    expect(page.locator(".snackbar")).to_be_hidden()


def test_the_offer_gives_way_to_the_profile_and_nothing_is_gated(page, site):
    go(page, site, "lojas")
    expect(page.locator(".profile-offer:visible a")).to_have_count(2)
    eventually(lambda: page.locator("main > ul > [data-entry]").count() >= 8)
    sign_up(page, site)
    go(page, site, "lojas")
    expect(page.locator(".profile-offer:visible a")).to_have_text(["Perfil"], use_inner_text=True)


def test_a_profile_is_erased_and_brought_back(page, site):
    sign_up(page, site)
    page.locator("[data-erase]").click()
    page.locator("[data-no-profile]").wait_for()
    eventually(lambda: page.evaluate(RECORDS, "profile"), [])
    page.locator(".snackbar [data-action]").click()
    page.locator("[data-profile-sheet]").wait_for()


def test_what_is_kept_beside_a_profile_can_still_be_saved_and_cleared(page, site):
    sign_up(page, site)
    tools = page.locator("[data-export], [data-clear]").locator("visible=true")
    # The profile itself is never saved: news of it offers nothing.
    page.evaluate("() => { dispatchEvent(new Event('storage')); }")
    page.wait_for_timeout(200)
    expect(tools).to_have_count(0)
    page.evaluate("""() => Apus.put("favorites", { type: "personagens", id: "alice", name: "Alice" })""")
    expect(tools).to_have_count(2)
    page.locator("[data-erase]").click()
    page.locator("[data-no-profile]").wait_for()
    page.wait_for_timeout(200)
    expect(tools).to_have_count(2)


def test_who_logs_out_in_one_tab_is_logged_out_in_the_other(browser, site):
    with visit(browser) as context:
        page, other = context.new_page(), context.new_page()
        sign_up(page, site)
        go(other, site, PROFILE)
        other.locator("[data-profile-sheet]").wait_for()
        is_signed_in = "document.documentElement.classList.contains('signed-in')"
        eventually(lambda: other.evaluate(is_signed_in))
        page.locator("[data-log-out]").click()
        page.wait_for_url("**/lojas/index.html")
        other.locator("[data-no-profile]").wait_for()
        expect(other.locator("[data-profile-sheet]")).to_be_hidden()
        eventually(lambda: not other.evaluate(is_signed_in))
        eventually(lambda: len(other.evaluate(RECORDS, "profile")), 1)


def test_erasing_without_a_session_shows_that_nobody_is_logged_in(page, site):
    sign_up(page, site)
    # As where the news of another tab has not come yet.
    page.evaluate("Apus.local('session', null)")
    page.locator("[data-erase]").click()
    page.locator("[data-no-profile]").wait_for()
    expect(page.locator(".snackbar [role=status]")).not_to_contain_text("não guarda")
    eventually(lambda: len(page.evaluate(RECORDS, "profile")), 1)


def test_no_profile_is_left_where_the_session_cannot_be_kept(browser, site):
    with visit(browser) as context:
        context.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }")
        page = context.new_page()
        go(page, site, SIGN_UP)
        fill(page, STORE)
        for _ in range(2):
            send(page)
            expect(page.locator("[data-summary]")).to_contain_text("não guarda", use_inner_text=True)
            eventually(lambda: page.evaluate(RECORDS, "profile"), [])
            eventually(lambda: told(page, "email"), "")


def test_with_storage_off_the_form_says_so_and_keeps_what_was_typed(browser, site):
    with visit(browser) as context:
        context.add_init_script(
            "IDBFactory.prototype.open = () => { throw new DOMException('off', 'SecurityError') }")
        page = context.new_page()
        go(page, site, SIGN_UP)
        fill(page, STORE)
        send(page)
        page.wait_for_function("() => document.querySelector('[data-summary]').textContent")
        expect(page.locator("[data-summary]")).to_contain_text("não guarda", use_inner_text=True)
        eventually(lambda: page.input_value("[name=nome]"), "Ana")


def test_st_22_st_23_the_form_to_log_in_works_by_keyboard(page, site):
    sign_up(page, site)
    page.locator("[data-log-out]").click()
    page.wait_for_url("**/lojas/index.html")
    go(page, site, LOG_IN)
    fields = page.locator("form [name]").evaluate_all(
        "fields => fields.map((field) => [field.name, field.type, field.autocomplete])")
    assert fields == [["email", "email", "email"], ["senha", "password", "current-password"]]
    page.locator("[name=email]").focus()
    page.keyboard.type("Ana@exemplo.org")
    page.keyboard.press("Tab")
    page.keyboard.type("çãopão")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    page.locator("[data-profile-sheet]").wait_for()
    expect(page.locator("[data-field=nome]")).to_have_text("Ana", use_inner_text=True)
