import { expect, test } from 'vitest'
import { ratePassword } from './rate-password.ts'

test.each([
  ['Password123', 1],
  ['P@ssw0rd123', 1],
  ['seberang99', 1],
  ['bismillah2020', 1],
  ['aaaaaaaaaa', 1],
  ['abcdefgh1', 1],
  ['19900101', 1],
  ['kucing12', 2],
  ['tiga gajah', 3],
  ['pasir putih 4 perahu', 4],
])('%s is rated %d', (password, score) => {
  expect(ratePassword(password, [])).toBe(score)
})

test('what is known of its owner makes a password weak', () => {
  const [password, known] = ['ratnawulandari', ['Ratna', 'Wulandari']]
  expect(ratePassword(password, [])).toBe(4)
  expect(ratePassword(password, known)).toBe(1)
})
