/* Says whether a place is open now, by its hours in its time zone. Looks again each minute, when the
   page comes back into view, and when places are added to it. */
(() => {
  /* The weekday there (1 is Monday), and the time of day, such as "09:05"; nothing for no time zone. */
  const clock = (timeZone) => {
    try {
      if (window.Temporal) {
        const there = Temporal.Instant.fromEpochMilliseconds(Date.now()).toZonedDateTimeISO(timeZone);
        return [there.dayOfWeek, there.toPlainTime().toString().slice(0, 5)];
      }
      const text = new Date().toLocaleString("sv", { timeZone }); // "2026-11-23 09:05:00"
      return [new Date(text.slice(0, 10)).getUTCDay() || 7, text.slice(11, 16)];
    } catch {
      return [];
    }
  };
  /* What closes after midnight is open until then on the morning after each of its days. */
  const isOpen = ({ days, ...hours }, [day, time]) => {
    const [opens, closes] = [hours.opens, hours.closes].map((hour) => hour.padStart(5, "0"));
    if (opens < closes) return days.includes(day) && opens <= time && time < closes;
    return (days.includes(day) && opens <= time)
      || (days.includes(((day + 5) % 7) + 1) && time < closes);
  };
  const show = () => {
    const clocks = {};
    for (const place of document.querySelectorAll("[data-opens]")) {
      const { dataset } = place;
      const now = clocks[dataset.timezone] ??= clock(dataset.timezone);
      const hours = [dataset.days, dataset.opens, dataset.closes].join(" ");
      if (!now[1] || !/^[1-7]+( ([01]?\d|2[0-4]):[0-5]\d){2}$/.test(hours)) continue;
      const state = isOpen(dataset, now) ? "open" : "closed";
      if (dataset.state === state) continue;
      dataset.state = state;
      place.textContent = dataset[state];
    }
  };
  /* A list begins with what is open. */
  const begin = () => {
    show();
    for (const list of document.querySelectorAll("[data-open-first]")) {
      const open = [...list.children].find((item) => item.querySelector("[data-state=open]"));
      if (!open || open === list.firstElementChild) continue;
      list.prepend(open);
      list.scrollLeft = 0; // Snapping would go with the item that was first.
    }
  };

  // A format of another time zone takes long to make: there the page is shown first.
  if (window.Temporal) begin();
  else (window.requestIdleCallback ?? setTimeout)(begin);
  document.addEventListener("apus:added", begin);
  document.addEventListener("visibilitychange", show);
  setInterval(show, 60000);
})();
