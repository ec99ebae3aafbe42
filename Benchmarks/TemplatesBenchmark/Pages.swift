/// The templates that are measured; `jinja2.py` measures the same with Jinja2.
enum Pages {
  static let files: KeyValuePairs<String, String> = [
    "base.html": """
    <!doctype html>
    <html lang="{{ page.language }}">
    <head>
    <meta charset="utf-8">
    <title>{% block title %}{{ page.title }}{% endblock %}</title>
    </head>
    <body>
    <nav><ul>{% for link in links %}<li><a href="{{ link.url }}">{{ link.title }}</a></li>{% endfor %}</ul></nav>
    <main>{% block main %}{% endblock %}</main>
    </body>
    </html>
    """,
    "list.html": """
    {% extends "base.html" %}
    {% macro card(item) %}<li class="card{% if item.servings > 6 %} large{% endif %}">
      <h2><a href="{{ item.url }}">{{ item.title }}</a></h2>
      <p>{{ item.summary }}</p>
      {% if item.author %}<p class="by">{{ item.author }}</p>{% endif %}
      <p>{{ item.servings }} · {{ item.course | upper }}</p>
    </li>{% endmacro %}
    {% block main %}<ul>
    {% for item in items %}{{ card(item) }}
    {% endfor %}</ul>{% endblock %}
    """,
    "detail.html": """
    {% extends "base.html" %}
    {% block title %}{{ item.title }} · {{ page.title }}{% endblock %}
    {% block main %}<article>
    <h1>{{ item.title }}</h1>
    <p>{{ item.summary }}</p>
    {% if item.author %}<p class="by">{{ item.author }}</p>{% endif %}
    <dl><dt>Serves</dt><dd>{{ item.servings }}</dd><dt>Course</dt><dd>{{ item.course }}</dd></dl>
    <ul>{% for tag in item.tags %}<li>{{ loop.index }} {{ tag }}</li>{% endfor %}</ul>
    </article>{% endblock %}
    """,
  ]

  static let models = """
    struct Page {
        var title: String
        var language: String
    }

    struct Link {
        var title: String
        var url: String
    }

    struct Item {
        var title: String
        var url: String
        var summary: String
        var author: String?
        var course: String
        var servings: Int
        var tags: [String]
    }

    struct PageContext {
        var page: Page
        var links: [Link]
        var items: [Item]
        var item: Item
    }
    """
}
