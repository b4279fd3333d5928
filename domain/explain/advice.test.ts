import { expect, it } from 'vitest'
import { formatRupiah } from '../format/index.ts'
import { languages } from '../language/index.ts'
import { airJastip, requestWith } from '../pricing/cases/build.ts'
import { priceUnder } from '../terms/index.ts'
import { adviceText, readyText } from './advice.ts'
import { cautionText, cautionTexts } from './caution.ts'
import { shipmentsAtRisk } from './price-statement.ts'
import { billTexts } from './texts/index.ts'

const rates_as_of = '2026-11-12T02:00:00Z'
const priced = priceUnder(requestWith({ package: airJastip }, [{ price_original: 300 }]), { rates_as_of })
const parcels = (titles: readonly string[]) =>
  shipmentsAtRisk({ shipments: titles.map((title) => ({ code: title, title, priced })) })
const cautions = (titles: readonly string[]) =>
  cautionTexts({ risks: parcels(titles), parcels: titles.length }, billTexts.id, 'id')
const amount = (times: number) => `Rp${((priced.advice?.difference ?? 0) * times).toLocaleString('id-ID')}`

it('of one parcel, what to set aside and why', () => {
  const [only, ...others] = cautions(['Sepatu'])
  expect(others).toEqual([])
  expect(only).toContain(`Bisa ${amount(1)} lebih mahal.`)
})

it('of several, one sum first, then its parts', () => {
  expect(priced.advice?.difference).toBeGreaterThan(0)
  const [all, ...parts] = cautions(['Sepatu', 'Tas'])
  expect(all).toBe(`Bisa ${amount(2)} lebih mahal.`)
  expect(parts.map((part) => part.startsWith('Bisa'))).toEqual([false, false])
  expect(parts.map((part, at) => part.startsWith(`${['Sepatu', 'Tas'][at]}: ${amount(1)}.`))).toEqual([
    true,
    true,
  ])
})

it('of one among several, the figures of the order, and which parcel it is', () => {
  const order = { risks: parcels(['Sepatu']), parcels: 2 }
  const total = 9_386_335
  const caution = cautionText({ ...order, total }, billTexts.id, 'id')
  const ready = formatRupiah(total + (priced.advice?.difference ?? 0))
  expect(caution?.lead).toBe(`Bisa ${amount(1)} lebih mahal: siapkan ${ready}.`)
  expect(caution?.parts.map(({ text }) => text.startsWith('Sepatu: '))).toEqual([true])
  const [agreed, ...others] = cautionTexts(order, billTexts.id, 'id')
  expect(others).toEqual([])
  expect(agreed?.startsWith(`Bisa ${amount(1)} lebih mahal. Sepatu: `)).toBe(true)
})

it('of what an operator has billed beside the price, no more', () => {
  const more = priced.advice?.difference ?? 0
  const risksWith = (cost_value: number) =>
    shipmentsAtRisk({
      shipments: [{ code: 'A', title: 'Sepatu', priced, charges: [{ cost_value, reason: 'Bea masuk' }] }],
    })
  expect(risksWith(more)).toEqual([])
  expect(risksWith(more - 1)).toHaveLength(1)
})

it.each(languages)('in %s, the cause names the law, and the levies stand in it or as rows', (language) => {
  const { reason: texts, pricing } = billTexts[language]
  if (!priced.advice) throw new Error('a price that the law adds nothing to')
  const { cause, text, levies, lawName, conditions } = adviceText(priced.advice, texts, language)
  expect(cause).toContain(lawName)
  expect(text.split(lawName)).toHaveLength(2)
  expect(levies.map(({ amount }) => amount)).toEqual(
    [priced.advice.levies.duty, priced.advice.levies.vat, priced.advice.levies.income_tax].map(formatRupiah),
  )
  for (const { amount } of levies) {
    expect(text).toContain(amount)
    expect(cause).not.toContain(amount)
  }
  expect(text.endsWith(conditions)).toBe(true)
  const ready = formatRupiah(priced.answer.total + priced.advice.difference)
  expect(readyText(priced.advice, priced.answer.total, pricing)).toContain(ready)
  expect(text + cause).not.toMatch(/\{\{/)
})
