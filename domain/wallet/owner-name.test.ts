import { expect, it } from 'vitest'
import { isNameOf } from './index.ts'

it.each([
  ['Ratna Wulandari', 'Ratna Wulandari'],
  ['RATNA WULANDARI', 'Ratna Wulandari'],
  ['WULANDARI RATNA', 'Ratna Wulandari'],
  ['  ratna   wulandari ', 'Ratna Wulandari'],
  ['Ratna Wulandari, S.E., M.M.', 'Ratna Wulandari'],
  ['Dr. Ratna Wulandari', 'Ratna Wulandari'],
  ['Hj. Ratna Wulandari', 'RATNA WULANDARI SH'],
  ['H. Ahmad Fauzi', 'Ahmad Fauzi'],
  ['José Ramón', 'JOSE RAMON'],
  ['NURUL AINI', "Nuru'l Aini"],
  ['SRI WAHYUNI', 'Sriwahyuni'],
  ['Siti-Nurhaliza', 'Siti Nurhaliza'],
  ['李小龙', '李小龙'],
  ['PT BATIK LARASATI NUSANTARA', 'Batik Larasati Nusantara, PT'],
  ['PT. Sumber Rejeki Tbk', 'Sumber Rejeki'],
  ['CV Maju Jaya', 'cv. maju jaya'],
  ['Suharto', 'Suharto'],
  // All of it is a title, and still a name.
  ['Haji', 'haji'],
])('%s is %s', (owner, name) => {
  expect(isNameOf(owner, ['Somebody Else', name])).toBe(true)
})

it.each([
  ['Rudi Wulandari', 'Ratna Wulandari'],
  ['Ratna', 'Ratna Wulandari'],
  ['Ratna Dewi Wulandari', 'Ratna Wulandari'],
  ['R. Wulandari', 'Ratna Wulandari'],
  ['Ratna Wulandari Ratna', 'Ratna Wulandari'],
  ['Dr.', 'Ratna Wulandari'],
  ['PT', 'CV'],
  ['...', '...'],
  ['', ''],
  ['PT Maju Jaya', 'PT Maju Jaya Abadi'],
])('%s is not %s', (owner, name) => {
  expect(isNameOf(owner, [name])).toBe(false)
})

it('is nobody of no names', () => {
  expect(isNameOf('Ratna Wulandari', [])).toBe(false)
})
