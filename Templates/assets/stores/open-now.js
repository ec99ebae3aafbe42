// Says whether a shop is open now, by its hours in the time zone of the site. Looks again each
// minute, when the page comes back into view, and when shops are added to it.
(() => {
  'use strict'
  const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

  // The weekday (1 is Monday) and the time of day there, such as '09:05'.
  const clock = (zone) => {
    const there = Temporal.Instant.fromEpochMilliseconds(Date.now()).toZonedDateTimeISO(zone)
    return { day: there.dayOfWeek, time: there.toPlainTime().toString({ smallestUnit: 'minute' }) }
  }

  // The same by a format, in browsers without Temporal. To make one takes twenty times as long.
  const formats = new Map()
  const formattedClock = (zone) => {
    if (!formats.has(zone)) {
      formats.set(zone, new Intl.DateTimeFormat('en-GB', {
        timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
      }))
    }
    const part = Object.fromEntries(
      formats.get(zone).formatToParts(new Date()).map(({ type, value }) => [type, value]),
    )
    return { day: WEEKDAYS.indexOf(part.weekday) + 1, time: `${part.hour}:${part.minute}` }
  }
  const now = window.Temporal ? clock : formattedClock

  // A shop that closes after midnight is open until then on the morning after each of its days.
  const isOpen = ({ days, opens, closes }, { day, time }) => {
    const isDay = (number) => days.includes(String(number))
    if (opens < closes) return isDay(day) && opens <= time && time < closes
    return (isDay(day) && opens <= time) || (isDay(day === 1 ? 7 : day - 1) && time < closes)
  }

  const show = (place) => {
    const state = isOpen(place.dataset, now(place.dataset.timezone)) ? 'open' : 'closed'
    if (place.dataset.state === state) return
    place.dataset.state = state
    place.textContent = place.dataset[state]
  }
  const showAll = () => document.querySelectorAll('.open-now').forEach(show)

  // The shelf of a day begins with its shop; one that is open comes before those that are closed.
  const begin = () => {
    showAll()
    const cards = [...document.querySelectorAll('.day-shelf > .day-card')]
    const open = cards.find((card) => card.querySelector('[data-state="open"]'))
    if (!open || open === cards[0]) return
    open.parentElement.prepend(open)
    open.parentElement.scrollLeft = 0 // Snapping would go with the card that was first.
  }

  if (window.Temporal) begin()
  else (window.requestIdleCallback || setTimeout)(begin)
  document.addEventListener('apus:added', begin)
  document.addEventListener('visibilitychange', showAll)
  setInterval(showAll, 60000)
})()
