import { describe, expect, it } from 'vitest'
import { csvOf, sheetOf, type MonthStatement } from './statement.ts'

const statement = (title: string): MonthStatement => ({
  month: '2026-11',
  customer: { id: 1024, name: 'Ayu Lestari' },
  opening: 250_000,
  entries: [
    {
      id: '1',
      at: '2026-10-31T17:00:00.000Z',
      kind: 'withdrawal',
      title,
      amount: -100_000,
      balance: 150_000,
      code: 'WD-7KQ2M9XA',
    },
  ],
  closing: 150_000,
})

describe('a statement for a spreadsheet', () => {
  it('has plain figures and times in WIB, between the balances', () => {
    expect(csvOf(statement('Penarikan ke BCA'), 'id').trim().split('\r\n').slice(1)).toEqual([
      ',Saldo awal,,,250000',
      '2026-11-01 00:00:00,Penarikan ke BCA,WD-7KQ2M9XA,-100000,150000',
      ',Saldo akhir,,,150000',
    ])
  })

  it('has no title that a spreadsheet carries out', () => {
    expect(csvOf(statement('=1+1'), 'id')).toContain(",'=1+1,")
  })
})

it.each([
  ['id', 'Bulan November 2026, waktu WIB'],
  ['en', 'November 2026, Jakarta time (WIB)'],
  ['zh', '2026年11月，雅加达时间（WIB）'],
] as const)('a printed statement is in the language %s', (language, subtitle) => {
  const sheet = sheetOf(statement('x'), language, new Date('2026-11-29T03:00:00Z'))
  expect(sheet.subtitle.replaceAll(/[\u00a0\u2060]/g, (mark) => (mark === '\u00a0' ? ' ' : ''))).toBe(
    subtitle,
  )
  expect(sheet.rows).toMatchObject([{ amount: '−Rp100.000', balance: 'Rp150.000' }])
})
