import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeLanguage } from '../../lib/i18n/i18n.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { reference, shoes } from '../../testing/reference.ts'
import { textOf } from '../../testing/text-of.ts'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { Calculator } from './Calculator.tsx'
import { examples } from './examples.ts'

const parcel = { ...examples.shoes, categoryId: 'sepatu', title: 'Sepatu', hscode: '' }

async function open(initial = parcel, categories = reference.categories): Promise<Rendered> {
  fakeServer()
  return renderApp(<Calculator reference={{ ...reference, categories }} initial={initial} />, {
    texts: ['calculator', 'checkout', 'price', 'quotes', 'reason'],
    at: '/calculator',
  })
}

const field = ({ t }: Rendered, name: 'price' | 'weight') =>
  screen.getByLabelText(t(`calculator:field.${name}`))
/** 20 kg at the air tariff of the fixture, as the receipt writes it. */
const freightOf20kg = 'Rp4.900.000'

test('prices what is typed, while it is typed', async () => {
  const form = await open()
  await form.user.clear(field(form, 'weight'))
  await form.user.type(field(form, 'weight'), '20')
  expect((await screen.findAllByText(freightOf20kg)).length).toBeGreaterThan(0)
})

test('shows at its field that input is unreadable, and keeps it', async () => {
  const form = await open()
  const price = field(form, 'price')
  await form.user.clear(price)
  await form.user.type(price, 'seratus')
  await form.user.tab()
  await waitFor(() => expect(price).toBeInvalid())
  expect(price).toHaveAccessibleDescription(new RegExp(form.t('common:reading.unreadable')))
  expect(price).toHaveValue('seratus')
})

test('fields follow the decimal sign of the language', async () => {
  const form = await open()
  const weight = field(form, 'weight')
  expect(weight).toHaveValue('1,1')
  await act(() => changeLanguage('en'))
  await waitFor(() => expect(weight).toHaveValue('1.1'))
  await act(() => changeLanguage('id'))
  await waitFor(() => expect(weight).toHaveValue('1,1'))
})

test.each([
  ['more', 25, /Bisa Rp[\d.]+ lebih mahal: siapkan Rp[\d.]+\./s],
  ['less', 0, /Dengan tarif umum Rp[\d.]+\..*kurang dari angka di atas/s],
])('beside the unit limit, the sum by law is named where it is %s', async (_, duty, sum) => {
  const phone = { ...shoes, percentage_bea_masuk: duty, percentage_pph_non_npwp: shoes.percentage_pph }
  await open({ ...parcel, hscode: '85171300', price: '800', quantity: '3' }, [phone])
  const price = (await screen.findAllByText(/Paling banyak 2 unit/))[0]?.closest('section')
  expect(textOf(price)).toMatch(sum)
})
