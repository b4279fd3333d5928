import { expect, it } from 'vitest'
import { labelLines } from './label-lines.ts'

it.each([
  [
    'a city and its codes',
    [
      '1840 Harbor Crossing Drive, Suite SBR-1024',
      'New Castle',
      'DE',
      '19720',
      'United States',
      '+1 302 555 0142',
    ],
    ['1840 Harbor Crossing Drive, Suite SBR-1024', 'New Castle, DE, 19720, United States', '+1 302 555 0142'],
  ],
  [
    'nothing to a long name',
    ['Kepulauan Siau Tagulandang Biaro', '95863'],
    ['Kepulauan Siau Tagulandang Biaro', '95863'],
  ],
  [
    'no more than fits across',
    ['Wilmington Heights', 'New Castle County', 'Delaware', '19720'],
    ['Wilmington Heights, New Castle County', 'Delaware, 19720'],
  ],
  ['a country alone', ['Amerika'], ['Amerika']],
])('of an address, joins %s', (_, lines, joined) => expect(labelLines(lines)).toEqual(joined))
