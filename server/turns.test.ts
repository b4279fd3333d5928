import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

describe('turns', () => {
  /** Work that says when it begins, and ends when it is told. */
  function makeWork() {
    let running = 0
    let most = 0
    const ends: (() => void)[] = []
    const run = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((done) => ends.push(done))
      running -= 1
    }
    const endOne = async () => {
      ends.shift()?.()
      // What waits begins in the turns of the loop that follow.
      await new Promise((done) => setImmediate(done))
    }
    return { run, endOne, most: () => most }
  }

  it('let so many run at once, and the others in their order', async () => {
    const inTurn = createTurns(2, 10)
    const work = makeWork()
    const order: number[] = []
    const all = [1, 2, 3, 4, 5].map((number) =>
      inTurn(async () => {
        order.push(number)
        await work.run()
        return number
      }),
    )
    for (let ended = 0; ended < 5; ended += 1) await work.endOne()
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5])
    expect([order, work.most()]).toEqual([[1, 2, 3, 4, 5], 2])
  })

  it('turn away who comes when the line is full', async () => {
    const inTurn = createTurns(1, 1)
    const work = makeWork()
    const all = [inTurn(work.run), inTurn(work.run)]
    await expect(inTurn(work.run)).rejects.toMatchObject({ status: 503, details: { retryAfter: 5 } })
    await work.endOne()
    await work.endOne()
    await Promise.all(all)
  })

  it('go on after work that failed', async () => {
    const inTurn = createTurns(1, 5)
    const fails = () => Promise.reject(new Error('no'))
    const failed = [inTurn(fails), inTurn(fails)].map((one) => one.catch(() => 'failed'))
    expect(await Promise.all(failed)).toEqual(['failed', 'failed'])
    expect(await inTurn(async () => 'done')).toBe('done')
  })
})
