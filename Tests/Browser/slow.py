"""Makes what pages wait for late, so that a test which does not wait for what it reads is caught."""
import playwright.sync_api

#: Puts off stores that open, what is read of them and what is kept, timers, frames, answers and
#: scripts. It sleeps and takes no processor; timers of a test's own clock are left alone.
LATE = """(delay) => {
  const { setTimeout, requestAnimationFrame, fetch } = window;
  const putOff = (own, name, isMeant) => {
    const { get, set } = Object.getOwnPropertyDescriptor(own, name);
    Object.defineProperty(own, name, {
      configurable: true, get,
      set(listener) {
        set.call(this, !listener || !isMeant(this) ? listener : (event) => {
          setTimeout(() => listener.call(this, event), delay);
        });
      },
    });
  };
  // In the midst of a step that writes nothing can be put off: the step would end.
  putOff(IDBRequest.prototype, "onsuccess", (request) => request.transaction?.mode !== "readwrite");
  putOff(IDBTransaction.prototype, "oncomplete", () => true);
  putOff(HTMLElement.prototype, "onload", (element) => element instanceof HTMLScriptElement);
  window.setTimeout = (call, time = 0, ...values) => setTimeout(call, time + delay, ...values);
  window.requestAnimationFrame = (call) => setTimeout(() => requestAnimationFrame(call), delay);
  window.fetch = async (...values) => {
    const answer = await fetch(...values);
    await new Promise((resolve) => { setTimeout(resolve, delay); });
    return answer;
  };
}"""


def slow_down(milliseconds):
    """From now on everything comes that much later to each page of each browser."""
    new_context = playwright.sync_api.Browser.new_context

    def slow_context(browser, **settings):
        context = new_context(browser, **settings)
        context.add_init_script(f"({LATE})({milliseconds})")
        return context

    def slow_page(browser, **settings):
        context = slow_context(browser, **settings)
        page = context.new_page()
        page.on("close", lambda _: context.close())
        return page

    playwright.sync_api.Browser.new_context = slow_context
    playwright.sync_api.Browser.new_page = slow_page
