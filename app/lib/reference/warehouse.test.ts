import { expect, test } from 'vitest'
import { warehouseAddress, warehouseLines } from './warehouse.ts'

const agent = {
  id: 'us-air',
  country: 'US',
  flag: 'US',
  name: 'Express Amerika',
  days: [5, 8] as [number, number],
  contact_info: [
    { title: 'Penerima', form_name: 'Full name', value: 'Seberang {suite}' },
    { title: 'Alamat', form_name: 'Street address', value: '1840 Harbor Drive, Suite {suite}' },
  ],
}

test('a label names the same recipient as the address that is copied into a shop', () => {
  const [first, ...others] = warehouseLines(agent, 'SBR-7').map(({ value }) => value)
  expect(warehouseAddress(agent, 'SBR-7')).toEqual({ recipient: first, lines: others })
})
