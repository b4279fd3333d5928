import type { Customer, Voucher } from '@seberang/domain/api'
import { choose, chooseAll, chooseCourier, nothingChosen } from '@seberang/domain/selection'
import { beforeEach, expect, it, vi } from 'vitest'

const customer = vi.hoisted(() => ({ id: 'ratna', onChange: (): void => undefined }))
vi.mock('../session/session.ts', () => ({
  session: () => ({ customer: { customer_id: customer.id } as Customer }),
  subscribeToSession: (listener: () => void) => {
    customer.onChange = listener
  },
}))

/** The module in the state of a freshly loaded page. */
async function fresh() {
  vi.resetModules()
  return import('./order.ts')
}

const entries = new Map<string, string>()

beforeEach(() => {
  customer.id = 'ratna'
  entries.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  })
})

it('survives a reload with all choices', async () => {
  const { changeSelection, updateOrder } = await fresh()
  changeSelection(() => chooseCourier(chooseAll(nothingChosen, ['A', 'B']), 'A', 'jne-yes'))
  updateOrder((known) => ({ ...known, insurances: { A: 0.05 }, method: 'va_bca' }))
  const { order } = await fresh()
  expect(order()).toMatchObject({
    selection: { chosen: ['A', 'B'], couriers: { A: 'jne-yes' } },
    insurances: { A: 0.05 },
    method: 'va_bca',
  })
})

it('drops the choices of a deselected shipment', async () => {
  const { changeSelection, order, updateOrder } = await fresh()
  changeSelection(() => chooseAll(nothingChosen, ['A', 'B']))
  const voucher = { cart_code: 'A', voucher: { code: 'HEMAT' } as Voucher }
  updateOrder((known) => ({ ...known, insurances: { A: 0.05, B: 0.1 }, voucher }))
  changeSelection((known) => choose(known, 'A', false))
  expect(order()).toMatchObject({ insurances: { B: 0.1 }, voucher: null })
})

it('keeps the choices of a checkout of everything, where nothing is selected', async () => {
  const { order, updateOrder } = await fresh()
  const voucher = { cart_code: 'A', voucher: { code: 'HEMAT' } as Voucher }
  updateOrder((known) => ({ ...known, insurances: { A: 0.05 }, voucher }))
  updateOrder((known) => ({ ...known, method: 'va_bca' }))
  expect(order()).toMatchObject({ insurances: { A: 0.05 }, voucher })
})

it('belongs to one customer, even in the same tab', async () => {
  const { changeSelection, order, emptyOrder } = await fresh()
  changeSelection(() => chooseAll(nothingChosen, ['A']))
  customer.id = 'budi'
  expect(order()).toEqual(emptyOrder)
})

it('starts empty when the stored value is unreadable', async () => {
  entries.set('tk_order', '{"owner":"ratna","order":')
  const { order, emptyOrder } = await fresh()
  expect(order()).toEqual(emptyOrder)
})

it('is gone after signing out, also for the customer who returns', async () => {
  const { changeSelection, order } = await fresh()
  changeSelection(() => chooseAll(nothingChosen, ['A']))
  entries.clear()
  customer.id = ''
  customer.onChange()
  customer.id = 'ratna'
  expect(order().selection.chosen).toEqual([])
})
