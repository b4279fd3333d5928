import type { Quote } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { pricingRequest } from '@seberang/domain/pricing'
import { priceUnder } from '@seberang/domain/terms'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { figuresOf } from '../../lib/pricing/products.ts'
import { cart } from '../../testing/cart.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { reference } from '../../testing/reference.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { QuoteView } from './QuoteView.tsx'

/** One that ended, of a price under this dollar, while the dollar is another today. */
function endedQuote(dollar: number, today: number): Quote {
  const pricedAt = (rupiah: number) => {
    const figures = figuresOf(reference)
    const request = pricingRequest(
      { ...cart, insurance: 0, has_valid_npwp: false, is_disable_minimum_weight: false, courier: null },
      cart.package,
      { ...figures, rates: { ...figures.rates, USD: rupiah } },
    )
    if (!request) throw new Error('a quote without a price')
    return { request, priced: priceUnder(request, { rates_as_of: '2026-11-01T00:00:00Z' }) }
  }
  return {
    code: 'ABCDEFGH',
    title: 'Sepatu lari',
    about: { products: [], place: null, courier: null, warehouse: null, days: null },
    ...pricedAt(dollar),
    created_at: '2026-11-01T00:00:00Z',
    expires_at: '2026-11-08T00:00:00Z',
    now: '2026-11-09T00:00:00Z',
    repriced: pricedAt(today).priced,
  }
}

test('a quote that holds says how long below its title, and its receipt ends with its total', async () => {
  fakeServer()
  const { repriced: _, ...quote } = endedQuote(15_000, 15_000)
  await renderApp(<QuoteView quote={{ ...quote, now: '2026-11-02T00:00:00Z' }} onEnd={() => undefined} />, {
    texts: ['quote', 'calculator', 'pricing', 'price', 'quotes', 'reason', 'glossary'],
  })
  const title = await screen.findByRole('heading', { level: 1 })
  const receipt = screen.getByRole('article')
  const [timer] = screen.getAllByRole('timer')
  expect(title.compareDocumentPosition(timer ?? title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(receipt.compareDocumentPosition(timer ?? receipt)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(within(receipt).getByText(formatRupiah(quote.priced.answer.total))).toBeVisible()
})

test.each([
  ['the same figure once', 15_000, false],
  ['another figure beside the former', 16_000, true],
])('an ended quote has of the price today %s', async (_, today, isOther) => {
  fakeServer()
  const quote = endedQuote(15_000, today)
  const { t } = await renderApp(<QuoteView quote={quote} onEnd={() => undefined} />, {
    texts: ['quote', 'calculator', 'pricing', 'price', 'quotes', 'reason', 'glossary'],
  })
  const label = await screen.findByText(t('quote:ended.now'))
  const amount = formatRupiah(quote.repriced?.answer.total ?? 0)
  expect(label.parentElement?.textContent.includes(amount)).toBe(isOther)
  expect(screen.getAllByText(amount).length).toBeGreaterThan(0)
})

test('a rate that changed without an effect is the cause of nothing, and nothing is left to decide', async () => {
  fakeServer()
  const quote = endedQuote(15_000, 15_000)
  const other = { ...quote.priced, rates: { ...quote.priced.rates, USD: 16_000 } }
  const { t } = await renderApp(<QuoteView quote={{ ...quote, repriced: other }} onEnd={() => undefined} />, {
    texts: ['quote', 'calculator', 'pricing', 'price', 'quotes', 'reason', 'glossary'],
  })
  expect(await screen.findByText(t('quote:now.same'), { exact: false })).toBeVisible()
  expect(document.body).not.toHaveTextContent(t('quote:ended.decide'))
  const cause = t('quote:cause.rateUp', { currency: 'USD', before: 'Rp15.000', now: 'Rp16.000' })
  expect(cause).toContain('Rp16.000')
  expect(document.body).not.toHaveTextContent(cause)
})
