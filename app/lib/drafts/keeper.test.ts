import { describe, expect, it } from 'vitest'
import {
  keepDraft,
  type DraftDevice,
  type DraftPolicy,
  type DraftServer,
  type SavedDraft,
  type StoredDraft,
  type TwoDrafts,
} from './keeper.ts'

interface Body {
  text: string
  /** The shipment that it is a draft of. */
  of: string
}

/** Asks as soon as something was typed in both. */
const asking: DraftPolicy = {
  isSame: (here, theirs) => (here as Body).of === (theirs as Body).of,
  reconcile: (here, theirs) =>
    (here as Body).text === '' ? theirs : (theirs as Body).text === '' ? here : null,
}

/** One customer's server, with as many devices and tabs as the test opens. */
function world() {
  let time = 1_000
  const saved: { current: SavedDraft } = { current: { body: null, version: 0, savedAt: 0 } }
  let online = true
  const server: DraftServer = {
    load: () => (online ? Promise.resolve(saved.current) : Promise.reject(new Error('offline'))),
    save({ body, version, savedAt, browser }) {
      if (!online) return Promise.reject(new Error('offline'))
      if (version !== saved.current.version) return Promise.resolve({ changed: saved.current })
      saved.current = { body, version: version + 1, savedAt: body ? savedAt : time, browser }
      return Promise.resolve({ version: version + 1 })
    },
  }
  return {
    saved: () => (saved.current.body as Body | null)?.text ?? null,
    pass: (ms: number) => (time += ms),
    network: (on: boolean) => (online = on),
    /** A browser with its own storage, whose clock may be wrong. */
    browser({ ahead = 0 } = {}) {
      const id = crypto.randomUUID()
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
        /** What a guest typed is handed over to the customer who signs in. */
        signsIn: async (typed: Body) =>
          device.write('someone/import', { body: typed, savedAt: time + ahead, version: 0, sent: false }),
        async tab({ guest = false, policy = asking } = {}) {
          const seen: (object | null)[] = []
          const questions: (TwoDrafts | null)[] = []
          const keeper = keepDraft({
            key: 'someone/import',
            device,
            server: guest ? null : server,
            browser: id,
            policy,
            now: () => time + ahead,
            // Timers run only when the test fires them.
            later: () => () => undefined,
            onDraft: (body) => seen.push(body),
            onTwo: (two) => questions.push(two),
          })
          await keeper.written()
          return {
            ...keeper,
            shows: () => (seen.at(-1) as Body | null | undefined)?.text ?? null,
            /** The two drafts of which the customer has to choose one. */
            asks: () => {
              const two = questions.at(-1)
              return two && [two.here, two.account].map(({ body }) => (body as Body).text)
            },
            async types(text: string, of = 'shoes') {
              time += 1
              keeper.keep({ text, of })
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
    expect(after.shows()).toBe('lens')
  })

  it('stores the last change made during a write', async () => {
    const browser = world().browser()
    const tab = await browser.tab({ guest: true })
    tab.keep({ text: 'l', of: 'shoes' })
    tab.keep({ text: 'le', of: 'shoes' })
    tab.keep({ text: 'len', of: 'shoes' })
    await tab.written()
    expect((await browser.tab({ guest: true })).shows()).toBe('len')
  })

  it('shares a draft with a second tab', async () => {
    const browser = world().browser()
    const [first, second] = [await browser.tab(), await browser.tab()]
    await first.types('lens')
    await second.readAgain()
    expect(second.shows()).toBe('lens')
  })

  it('does not discard later input in this tab', async () => {
    const browser = world().browser()
    const [first, second] = [await browser.tab(), await browser.tab()]
    await first.types('older')
    second.keep({ text: 'newer', of: 'shoes' })
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
    expect(phone.shows()).toBe('lens')
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
    expect(here.saved()).toBe('lens')
  })

  const hour = 3_600_000
  const clocks = [
    ['agree', 0, 0],
    ['differ: the phone’s is three hours ahead', 3 * hour, 0],
    ['differ: the laptop’s is three hours ahead', 0, 3 * hour],
  ] as const
  const answers = [
    ['here', 'on the laptop', 'on the phone'],
    ['account', 'on the phone', 'on the laptop'],
  ] as const

  describe.each(clocks)('when the clocks %s', (_, phoneAhead, laptopAhead) => {
    it.each(answers)('asks about changes on two devices, and continues with: %s', async (side, chosen) => {
      const here = world()
      const laptop = await here.browser({ ahead: laptopAhead }).tab()
      await laptop.types('shoes')
      await laptop.meetServer()
      const phone = await here.browser({ ahead: phoneAhead }).tab()
      await phone.meetServer()
      here.network(false)
      await laptop.types('on the laptop')
      here.network(true)
      await phone.types('on the phone')
      await phone.meetServer()
      await laptop.meetServer()
      expect(laptop.asks()).toEqual(['on the laptop', 'on the phone'])
      // Nothing is decided before the customer has.
      expect(here.saved()).toBe('on the phone')
      expect(laptop.shows()).not.toBe('on the phone')
      await laptop.choose(side)
      await laptop.meetServer()
      expect(laptop.asks()).toBeNull()
      expect(here.saved()).toBe(chosen)
      await phone.meetServer()
      expect(phone.asks()).toBeUndefined()
    })

    it.each(answers)(
      'asks about what a guest typed before signing in, and continues with: %s',
      async (side) => {
        const here = world()
        const phone = await here.browser({ ahead: phoneAhead }).tab()
        await phone.types('account', 'lamp')
        await phone.meetServer()
        const browser = here.browser({ ahead: laptopAhead })
        await browser.signsIn({ text: 'here', of: 'shoes' })
        const laptop = await browser.tab()
        await laptop.meetServer()
        expect(laptop.asks()).toEqual(['here', 'account'])
        await laptop.choose(side)
        await laptop.meetServer()
        expect(here.saved()).toBe(side)
        expect((await browser.tab()).shows()).toBe(side)
      },
    )
  })

  it('asks also when the customer’s own draft was typed in the same browser', async () => {
    const here = world()
    const browser = here.browser()
    const before = await browser.tab()
    await before.types('account', 'lamp')
    await before.meetServer()
    await browser.signsIn({ text: 'here', of: 'shoes' })
    const tab = await browser.tab()
    await tab.meetServer()
    expect(tab.asks()).toEqual(['here', 'account'])
  })

  it('asks again after a reload, and in no other tab once one was answered', async () => {
    const here = world()
    const phone = await here.browser().tab()
    await phone.types('account', 'lamp')
    await phone.meetServer()
    const browser = here.browser()
    await browser.signsIn({ text: 'here', of: 'shoes' })
    const tabs = [await browser.tab(), await browser.tab()] as const
    for (const tab of tabs) await tab.meetServer()
    expect(tabs[1].asks()).toEqual(['here', 'account'])
    await tabs[0].choose('account')
    await tabs[1].readAgain()
    expect(tabs[1].asks()).toBeNull()
    await tabs[1].meetServer()
    expect(tabs[1].shows()).toBe('account')
    expect(here.saved()).toBe('account')
  })

  it('does not ask about a draft in which nothing was typed', async () => {
    const here = world()
    const phone = await here.browser().tab()
    await phone.types('account', 'lamp')
    await phone.meetServer()
    const browser = here.browser({ ahead: hour })
    await browser.signsIn({ text: '', of: 'shoes' })
    const laptop = await browser.tab()
    await laptop.meetServer()
    expect(laptop.asks()).toBeUndefined()
    expect(laptop.shows()).toBe('account')
    expect(here.saved()).toBe('account')
  })

  it('does not ask when its own request arrived but the answer to it did not', async () => {
    const here = world()
    const browser = here.browser()
    const tab = await browser.tab()
    await tab.types('le')
    const lost = await browser.tab()
    await tab.meetServer()
    await lost.types('lens')
    await lost.meetServer()
    expect(lost.asks()).toBeUndefined()
    expect(here.saved()).toBe('lens')
  })

  it('merges where the policy can', async () => {
    const here = world()
    const policy: DraftPolicy = {
      isSame: () => true,
      reconcile: (one, other) => ({ text: `${(one as Body).text}+${(other as Body).text}`, of: '' }),
    }
    const phone = await here.browser().tab({ policy })
    const laptop = await here.browser().tab({ policy })
    await phone.types('a')
    await laptop.types('b')
    await phone.meetServer()
    await laptop.meetServer()
    expect(laptop.shows()).toBe('b+a')
    expect(here.saved()).toBe('b+a')
  })

  it('orders the changes of a browser whose clock was set back', async () => {
    const here = world()
    const browser = here.browser()
    const [first, second] = [await browser.tab(), await browser.tab()]
    await first.types('older')
    await second.readAgain()
    here.pass(-hour)
    await second.types('newer')
    await first.readAgain()
    expect(first.shows()).toBe('newer')
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
    expect(here.saved()).toBe('lens')
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
    expect(here.saved()).toBe('second')
  })

  it('sends changes made during a request', async () => {
    const here = world()
    const tab = await here.browser().tab()
    await tab.types('a')
    const sending = tab.meetServer()
    tab.keep({ text: 'ab', of: 'shoes' })
    await sending
    await tab.meetServer()
    expect(here.saved()).toBe('ab')
  })
})
