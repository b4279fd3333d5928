import type { Cart } from '@seberang/domain/api'
import { priceUnder } from '@seberang/domain/terms'
import { parcelRequest, rateTable } from '@seberang/domain/pricing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'
import { cart } from '../../testing/cart.ts'
import { individual, reference, shoes } from '../../testing/reference.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { SelectionAside, SelectionBar } from './SelectionAside.tsx'

const { rates, rates_as_of } = cart.priced
const request = parcelRequest(
  [
    {
      category: shoes,
      hscode: '640399',
      quantity: 1,
      weight: '1',
      weight_unit: 'kg',
      length: 0,
      width: 0,
      height: 0,
      dimension_unit: 'cm',
      price_original: '100',
      currency_code: 'USD',
    },
  ],
  { country: 'US', insurance: 0, has_valid_npwp: false, is_disable_minimum_weight: false },
  rateTable(reference.rates).rates,
)
const ofShoes: CompleteCart = {
  ...cart,
  priced: {
    ...cart.priced,
    ...priceUnder({ ...request, package: individual, container_type: null }, { rates_as_of }),
    rates,
  },
} satisfies Cart

const selection = { carts: [ofShoes], codes: [ofShoes.cart_code] }

afterEach(() => void vi.restoreAllMocks())

function lowWindow(): void {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query.includes('max-height') }),
  )
}

test.each([
  ['the bar', <SelectionBar key="bar" {...selection} />],
  ['the aside of a low window', <SelectionAside key="aside" {...selection} isPossible />],
])('what customs may levy has its reasons at a press in %s', async (_, part) => {
  lowWindow()
  const { user } = await renderApp(part, { texts: ['locker', 'pricing', 'price', 'quotes', 'reason'] })
  const levies = screen.getByRole('button', { name: /^bea cukai bisa memungut Rp[\d.]+\slagi$/ })
  await user.click(levies)
  const reasons = await screen.findByRole('dialog')
  expect(reasons.textContent).toMatch(/Untuk alas kaki .* punya tarif sendiri/)
  expect(reasons.textContent).toContain('Ditagih hanya kalau bea cukai memungutnya.')
})
