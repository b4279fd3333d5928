import { beforeEach, expect, test } from 'vitest'
import { forgetSaved } from '../../lib/storage/forget.ts'
import { forgetTypedPaper, readTypedPaper, saveTypedPaper } from './typed-paper.ts'

const values = { ktp_number: '3273046105940002', name: 'Ratna' }

beforeEach(() => {
  sessionStorage.clear()
  saveTypedPaper('ktp', '20418', values)
})

test('what is typed is there again, for its owner and its paper alone', () => {
  expect(readTypedPaper('ktp', '20418')).toEqual(values)
  expect(readTypedPaper('ktp', '20419')).toEqual({})
  expect(readTypedPaper('passport', '20418')).toEqual({})
})

test('neither the number nor the name is left on the device', () => {
  expect(Object.keys(localStorage).filter((key) => key.includes('typed'))).toEqual([])
})

test.each([
  ['once it is sent', () => forgetTypedPaper('ktp')],
  ['with the sign-out', () => forgetSaved(sessionStorage)],
])('it is gone %s', (_, end) => {
  end()
  expect(readTypedPaper('ktp', '20418')).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test.each(['[', '1', '{"customer":"20418","values":1}'])(
  'what cannot be read is as nothing: %s',
  (stored) => {
    sessionStorage.setItem('tk_typed_ktp', stored)
    expect(readTypedPaper('ktp', '20418')).toEqual({})
  },
)
