import { calls, type Invoice } from '@seberang/domain/api'
import { describe, expect, it } from 'vitest'
import { advanceClock } from '../server/support/api.ts'
import { assertHealthy, TestCustomer } from '../server/support/customer.ts'
import { startMidtrans } from '../server/support/midtrans.ts'
import type { Behaviour } from '../server/support/provider.ts'
import { databases, startTestServer } from '../server/support/server.ts'
import { inParallel, randomFrom, seed, times } from './support/run.ts'
import { proved } from './support/table.ts'

const checkouts = times(24, 1_000)
const minute = 60_000
/** One run of the sweep queries 25 payments; on a busy machine, a few of them after the time-out. */
const sweeps = Math.ceil(checkouts / 25) + 2
const moods: readonly Behaviour[] = ['well', 'well', 'failing', 'garbage', 'silent', 'lossy']

describe.each(databases)('a sick gateway on %s', (kind) => {
  it(`whose notifications are all lost leaves no checkout stuck (${checkouts} checkouts, seed ${seed})`, async () => {
    const random = randomFrom(seed)
    const midtrans = await startMidtrans()
    const server = await startTestServer(kind, {
      gateways: ['midtrans'],
      midtransServerKey: midtrans.serverKey,
      midtransUrl: midtrans.url,
      gatewayTimeOut: 500,
    })
    try {
      const invoices: { customer: TestCustomer; invoice: Invoice; paid: boolean }[] = []
      const count = new Map<Behaviour, number>()
      await inParallel(Array.from({ length: checkouts }), 4, async () => {
        const mood = moods[Math.floor(random() * moods.length)] ?? 'well'
        midtrans.behaviour = mood
        count.set(mood, (count.get(mood) ?? 0) + 1)
        // A customer checks out a limited number of times an hour.
        const customer = await TestCustomer.register(server.url)
        const invoice = await customer.checksOut(await customer.savesCart())
        invoices.push({ customer, invoice, paid: random() < 0.7 })
      })
      const unopened = invoices.filter(({ invoice }) => !invoice.payment?.va_number).length
      midtrans.behaviour = 'well'

      // What was not opened while the gateway was sick is opened by sweeps.
      for (let sweep = 0; sweep < sweeps; sweep += 1) await advanceClock(server.url, minute)
      for (const one of invoices) one.invoice = await one.customer.invoice(one.invoice.invoice_code)
      const closed = invoices.filter(({ invoice }) => !invoice.payment?.va_number)
      expect(closed.map(({ invoice }) => invoice.status)).toEqual([])

      const payers = invoices.filter(({ paid }) => paid)
      for (const { invoice } of payers) midtrans.becomes(invoice.payment?.order_id ?? '', 'settlement')
      const statusesOf = async (some: typeof invoices) => {
        const statuses = new Set<string>()
        await inParallel(some, 4, async ({ customer: who, invoice }) => {
          statuses.add((await who.invoice(invoice.invoice_code)).status)
        })
        return statuses
      }
      // Nothing has told us: without a sweep they would be stuck. One may come by while that many are read.
      expect(await statusesOf(payers)).toContain('pending')
      for (let sweep = 0; sweep < sweeps; sweep += 1) await advanceClock(server.url, 3 * minute)
      expect(await statusesOf(payers)).toEqual(new Set(['paid']))
      await advanceClock(server.url, 25 * 60 * minute)
      const others = invoices.filter(({ paid }) => !paid)
      expect(await statusesOf(others)).toEqual(new Set(['expired']))
      await assertHealthy(server.url)
      for (const { customer } of invoices)
        expect((await customer.call(calls.profile)).body.customer.wallet).toBe(0)
      expect(unopened).toBeGreaterThan(checkouts / 20)
      expect(payers.length).toBeGreaterThan(checkouts / 3)
      proved(
        '7',
        `lost notifications, sick gateway on ${kind}`,
        '0 stuck: paid or expired by the sweeps after the gateway knows',
        `${checkouts} checkouts (${[...count].map((pair) => pair.join(' × ')).join(', ')}), ${unopened} opened late, ${payers.length} paid; 0 stuck`,
      )
    } finally {
      await server.close()
      await midtrans.close()
    }
  })
})
