import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { individual, reference } from '../../testing/reference.ts'
import { renderApp } from '../../testing/render-app.tsx'
import * as engine from './engine.ts'
import { OriginsTable } from './OriginsTable.tsx'

const tiers = [
  { up_to_kg: 5, price_per_kg: 245_000 },
  { up_to_kg: null, price_per_kg: 189_000 },
]
const packages = [{ ...individual, price_json: { US: { tiers } } }]

it('a kilogram costs what it does in the estimate of a small parcel, not what it does in a large one', async () => {
  await renderApp(<OriginsTable data={{ engine, reference: { ...reference, packages } }} />, {
    texts: ['home'],
  })
  expect(screen.getByText('Rp245.000/kg')).toBeVisible()
  expect(screen.queryByText(/189/)).toBeNull()
})
