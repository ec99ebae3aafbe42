"""No assertion reads a page by itself: what a page comes to show is waited for."""
import ast
import pathlib

HERE = pathlib.Path(__file__).parent
#: What gives at once what a page, or a browser, shows just now.
READS = {
    "all_inner_texts", "all_text_contents", "bounding_box", "count", "evaluate", "evaluate_all",
    "get_attribute", "inner_text", "input_value", "is_checked", "is_disabled", "is_enabled",
    "is_hidden", "is_visible", "run", "text_content", "title", "url",
}


def reads(tree, readers):
    """Whether a piece of code reads a page, by itself or by one of these functions."""
    return any(
        isinstance(node, ast.Attribute) and node.attr in READS
        or isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in readers
        for node in ast.walk(tree))


def readers_of(trees):
    """The names of the functions that read a page, by others too."""
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    readers = set()
    while True:
        more = {function.name for function in functions if reads(function, readers)}
        if more <= readers:
            return readers
        readers |= more


def test_no_assertion_reads_a_page_without_waiting():
    trees = {path: ast.parse(path.read_text()) for path in HERE.glob("*.py")}
    readers = readers_of(trees.values())
    at_once = [
        f"{path.name}:{node.lineno}" for path, tree in trees.items() for node in ast.walk(tree)
        if isinstance(node, ast.Assert) and reads(node.test, readers)]
    assert at_once == [], "use `expect` of Playwright or `eventually` of waiting.py"


def test_no_address_is_waited_for_that_the_driver_remembers():
    remembered = [
        f"{path.name}:{node.lineno}" for path in HERE.glob("*.py") for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "eventually"
        and any(isinstance(part, ast.Attribute) and part.attr == "url" for part in ast.walk(node))]
    assert remembered == [], "use `location_of` of waiting.py"
