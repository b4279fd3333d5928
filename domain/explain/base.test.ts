import { expect, it } from 'vitest'
import { airIndividual, airJastip, requestWith, seaCompany } from '../pricing/cases/build.ts'
import { priceUnder } from '../terms/index.ts'
import { baseReason, priceObject, type PriceFacts } from './index.ts'
import { billTexts } from './texts/index.ts'

const cases = [
  ['jastip', airJastip, 900, '(Rp14.836.500 − USD 500 × Rp16.485) × 1,005'],
  ['jastip within its allowance', airJastip, 400, ''],
  ['a parcel', airIndividual, 900, 'Rp14.836.500 × 1,005'],
  ['a parcel without duty', airIndividual, 2, 'Rp32.970 × 1,005'],
  ['an all-in delivery', { ...airIndividual, tax_included: true }, 900, ''],
  ['a company by sea', seaCompany, 900, 'Rp14.836.500 × 1,005'],
] as const

it.each(cases)('works out the base of %s', (_, delivery, price_original, worked) => {
  const request = requestWith(
    {
      package: delivery,
      country: delivery === seaCompany ? 'CN' : 'US',
      container_type: 'lcl',
      rates: { USD: 16_485 },
    },
    [{ price_original, currency_code: 'USD' }],
  )
  const priced = priceUnder(request, { rates_as_of: '2026-11-12T02:00:00Z' })
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const reason = plain(baseReason(priced, billTexts.id.reason, 'id'))
  expect(reason.split(', ')[0]).toBe(worked)

  // At length, it is said once on what the levies are.
  const { groups } = priceObject({ shipments: [{ code: '', title: '', priced }] }, billTexts.id, 'id')
  const atLength = groups.flatMap(({ lines }) => lines.flatMap(({ base }) => base ?? []))
  expect(atLength.map(plain)).toEqual(
    worked === '' || worked.startsWith('(')
      ? []
      : [`Dasarnya ${reason}; bea cukai bisa menambahkan ongkos kirim.`],
  )

  // Where nothing else shows the base, the duty says what was taken off before it.
  const dutyOf = (showsBase: boolean) => {
    const shipments: PriceFacts['shipments'] = [{ code: '', title: '', showsBase, priced }]
    const lines = priceObject({ shipments }, billTexts.id, 'id').groups.flatMap((group) => group.lines)
    return plain(lines.find(({ id }) => id === 'duty')?.reason ?? '')
  }
  expect(dutyOf(false).includes(worked || 'Dasarnya')).toBe(worked.startsWith('('))
  expect(dutyOf(true)).not.toContain('Dasarnya')
})
