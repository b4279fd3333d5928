import { expect, it } from 'vitest'
import { fileAsCsv } from './bank-files.ts'

it('a file for the bank has no name that a spreadsheet carries out', () => {
  const line = { id: 'WD-7KQ2M9XA', bank_code: '014', number: '008127658841', amount: 57_500 }
  const named = (owner_name: string) => ({ ...line, owner_name, status: 'processing' as const })
  const file = {
    id: 'BF-7KQ2M9XA',
    operator: 'dewi',
    created_at: '2026-11-29T03:00:00.000Z',
    ended: 0,
    not_due: [],
    lines: [named('AYU LESTARI'), named(' =1+1'), named('PT A, B')],
  }
  expect(fileAsCsv(file).split('\n')).toEqual([
    'reference,bank_code,number,name,amount',
    'WD-7KQ2M9XA,014,008127658841,AYU LESTARI,57500',
    "WD-7KQ2M9XA,014,008127658841,' =1+1,57500",
    'WD-7KQ2M9XA,014,008127658841,"PT A, B",57500',
  ])
})
