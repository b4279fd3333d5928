import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { forgetSaved } from '../../lib/storage/forget.ts'
import { forgetTypedPaper, readTypedPaper, saveTypedPaper } from './typed-paper.ts'

const values = { ktp_number: '3273046105940002', name: 'Ratna' }

beforeEach(async () => {
  sessionStorage.clear()
  await saveTypedPaper('ktp', '20418', { ...values, file: new File(['photo'], 'ktp.jpg') })
})

test('what is typed is there again, for its owner and its paper alone, without the photo', async () => {
  expect(await readTypedPaper('ktp', '20418')).toEqual(values)
  expect(await readTypedPaper('ktp', '20419')).toEqual({})
  expect(await readTypedPaper('passport', '20418')).toEqual({})
})

test('it stays in this tab, and cannot be read there', () => {
  expect(Object.keys(localStorage).filter((key) => key.includes('typed'))).toEqual([])
  const stored = sessionStorage.getItem('tk_typed_ktp') ?? ''
  expect(stored).not.toBe('')
  expect(atob(stored)).not.toContain(values.ktp_number)
})

test('what is typed last stays', async () => {
  void saveTypedPaper('ktp', '20418', { ktp_number: '1' })
  await saveTypedPaper('ktp', '20418', { ktp_number: '12' })
  expect(await readTypedPaper('ktp', '20418')).toEqual({ ktp_number: '12' })
})

test.each([
  ['once it is sent', () => forgetTypedPaper('ktp')],
  ['with the sign-out', async () => forgetSaved(sessionStorage)],
])('it is gone %s', async (_, end) => {
  await end()
  expect(await readTypedPaper('ktp', '20418')).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test('what cannot be read is as nothing', async () => {
  sessionStorage.setItem('tk_typed_ktp', 'x')
  expect(await readTypedPaper('ktp', '20418')).toEqual({})
})
