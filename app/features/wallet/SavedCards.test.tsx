import { calls } from '@seberang/domain/api'
import { brandedCard } from '@seberang/domain/explain'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { SavedCards } from './SavedCards.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const visa = { id: 'visa', brand: 'Visa', last4: '4417', exp_month: 8, exp_year: 2028, is_main: true }
const expired = {
  ...visa,
  id: 'mc',
  brand: 'Mastercard',
  last4: '2096',
  exp_month: 10,
  exp_year: 2026,
  is_main: false,
}
/** As it is read. */
const name = 'Visa •••• 4417'

const open = (at = '/account/payment') => renderApp(<SavedCards />, { texts: ['wallet'], at })

test('cards say when they end; one that has ended is listed, and a page of the gateway takes another', async () => {
  fakeServer().answer(calls.cards, { results: [visa, expired], add_url: '/sandbox/card' })
  const { t } = await open()
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent(t('wallet:cards.until', { end: '08/28' }))
  expect(first).toHaveTextContent(t('wallet:cards.main'))
  expect(second).toHaveTextContent(t('wallet:cards.expired', { end: '10/26' }))
  expect(screen.getByRole('link', { name: t('wallet:cards.add') })).toHaveAttribute('href', '/sandbox/card')
})

test('where no gateway takes a card without a payment, it is said how one is kept', async () => {
  fakeServer().answer(calls.cards, { results: [], add_url: null })
  const { t } = await open()
  expect(await screen.findByText(t('wallet:cards.none'))).toBeVisible()
  expect(screen.getByText(t('wallet:cards.onlyByPaying'))).toBeVisible()
  expect(screen.queryByRole('link', { name: t('wallet:cards.add') })).toBeNull()
})

test('a card is removed once that is confirmed; a failure says so and keeps the question', async () => {
  const server = fakeServer()
  server.answer(calls.cards, { results: [visa], add_url: null })
  server.refuse(calls.removeCard, 409, { message: 'Belum bisa.' })
  const { t, user } = await open()
  await user.click(
    await screen.findByRole('button', { name: t('wallet:cards.removeOf', { card: brandedCard(visa) }) }),
  )
  const dialog = within(screen.getByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: t('wallet:cards.remove') }))
  expect(await dialog.findByText('Belum bisa.')).toBeVisible()
  server.handle(calls.removeCard, () => ({ status: 204 }))
  await user.click(dialog.getByRole('button', { name: t('wallet:cards.remove') }))
  expect(await screen.findByText(t('wallet:cards.removed', { card: name }))).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('the token that the gateway’s page leads back with adds its card, once', async () => {
  const server = fakeServer()
  server.answer(calls.cards, { results: [], add_url: null })
  server.answer(calls.addCard, { card: visa })
  const { t } = await open('/account/payment#card_token=abc')
  expect(await screen.findByText(t('wallet:cards.added', { card: name }))).toBeVisible()
  expect(server.bodies(calls.addCard)).toEqual([{ token: 'abc' }])
})

test('a token that is refused says why', async () => {
  const server = fakeServer()
  server.answer(calls.cards, { results: [], add_url: null })
  server.refuse(calls.addCard, 422, { errors: [{ field: 'token', message: 'Kartu ini tidak dikenal.' }] })
  await open('/account/payment#card_token=abc')
  expect(await screen.findByText('Kartu ini tidak dikenal.')).toBeVisible()
})
