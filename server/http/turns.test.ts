import { describe, expect, it } from 'vitest'
import { routes } from '../features/index.ts'
import { createTurns } from './turns.ts'

/** Work that ends when it is told to. */
function controlled(name: string, log: string[]) {
  let end: () => void = () => undefined
  const done = new Promise<void>((resolve) => (end = resolve))
  return {
    work: async () => {
      log.push(name)
      await done
    },
    end: () => end(),
  }
}

describe('turns', () => {
  it('go to one network after the other, however many requests one of them has waiting', async () => {
    const turns = createTurns({ perNetwork: 9, inAll: 9 })
    const log: string[] = []
    const all = ['a1', 'a2', 'a3', 'b1', 'a4', 'c1'].map((name) => ({ name, ...controlled(name, log) }))
    const runs = all.map(({ name, work }) => turns.run(name.charAt(0), work))
    for (const { end } of all) end()
    await Promise.all(runs)
    expect(log).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
  })

  it('let everything else run between two of them', async () => {
    const turns = createTurns({ perNetwork: 9, inAll: 9 })
    const log: string[] = []
    const [one, two] = [controlled('one', log), controlled('two', log)]
    const runs = [turns.run('a', one.work), turns.run('a', two.work)]
    setImmediate(() => log.push('a small request'))
    one.end()
    two.end()
    await Promise.all(runs)
    expect(log).toEqual(['one', 'a small request', 'two'])
  })

  it('go on after work that fails', async () => {
    const turns = createTurns({ perNetwork: 9, inAll: 9 })
    const failing = turns.run('a', () => Promise.reject(new Error('no')))
    const after = turns.run('a', () => Promise.resolve('yes'))
    await expect(failing).rejects.toThrow('no')
    await expect(after).resolves.toBe('yes')
  })

  it('go to an IPv6 prefix as to one network', async () => {
    const turns = createTurns({ perNetwork: 2, inAll: 9 })
    const first = controlled('first', [])
    const from = (network: number) => `2001:db8:1:${network}::/64`
    const running = turns.run(from(1), first.work)
    const waiting = [2, 3].map((network) => turns.run(from(network), () => Promise.resolve()))
    await expect(turns.run(from(4), () => Promise.resolve())).rejects.toMatchObject({ status: 429 })
    first.end()
    await Promise.all([running, ...waiting])
  })

  it.each([
    [429, 'one network has too many waiting', { perNetwork: 2, inAll: 9 }],
    [503, 'all have', { perNetwork: 9, inAll: 2 }],
  ])('are refused with %i where %s', async (status, _, limits) => {
    const turns = createTurns(limits)
    const first = controlled('first', [])
    const running = turns.run('a', first.work)
    const waiting = ['a', 'a'].map((network) => turns.run(network, () => Promise.resolve()))
    await expect(turns.run('a', () => Promise.resolve())).rejects.toMatchObject({ status })
    first.end()
    await Promise.all([running, ...waiting])
  })
})

describe('calls with large bodies', () => {
  const large = routes.filter(({ call }) => call.largeBody)

  it('hold their turn for no password, print, file or gateway', () => {
    expect(large.map(({ call }) => call.id)).toContain('saveCart')
    const waiting = large.filter(
      ({ call, ...route }) =>
        call.password || call.print || call.money || call.upload || ('finish' in route && route.finish),
    )
    expect(waiting).toEqual([])
  })

  it('prepare nothing but the count of the quotes of a network, in the database', () => {
    const prepared = large.filter((route) => route.kind === 'command' && route.prepare)
    expect(prepared.map(({ call }) => call.id)).toEqual(['keepQuote'])
  })
})
