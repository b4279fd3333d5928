import { PriceLines } from '@seberang/design-system/PriceLines'
import type { Package, Priced } from '@seberang/domain/api'
import { deliveredBy, parcelRequest, rateTable } from '@seberang/domain/pricing'
import { priceUnder } from '@seberang/domain/terms'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { individual, reference, shoes } from '../../testing/reference.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { usePriceObject } from './use-price-object.tsx'

const company = { ...individual, package_type: 'company' as const, package_details: {} }
const goods = {
  category: shoes,
  hscode: '847160',
  quantity: 1,
  weight: '1',
  weight_unit: 'kg',
  length: 0,
  width: 0,
  height: 0,
  dimension_unit: 'cm',
  price_original: '900',
  currency_code: 'USD',
}
const context = {
  country: 'US',
  insurance: 0,
  has_valid_npwp: false,
  is_disable_minimum_weight: false,
} as const
const parcel = parcelRequest([goods], context, rateTable(reference.rates).rates)
const pricedBy = (offered: Package) =>
  priceUnder(deliveredBy(parcel, offered, null), { rates_as_of: '2026-11-12T02:00:00Z' })

function Lines({ of: priced }: { of: Priced }) {
  const { groups } = usePriceObject()({ shipments: [{ code: '', title: '', priced }] })
  return <PriceLines lines={groups[0]?.lines ?? []} />
}

test('a duty at the general rates says beside its name what it is on, and leads to its law', async () => {
  const { user } = await renderApp(<Lines of={pricedBy(company)} />, {
    texts: ['pricing', 'price', 'quotes', 'reason', 'glossary'],
  })
  await user.click(await screen.findByRole('button', { name: 'Bea masuk' }))
  const explained = await screen.findByRole('dialog')
  expect(explained.textContent.replaceAll(/\s/g, ' ')).toContain(
    'Dasarnya Rp14.836.500 × 1,005, nilai barang dengan 0,5% asuransi pabean; bea cukai bisa menambahkan ongkos kirim.',
  )
  expect(screen.getByRole('link', { name: /^PMK.26.2022$/ })).toHaveAttribute('href', '/glossary#laws')
})

test('a line of Rp0 is marked as free, so that its reason stays where others fold', async () => {
  await renderApp(<Lines of={pricedBy(individual)} />, {
    texts: ['pricing', 'price', 'quotes', 'reason', 'glossary'],
  })
  await screen.findByRole('button', { name: 'Bea masuk' })
  const free = [...document.querySelectorAll('[data-free="true"] > dt')].map(({ textContent }) => textContent)
  const nothing = screen.getAllByText('Rp0').map((amount) => amount.previousElementSibling?.textContent)
  expect(free).toEqual(nothing)
  expect(free.length).toBeGreaterThan(0)
})
