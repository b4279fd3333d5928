import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceClock } from '../server/support/api.ts'
import { TestCustomer } from '../server/support/customer.ts'
import { assertHealthy } from '../server/support/health.ts'
import { serverKey } from '../server/support/notification.ts'
import { databases, startTestServer, type TestServer } from '../server/support/server.ts'
import { randomFrom, seed, times } from './support/run.ts'
import { proved } from './support/table.ts'
import { Chaos } from './support/chaos.ts'

const minutes = 60_000
const rounds = times(12, 400)
const atOnce = 8
/** The life of a first shipment, so that even a short run has money and parcels to act on. */
const opening = ['voucher', 'save', 'receive', 'measure', 'checkout']
const often = ['receive', 'measure', 'measure', 'checkout', 'checkout', 'act', 'act', 'notify', 'ask', 'ask']

describe.each(databases)('random actions at once on %s', (kind) => {
  let server: TestServer
  let people: TestCustomer[]
  beforeAll(async () => {
    server = await startTestServer(kind, { midtransServerKey: serverKey })
    people = [await TestCustomer.register(server.url), await TestCustomer.register(server.url)]
  })
  afterAll(() => server.close())

  it(`lose no rupiah, answer every request and break no invariant (${rounds} rounds, seed ${seed})`, async () => {
    const roll = randomFrom(seed)
    const chaos = new Chaos(server.url, serverKey, people, roll)
    const answered = new Map<string, number>()
    const names = [...Object.keys(chaos.acts), ...often, 'move', 'move', 'move']
    for (const name of opening) {
      const answer = await chaos.acts[name]?.()
      expect(answer?.status ?? 0, `${name}: ${JSON.stringify(answer)}`).toBeOneOf([200, 201])
      answered.set(name, 1)
    }
    for (let round = 0; round < rounds; round += 1) {
      const chosen = Array.from({ length: atOnce }, () => chaos.pick(names) ?? 'save')
      const answers = await Promise.all(
        chosen.map(async (name) => ({ name, answer: await chaos.acts[name]?.() })),
      )
      for (const { name, answer } of answers)
        expect(answer?.status ?? 0, `${name} in round ${round}: ${JSON.stringify(answer)}`).toBeLessThan(500)
      for (const { name, answer } of answers)
        if (answer && answer.status < 300) answered.set(name, (answered.get(name) ?? 0) + 1)
      if (roll() < 0.4) await advanceClock(server.url, roll() < 0.75 ? 6 * minutes : 24 * 60 * minutes)
      if (roll() < 0.3) await assertHealthy(server.url)
      // A customer's token expires after 7 idle days.
      if (round % 10 === 9) for (const person of people) await person.signsIn()
    }
    await assertHealthy(server.url)
    const effects = [...answered.values()].reduce((sum, count) => sum + count, 0)
    expect(effects).toBeGreaterThan(rounds + opening.length)
    proved(
      '7',
      `random actions at once on ${kind}`,
      'every request answered, no invariant broken',
      `${rounds} rounds of ${atOnce}, ${effects} effects of ${answered.size} kinds`,
    )
  })
})
