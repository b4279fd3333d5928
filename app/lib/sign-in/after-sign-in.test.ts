import { beforeEach, expect, test, vi } from 'vitest'
import { afterSignIn, type HandOver } from './after-sign-in.ts'

const seams = vi.hoisted(() => ({
  warm: vi.fn<(call: { id: string }) => Promise<unknown>>(),
  updateSession: vi.fn<() => Promise<void>>(),
  endSession: vi.fn<() => Promise<void>>(),
}))
vi.mock('../api/warm.ts', () => ({ warm: seams.warm }))
vi.mock('../session/session.ts', () => ({ updateSession: seams.updateSession, endSession: seams.endSession }))

beforeEach(() => {
  for (const seam of Object.values(seams)) seam.mockReset().mockResolvedValue(undefined)
})

const answer = { token: 'token', customer: { customer_id: '20418' } } as Parameters<typeof afterSignIn>[0]
const loaded = () => seams.warm.mock.calls.map(([call]) => call.id)

function handOver(addresses: HandOver['addresses']) {
  const drafts = vi.fn<HandOver['drafts']>().mockResolvedValue(undefined)
  return { addresses, drafts }
}

test('addresses go first, drafts with their new names next, then the five loads', async () => {
  const names = new Map([['local', '7']])
  const give = handOver(() => {
    expect(loaded()).toEqual([])
    return Promise.resolve(names)
  })
  expect(await afterSignIn(answer, give)).toEqual({ addressesStayed: false })
  expect(give.drafts).toHaveBeenCalledWith('20418', names)
  expect(loaded()).toEqual(['addresses', 'profile', 'carts', 'paymentGroups', 'agents'])
})

test('addresses that are refused stay, and hold nothing up', async () => {
  const give = handOver(() => Promise.reject(new Error('422')))
  expect(await afterSignIn(answer, give)).toEqual({ addressesStayed: true })
  expect(give.drafts).toHaveBeenCalledWith('20418', new Map())
  expect(loaded()).toHaveLength(5)
  expect(seams.endSession).not.toHaveBeenCalled()
})

test('addresses that were taken and cannot be read back sign out again', async () => {
  seams.warm.mockImplementation((call) =>
    call.id === 'addresses' ? Promise.reject(new Error('503')) : Promise.resolve({}),
  )
  await expect(
    afterSignIn(
      answer,
      handOver(() => Promise.resolve(new Map([['local', '7']]))),
    ),
  ).rejects.toThrow('503')
  expect(seams.endSession).toHaveBeenCalledOnce()
})

test('a load that fails leaves the customer signed in when nothing was taken over', async () => {
  seams.warm.mockRejectedValue(new Error('503'))
  await afterSignIn(
    answer,
    handOver(() => Promise.resolve(new Map())),
  )
  expect(seams.endSession).not.toHaveBeenCalled()
})
