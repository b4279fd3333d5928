import { describe, expect, it } from 'vitest'
import { keepDraft, type DraftDevice, type DraftServer, type StoredDraft, type SavedDraft } from './keeper.ts'

/** One customer's server, with as many devices and tabs as the test opens. */
function world() {
  let time = 1_000
  const saved: { current: SavedDraft } = { current: { body: null, version: 0, savedAt: 0 } }
  let online = true
  const server: DraftServer = {
    load: () => (online ? Promise.resolve(saved.current) : Promise.reject(new Error('offline'))),
    save({ body, version, savedAt }) {
      if (!online) return Promise.reject(new Error('offline'))
      if (version !== saved.current.version) return Promise.resolve({ changed: saved.current })
      saved.current = { body, version: version + 1, savedAt: body ? savedAt : time }
      return Promise.resolve({ version: version + 1 })
    },
  }
  return {
    saved: () => saved.current.body,
    pass: (ms: number) => (time += ms),
    network: (on: boolean) => (online = on),
    /** A browser with its own storage. */
    browser() {
      const disk = new Map<string, string>()
      const device: DraftDevice = {
        read: (key) => {
          const found = disk.get(key)
          return Promise.resolve(found === undefined ? undefined : (JSON.parse(found) as StoredDraft))
        },
        write: (key, draft) => Promise.resolve(void disk.set(key, JSON.stringify(draft))),
        remove: (key) => Promise.resolve(void disk.delete(key)),
      }
      return {
        async tab({ guest = false } = {}) {
          const seen: (object | null)[] = []
          const keeper = keepDraft({
            key: 'someone/import',
            device,
            server: guest ? null : server,
            now: () => time,
            // Timers run only when the test fires them.
            later: () => () => undefined,
            onDraft: (body) => seen.push(body),
          })
          await keeper.written()
          return {
            ...keeper,
            shows: () => seen.at(-1),
            async types(text: string) {
              time += 1
              keeper.keep({ text })
              await keeper.written()
            },
          }
        },
      }
    },
  }
}

describe('keepDraft', () => {
  it('restores a draft after the browser was killed', async () => {
    const browser = world().browser()
    const before = await browser.tab({ guest: true })
    await before.types('lens')
    const after = await browser.tab({ guest: true })
    expect(after.shows()).toEqual({ text: 'lens' })
  })

  it('stores the last change made during a write', async () => {
    const browser = world().browser()
    const tab = await browser.tab({ guest: true })
    tab.keep({ text: 'l' })
    tab.keep({ text: 'le' })
    tab.keep({ text: 'len' })
    await tab.written()
    expect((await browser.tab({ guest: true })).shows()).toEqual({ text: 'len' })
  })

  it('shares a draft with a second tab', async () => {
    const browser = world().browser()
    const [first, second] = [await browser.tab(), await browser.tab()]
    await first.types('lens')
    await second.readAgain()
    expect(second.shows()).toEqual({ text: 'lens' })
  })

  it('does not discard later input in this tab', async () => {
    const browser = world().browser()
    const [first, second] = [await browser.tab(), await browser.tab()]
    await first.types('older')
    second.keep({ text: 'newer' })
    const shown = second.shows()
    await second.readAgain()
    expect(second.shows()).toBe(shown)
  })

  it('brings a draft to another device', async () => {
    const here = world()
    const laptop = await here.browser().tab()
    await laptop.types('lens')
    await laptop.meetServer()
    const phone = await here.browser().tab()
    await phone.meetServer()
    expect(phone.shows()).toEqual({ text: 'lens' })
  })

  it('sends offline changes once the network is back', async () => {
    const here = world()
    const tab = await here.browser().tab()
    here.network(false)
    await tab.types('lens')
    await tab.meetServer()
    expect(here.saved()).toBeNull()
    here.network(true)
    await tab.meetServer()
    expect(here.saved()).toEqual({ text: 'lens' })
  })

  it.each([
    ['the phone changed it last', ['laptop', 'phone'], 'phone'],
    ['the laptop changed it last', ['phone', 'laptop'], 'laptop'],
  ] as const)('resolves concurrent changes on two devices: %s', async (_, order, winner) => {
    const here = world()
    const tabs = { laptop: await here.browser().tab(), phone: await here.browser().tab() }
    for (const name of order) {
      here.pass(1_000)
      await tabs[name].types(name)
      // The first one reaches the server only now; the other finds its version there.
      if (name === order[0]) await tabs[name].meetServer()
    }
    await tabs[order[1]].meetServer()
    expect(here.saved()).toEqual({ text: winner })
  })

  it('does not replace current input by a late write of another tab', async () => {
    const here = world()
    const browser = here.browser()
    const first = await browser.tab()
    await first.types('le')
    const second = await browser.tab()
    await first.types('lens')
    await second.meetServer()
    await first.meetServer()
    expect(here.saved()).toEqual({ text: 'lens' })
  })

  it('does not restore a draft that was finished on another device', async () => {
    const here = world()
    const laptop = await here.browser().tab()
    await laptop.types('lens')
    await laptop.meetServer()
    const phone = await here.browser().tab()
    await phone.meetServer()
    here.pass(1_000)
    await phone.forget()
    await phone.meetServer()
    await laptop.meetServer()
    expect(laptop.shows()).toBeNull()
    expect(here.saved()).toBeNull()
  })

  it('keeps unsent input, although another draft was finished elsewhere', async () => {
    const here = world()
    const laptop = await here.browser().tab()
    await laptop.types('first')
    await laptop.meetServer()
    const phone = await here.browser().tab()
    await phone.meetServer()
    here.network(false)
    await laptop.types('second')
    here.network(true)
    here.pass(1_000)
    await phone.forget()
    await phone.meetServer()
    await laptop.meetServer()
    expect(here.saved()).toEqual({ text: 'second' })
  })

  it('sends changes made during a request', async () => {
    const here = world()
    const tab = await here.browser().tab()
    await tab.types('a')
    const sending = tab.meetServer()
    tab.keep({ text: 'ab' })
    await sending
    await tab.meetServer()
    expect(here.saved()).toEqual({ text: 'ab' })
  })
})
