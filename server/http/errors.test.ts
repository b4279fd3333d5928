import { describe, expect, it } from 'vitest'
import { isTransient } from './errors.ts'

describe('a failure that a repetition may mend', () => {
  it.each(['EIO', 'EMFILE', 'ECONNREFUSED'])('is %s, also as the cause of another', (code) => {
    const failure = Object.assign(new Error('write'), { code })
    expect(isTransient(failure, undefined)).toBe(true)
    expect(isTransient(new Error('a file', { cause: failure }), undefined)).toBe(true)
  })

  it.each(['ENOENT', 'EACCES', 'EISDIR'])('is not %s', (code) => {
    expect(isTransient(Object.assign(new Error('read'), { code }), undefined)).toBe(false)
  })
})
