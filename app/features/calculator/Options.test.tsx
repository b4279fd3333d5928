import type { Package } from '@seberang/domain/api'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { individual, reference } from '../../testing/reference.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { Options } from './Options.tsx'
import { calculate } from './calculate.ts'
import { empty } from './examples.ts'

const sea: Package = {
  ...individual,
  package_id: 'laut-individu',
  package_track: 'laut',
  price_json: {},
  days: { US: [35, 45] },
}

function Listed({ price20 }: { price20: number }) {
  const [category] = reference.categories
  const calculation = calculate({
    typed: {
      ...empty,
      country: 'US',
      categoryId: 'sepatu',
      price: '900',
      weight: '20',
      length: '100',
      width: '100',
      height: '100',
    },
    reference: {
      ...reference,
      packages: [sea],
      categories: category ? [{ ...category, price_20: price20, price_40: 95_000_000 }] : [],
    },
    hsCode: undefined,
    courier: undefined,
    hasValidNpwp: false,
    everyContainer: false,
    importer: 'individu',
  })
  return typeof calculation === 'string' ? (
    <p>{calculation}</p>
  ) : (
    <Options
      calculation={calculation}
      onChoose={() => undefined}
      everything={{ value: false, onChange: () => undefined }}
    />
  )
}

const texts = ['calculator', 'common', 'price', 'reason'] as const

test('containers far too large for the goods are refused together', async () => {
  await renderApp(<Listed price20={90_000_000} />, { texts: [...texts] })
  expect(screen.getAllByRole('radio', { name: /Cargo laut|Kontainer/ })).toHaveLength(1)
  expect(screen.getByText(/Kontainer utuh terlalu besar\./)).toBeVisible()
})

test('a container of the list is not refused beneath it', async () => {
  await renderApp(<Listed price20={12_000_000} />, { texts: [...texts] })
  expect(screen.getAllByRole('radio', { name: /Cargo laut|Kontainer/ })).toHaveLength(2)
  const note = screen.getByText(/Kontainer 40 kaki terlalu besar\./)
  expect(note.textContent).not.toMatch(/Kontainer utuh|20 kaki terlalu/)
})
