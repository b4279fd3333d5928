import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { openDB } from 'idb'
import { afterEach, vi } from 'vitest'

// Importing what is loaded lazily takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

afterEach(async () => {
  cleanup()
  restoreTimers()
  await clearDatabases()
})

/**
 * Tests with fake timers leave them to be restored here: the window's loop of frames may have begun on a fake one, for
 * which it would wait for ever, in the tests of the following files too.
 */
function restoreTimers(): void {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(frameMs)
  vi.useRealTimers()
}
const frameMs = 17

/** What one test stored on the device is not there for the next; a deletion would wait for open connections. */
async function clearDatabases(): Promise<void> {
  // Tests of components have none.
  if (!('indexedDB' in globalThis)) return
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await openDB(name)
    await Promise.all([...database.objectStoreNames].map((store) => database.clear(store)))
    database.close()
  }
}

/**
 * Downshift empties its live region half a second after it has spoken, and where the region is gone with its page, it
 * makes a new one: in another test, which looks for one status.
 */
new MutationObserver(() => {
  const region = document.querySelector('#a11y-status-message')
  if (region?.textContent === '') region.remove()
}).observe(document.body, { childList: true })

/** jsdom has no windows of a size: every query is false. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

let lastLocked: Promise<unknown> = Promise.resolve()
/** Nor other tabs: one turn after the other is all that is held of their locks. */
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: {
    request: (_: string, work: () => Promise<unknown>) => {
      const done = lastLocked.then(work)
      lastLocked = done.catch(() => undefined)
      return done
    },
  },
})

/** Nor do elements have one. */
window.ResizeObserver ??= class implements ResizeObserver {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

/** Nor does anything scroll into view there. */
window.IntersectionObserver ??= class implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
  takeRecords = () => []
}
