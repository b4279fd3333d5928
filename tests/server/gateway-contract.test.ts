import type { GatewayMethod } from '@seberang/domain/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ForgedNotification, GatewayFailure } from '../../server/gateway/gateway.ts'
import { charge, known } from './support/charge.ts'
import type { Behaviour } from './support/provider.ts'
import { sides, type Side } from './support/sides.ts'

describe.each(sides)('the adapter of %s', (_name, start) => {
  let side: Side
  beforeAll(async () => {
    side = await start()
  })
  beforeEach(() => {
    side.fake.behaviour = 'well'
  })
  afterAll(() => side.fake.close())

  const charged = async (method: GatewayMethod = 'qris') => {
    const request = charge({ method })
    const { transaction_id } = await side.gateway().charge(request)
    return { id: request.order_id, order: known(request, transaction_id) }
  }

  it('reports a wrong key', async () => {
    await expect(side.gateway('SB-wrong').charge(charge())).rejects.toThrow(/refuses \w+_KEY/)
  })

  it.each<Behaviour>(['failing', 'garbage', 'silent', 'lossy'])(
    'rejects with a gateway failure: %s',
    async (behaviour) => {
      const { order } = await charged()
      side.fake.behaviour = behaviour
      const gateway = side.gateway()
      await expect(gateway.charge(charge())).rejects.toThrow(GatewayFailure)
      await expect(gateway.status(order)).rejects.toThrow(GatewayFailure)
      await expect(gateway.cancel(order)).rejects.toThrow(GatewayFailure)
      await expect(gateway.refund(order, 1, 'r')).rejects.toThrow(GatewayFailure)
    },
  )

  it.each(['javascript:alert(1)', '', 'file:///etc/passwd'])('gives out no link to %j', async (url) => {
    side.leadsTo(url)
    for (const method of ['gopay', 'shopeepay'] as const)
      await expect(side.gateway().charge(charge({ method }))).rejects.toThrow(/gave no (page to pay|WEB_URL)/)
    side.leadsTo(undefined)
  })

  it('does not know an order that was never charged', async () => {
    expect(await side.gateway().status(known(charge()))).toBeNull()
    expect(await side.gateway().cancel(known(charge()))).toBe(true)
  })

  it('closes an open order, and reports one that is already final', async () => {
    const open = await charged('va_bca')
    expect(await side.gateway().cancel(open.order)).toBe(true)
    expect(side.isCancelled(open.id)).toBe(true)
    expect(await side.gateway().status(open.order)).toMatchObject({ state: 'cancelled', amount: 417_500 })
    const paid = await charged('va_bca')
    side.pays(paid.id)
    expect(await side.gateway().cancel(paid.order)).toBe(false)
    expect(await side.gateway().status(paid.order)).toMatchObject({ state: 'settled', amount: 417_500 })
  })

  it('refunds once per key, even if the answer is lost', async () => {
    const { id, order } = await charged()
    side.pays(id)
    side.fake.behaviour = 'lossy'
    await expect(side.gateway().refund(order, 10_000, 'first')).rejects.toThrow(GatewayFailure)
    side.fake.behaviour = 'well'
    await side.gateway().refund(order, 10_000, 'first')
    expect(side.refundsOf(id)).toBe(1)
    await side.gateway().refund(order, 407_500, 'rest')
    await expect(side.gateway().refund(order, 1, 'more')).rejects.toThrow(/refused a refund with 4\d\d/)
  })

  it('refuses a forged notification', async () => {
    const { id } = await charged()
    expect(() => side.readsForged(id)).toThrow(ForgedNotification)
  })
})
