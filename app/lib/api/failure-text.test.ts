import { expect, test } from 'vitest'
import texts from '../../locales/en/failure.json'
import { ApiError, NetworkError } from './errors.ts'
import { failureKey, listedStatuses } from './failure-text.ts'

test('every listed status has a text, and every text a status', () => {
  expect(Object.keys(texts.status)).toEqual(listedStatuses.map(String))
})

test.each([
  [new ApiError(401, {}), 'status.401'],
  [new ApiError(504, {}), 'status.504'],
  [new ApiError(299, {}), 'network'],
  [new NetworkError(undefined), 'network'],
  [new TypeError('a fault of ours'), 'network'],
])('%s → %s', (error, key) => {
  expect(failureKey(error)).toBe(key)
})
