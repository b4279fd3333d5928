import type { CourierPrice } from '@seberang/domain/api'
import { expect, test } from 'vitest'
import { address, cart } from '../../testing/cart.ts'
import { shoes } from '../../testing/reference.ts'
import { screenRequest } from './reprice.ts'

const courier = (courier_code: string, price_per_kg: number): CourierPrice => ({
  courier_code,
  courier: courier_code,
  service: 'Kargo',
  price_per_kg,
  shipping_fee: price_per_kg,
  days: [3, 6],
})

test('prices the couriers of the shipment, not those that carry a kilogram to its address', () => {
  const parcelService = courier('jnt-ez', 11_000)
  const cargoService = courier('jne-jtr', 5_000)
  const heavy = {
    ...cart,
    address: { ...address, domesticShipping: [parcelService] },
    domestic_shipping_prices: [cargoService, parcelService],
  }
  const choice = { courier_code: 'jne-jtr', insurance: 0 as const, isMinimumLifted: false }
  expect(screenRequest(heavy, choice, [shoes])?.domestic?.price_per_kg).toBe(5_000)
})
