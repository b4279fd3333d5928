import { expect, test } from 'vitest'
import { airsoft } from '../../testing/airsoft.ts'
import { isNamed } from './is-named.ts'

test.each([
  ['Airsoft gun', ['airsoft', 'gun'], true],
  ['airsoft-gun', ['airsoft', 'gun', 'guns'], true],
  ['气枪', ['气枪'], true],
  ['Airsoft gun M4', ['airsoft', 'gun'], true],
  ['Ganja kering', ['ganja'], true],
  ['Masker airsoft', ['airsoft'], false],
  ['Heat gun', ['gun'], false],
  ['toy gun', ['gun'], false],
  ['Airsoft gun mainan', ['airsoft', 'gun'], false],
  ['pistol mainan', ['pistol'], false],
  ['Pistol lem tembak', ['pistol'], false],
  ['Pistol air anak', ['pistol'], false],
  ['Airsoft mask', ['airsoft'], false],
  ['Petasan confetti', ['petasan'], false],
  ['Pistol Glock 17', ['pistol'], true],
  ['puppy', ['poppy'], false],
  ['gunting', ['gun'], false],
  ['', ['gun'], false],
])('%j, found by %j: by its first word or all of them: %s', (name, matched, expected) => {
  expect(isNamed({ ...airsoft, matched }, name)).toBe(expected)
})

test('goods that were not searched by words are not named', () => {
  const { matched: _, ...byDigits } = airsoft
  expect(isNamed(byDigits, '930400')).toBe(false)
})
