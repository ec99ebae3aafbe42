import Diagnostics
import Planning
import Schema
import SiteCompiler
import TestSupport
import Testing

/// A secret reaches no output, whatever `site.yaml` and the templates say.
struct SecretTests {
  @Test(
    "A secret in any key of site.yaml that takes a field or a pattern is an error",
    arguments: try SettingPlace.models())
  func everyKeyOfTheSitesFile(model: String) throws {
    for place in try SettingPlace.all(in: model) {
      for form in ["boss", "-age", "users.cards", "{pin}", "x-{user.age}.json"] {
        let secret = try BuiltSite(place.site(with: form))
        #expect(!secret.showsSecret, "\(place): \(form)")
        guard !secret.site.log.hasErrors else { continue }
        // A key that takes fields says so of one that does not exist.
        let unknown = SettingPlace.unknown(form)
        let other = try BuiltSite(place.site(with: unknown))
        #expect(!other.site.log.hasErrors, "\(place): \(form) is taken, \(unknown) is not")
      }
    }
  }

  @Test("The models of site.yaml are listed whole")
  func models() throws {
    let models = try SettingPlace.models()
    #expect(models.count >= 8 && models.contains("PageFile"))
    #expect(try SettingPlace.all(in: "PageFile").count > 100)
  }

  @Test("What templates, data and schemas say of secrets")
  func messagesOfSecrets() throws {
    let site = SecretSite(
      pages: [
        "all: { list: users, where: \"pin == 'x'\", at: all/ }",
        "one: { entry: users, title: \"{pin}\", at: \"{user.pin}/\" }",
        "group: { group: users, by: boss }", "card: { entry: users.cards }",
        "feed: { feed: users, date: born, summary: pin }",
      ], order: "[age]")
    var files = site.files
    files["Templates/home.html"] =
      "{% extends 'base.html' %}{% block main %}"
      + "{% for u in collections.users %}{{ u.pin }}{{ u.bank.iban }}{{ u.friend.pin }}"
      + "{% for f in fields(u) %}{{ f.name }}{% endfor %}{{ u | json }}{% endfor %}"
      + "{% for k, g in collections.users | groupby('pin') %}{{ k }}{% endfor %}"
      + "{{ collections.users | map(attribute='pin') | join }}"
      + "{{ (collections.users | sort(attribute='age'))[0].name }}{% endblock %}"
    let said = try messages(about: files)
    #expect(Golden.difference(of: said, from: "secrets.txt") == nil)
    #expect(!SecretSite.isShown(in: said))
  }

  @Test("Neither pages, data, addresses nor the manifest hold a secret")
  func outputs() throws {
    let site = SecretSite(pages: [
      "one: { entry: users }", "api: { entry: users, format: json }",
      "list: { list: users, format: json, at: users.json }",
    ])
    var files = site.files
    files["Templates/entry.html"] =
      "{% extends 'base.html' %}{% block main %}{{ user | json }}"
      + "{% for f in fields(user) %}{{ f.name }} {% endfor %}{% endblock %}"
    let built = try BuiltSite(files)
    #expect(built.messages.isEmpty, "\(built.messages)")
    #expect(built.paths.contains("users/api/ann.json") && !built.showsSecret)
  }
}

extension BuiltSite {
  /// Whether an output, its path or a message holds a secret.
  var showsSecret: Bool {
    paths.contains { SecretSite.isShown(in: $0) || SecretSite.isShown(in: self[$0]) }
      || SecretSite.isShown(in: messages)
  }
}
