import { expect, test } from 'vitest'
import { isNamed } from './is-named.ts'

const airsoft = {
  hscode: '930400',
  label: 'Senjata angin dan airsoft',
  category_id: 'umum',
  percentage_bea_masuk: 0,
  percentage_ppn: 12,
  percentage_pph: 7.5,
}

test.each([
  ['Airsoft gun', ['airsoft', 'gun'], true],
  ['airsoft-gun', ['airsoft', 'gun', 'guns'], true],
  ['气枪', ['气枪'], true],
  ['Airsoft gun mainan', ['airsoft', 'gun'], false],
  ['pistol mainan', ['pistol'], false],
  ['puppy', ['poppy'], false],
  ['gunting', ['gun'], false],
  ['', ['gun'], false],
])('%j, found by %j: by all of its words: %s', (name, matched, expected) => {
  expect(isNamed({ ...airsoft, matched }, name)).toBe(expected)
})

test('goods that were not searched by words are not named', () => {
  expect(isNamed(airsoft, '930400')).toBe(false)
})
