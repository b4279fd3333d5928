import type { BankAccount } from '@seberang/domain/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp, type Rendered } from '../../testing/render-app.tsx'
import { AmountDialog, type ChosenAmount } from './AmountDialog.tsx'

const account: BankAccount = {
  id: 'bca',
  bank_code: '014',
  bank: 'BCA',
  number: '008127658841',
  owner_name: 'Ayu Lestari',
  is_main: true,
  is_own: true,
}
const other = { ...account, id: 'mandiri', bank: 'Mandiri', owner_name: 'Rudi', is_own: false }
const onNext = vi.fn<(chosen: ChosenAmount) => Promise<void>>(() => Promise.resolve())
const open = (left_today = 50_000_000) =>
  renderApp(
    <AmountDialog
      balance={350_000}
      terms={{ fee: 2_500, least: 50_000, left_today }}
      accounts={[account, other]}
      initial={undefined}
      onNext={onNext}
      onClose={() => undefined}
    />,
    { texts: ['wallet'] },
  )
const field = ({ t }: Rendered) => screen.getByRole('textbox', { name: t('wallet:withdraw.amount') })
const next = ({ t, user }: Rendered) =>
  user.click(screen.getByRole('button', { name: t('wallet:withdraw.next') }))
const types = async (page: Rendered, amount: string) => {
  await page.user.type(field(page), amount)
  await next(page)
}

test('the amount goes on with the main bank account, or another', async () => {
  const page = await open()
  await types(page, '200.000')
  await waitFor(() => expect(onNext).toHaveBeenLastCalledWith({ amount: 200_000, account }))
  await page.user.click(screen.getByRole('radio', { name: /Mandiri/ }))
  await next(page)
  await waitFor(() => expect(onNext).toHaveBeenLastCalledWith({ amount: 200_000, account: other }))
})

test.each(['Rp200.000', 'Rp 200.000', 'rp200000', ' IDR 200 000'])(
  'an amount that is pasted as %s is read',
  async (pasted) => {
    const page = await open()
    await page.user.click(field(page))
    await page.user.paste(pasted)
    await next(page)
    await waitFor(() => expect(onNext).toHaveBeenLastCalledWith({ amount: 200_000, account }))
    expect(field(page)).toHaveValue('200.000')
  },
)

test('all of it is what there is, and the fee is taken off what arrives', async () => {
  const page = await open()
  await page.user.click(screen.getByRole('button', { name: /^Semua/ }))
  expect(field(page)).toHaveValue('350.000')
  expect(screen.getByText(/Rp347\.500/)).toBeVisible()
})

test.each([
  ['nothing', ' ', undefined, 'Isi jumlahnya.'],
  ['too little', '49.999', undefined, /Rp50\.000/],
  ['more than there is', '350.001', undefined, /Rp350\.000/],
  ['more than there is or any limit', '99.999.999', undefined, 'Saldomu Rp350.000.'],
  ['more than today', '100.000', 60_000, /Rp60\.000/],
  ['no figure', 'banyak', undefined, /angka/],
  ['words', 'seratus ribu', undefined, /misalnya 100\.000/],
  ['a fraction', '100,5', undefined, 'Rupiah bulat saja.'],
])('%s is refused at its field', async (_, amount, leftToday, words) => {
  onNext.mockClear()
  const page = await open(leftToday)
  await types(page, amount)
  await waitFor(() => expect(field(page)).toBeInvalid())
  expect(field(page)).toHaveAccessibleDescription(words)
  expect(onNext).not.toHaveBeenCalled()
})

test('of an account in another name no day is promised: it is looked at first', async () => {
  const page = await open()
  await page.user.type(field(page), '60000')
  const sentence = page.t('wallet:withdraw.arrivesAfterReview')
  expect(screen.queryByText(sentence)).toBeNull()
  await page.user.click(screen.getByRole('radio', { name: /Mandiri/ }))
  expect(screen.getByText(sentence)).toBeVisible()
  expect(screen.queryByText(/paling lambat [A-Z]/)).toBeNull()
})

test('says what arrives once there is an amount that can be withdrawn', async () => {
  const page = await open()
  const arrives = page.t('wallet:withdraw.arrives')
  expect(screen.queryByText(arrives)).not.toBeInTheDocument()
  await page.user.type(field(page), '60000')
  expect(screen.getByText(arrives)).toBeVisible()
  await page.user.type(field(page), '000')
  expect(screen.queryByText(arrives)).not.toBeInTheDocument()
})

test('Escape asks before what was typed is lost', async () => {
  const page = await open()
  await page.user.type(field(page), '60000')
  await page.user.keyboard('{Escape}')
  expect(screen.getByText(page.t('discard.question'))).toBeVisible()
  expect(field(page)).toHaveValue('60.000')
})
