import { expect, test } from 'vitest'
import { fields, indonesianMobile, phoneDigits, phoneNumber, publicText, validate } from './index.ts'

test.each([
  '0812 3456 7890',
  '+62 812-3456-7890',
  '6281234567890',
  '(0812) 3456.7890',
  '+62 (0)812 3456 7890',
  '0062 812 3456 7890',
  '０８１２３４５６７８９０',
  '(+62) 812 3456 7890',
  '0812–3456–7890',
  '0812/3456/7890',
])('%s ends in the digits of the subscriber', (typed) => {
  expect(phoneDigits(typed)).toBe('81234567890')
})

test.each([
  ['+65 8123 4567', '6581234567'],
  ['3456-7890', '34567890'],
])('%s elsewhere, or in part', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})

test.each([
  ['+62 0812 2044 1871', '+62 812 2044 1871'],
  ['0812-2044-1871', '+62 812 2044 1871'],
  ['+(62) 812 2044 187', '+62 812 2044 187'],
  ['+65 8123 4567', null],
  ['0065 8123 4567', null],
  ['+1 812 204 4187', null],
  ['021 5099 7420', null],
])('%s as a mobile number of Indonesia: %s', (typed, shown) => {
  expect(indonesianMobile(typed)).toBe(shown)
})

const codes = ['0', '(0', '+62', '+(62) ', '(+62) ', '62', '(62) ', '0062 ', '+62 (0)', '+', '']
const separators = ['', ' ', '.', '-', '–', '/', ' - ', ') ']
const written = codes.flatMap((code) =>
  separators.map((separator) => code + ['812', '3456', '7890'].join(separator)),
)

test.each([...written, '+6512345', '021-5099.7420'])(
  '%s is taken as a number, found by it, and kept out of public texts',
  (typed) => {
    expect(validate(fields({ value: phoneNumber() }), { value: typed }, 'en')).toHaveProperty('value')
    expect(phoneDigits(typed)).not.toBeNull()
    expect(validate(fields({ value: publicText() }), { value: `call ${typed} now` }, 'en')).toHaveProperty(
      'errors',
    )
  },
)

test.each(['SBR-1024', '12345', '0812x3456789', '', 'ayu'])('%s is no telephone number', (typed) => {
  expect(phoneDigits(typed)).toBeNull()
})
