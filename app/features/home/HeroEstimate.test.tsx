import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { individual, reference } from '../../testing/reference.ts'
import * as engine from './engine.ts'
import { HeroEstimate } from './HeroEstimate.tsx'

const company = {
  ...individual,
  package_id: 'udara-company',
  package_type: 'company' as const,
  package_details: {},
}
const data = { engine, reference: { ...reference, packages: [individual, company] } }

async function open() {
  const app = await renderApp(<HeroEstimate data={data} />, {
    texts: ['home', 'common', 'pricing', 'reason', 'calculator'],
  })
  const field = (name: 'price' | 'weight') => {
    const [found] = screen.getAllByLabelText(app.t(`home:calculator.${name}`), { exact: true })
    if (!found) throw new Error(`no field ${name}`)
    return found
  }
  const type = async (name: 'price' | 'weight', text: string): Promise<void> => {
    await app.user.clear(field(name))
    await app.user.type(field(name), text)
  }
  return { ...app, type }
}

it('says of goods above the limit what general rates come to, and where to count with them', async () => {
  const { t, type } = await open()
  await type('price', '1500')
  expect(screen.queryByRole('link', { name: t('calculator:estimate.general') })).toBeNull()
  await type('price', '1501')
  const link = await screen.findByRole('link', { name: t('calculator:estimate.general') })
  expect(link.getAttribute('href')).toContain('way=udara-company')
  expect(screen.getByText(/^Bisa jadi Rp/)).toBeVisible()
})

it.each([
  ['weight', '0'],
  ['price', '-3'],
] as const)('a %s of %s is asked for, not priced', async (name, text) => {
  const { t, type } = await open()
  await type(name, text)
  expect(await screen.findByText(t('home:calculator.fixInput'))).toBeVisible()
})

it('the day of an old rate has its age', async () => {
  await open()
  expect(screen.getByText(/Kurs 1 Nov 2026, (\d+ hari yang lalu|kemarin)/)).toBeVisible()
})
