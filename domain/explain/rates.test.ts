import { describe, expect, it } from 'vitest'
import { billTexts } from './texts/index.ts'
import { oldRates, rateNotes } from './rates.ts'

const rates = { IDR: 1, USD: 16_485, CNY: 2270, JPY: 108 }
const [yesterday, today] = ['2026-11-11T02:00:00Z', '2026-11-12T02:00:00Z']
const noon = '2026-11-12T05:00:00Z'
const both = { rates, rates_as_of: yesterday, rate_days: { USD: today, CNY: yesterday } }
const old = (prices: Parameters<typeof oldRates>[0], now = noon, language: 'id' | 'en' | 'zh' = 'en') =>
  oldRates(prices, now, billTexts[language], language)
const spaced = (text: string | undefined) => text?.replaceAll(/[\s\u2060]+/g, ' ')

describe('the days of rates', () => {
  const notes = (...prices: Parameters<typeof rateNotes>[0]) =>
    rateNotes(prices, billTexts.en.pricing, 'en').map(spaced)

  it('are named one by one where they differ, and once where they do not', () => {
    const [first, second] = notes(both)
    expect(first).toContain('USD Rp16.485')
    expect(first).toContain('12 Nov 2026')
    expect(second).toContain('CNY Rp2.270')
    expect(second).toContain('11 Nov 2026')
    expect(notes({ ...both, rate_days: { USD: today, CNY: today } })).toHaveLength(1)
    const { CNY: _, ...dollar } = rates
    const dollars = { rates: dollar, rates_as_of: today, rate_days: { USD: today } }
    expect(notes({ ...both, rate_days: { USD: today, CNY: today } }, dollars)).toHaveLength(1)
  })

  it('were not recorded once: then the oldest stands for the dollar’s', () => {
    expect(notes({ rates, rates_as_of: yesterday })).toEqual([expect.stringContaining('11 Nov 2026')])
  })
})

describe('rates are old', () => {
  it('after a day, each for itself', () => {
    expect(spaced(old([both])?.lead)).toBe('The CNY rate is from yesterday.')
    expect(old([both], '2026-11-12T01:59:00Z')).toBeUndefined()
    expect(spaced(old([both], '2026-11-14T05:00:00Z')?.lead)).toBe(
      'The USD rate is from 2 days ago. The CNY rate is from 3 days ago.',
    )
  })

  it('once for several prices with the same', () => {
    expect(old([both, both])).toEqual(old([both]))
  })

  it('but not those that a quote keeps', () => {
    const quote = {
      code: 'Q-1',
      expires_at: noon,
      changes: [],
      quoted_total: 1,
      today_total: 1,
    }
    expect(old([{ ...both, quote: { ...quote, state: 'kept' } }])).toBeUndefined()
    expect(old([{ ...both, quote: { ...quote, state: 'changed' } }])).toBeDefined()
  })

  it.each(['id', 'en', 'zh'] as const)('in words of %s', (language) => {
    const { lead, text } = old([both], noon, language) ?? {}
    expect(lead).toContain('CNY')
    expect(lead).not.toContain('{{')
    expect(text).toBe(billTexts[language].quotes.rates.final)
  })
})
