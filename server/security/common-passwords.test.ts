import { newPassword } from '@seberang/domain/validation'
import { describe, expect, it } from 'vitest'
import { commonPasswords, isCommonPassword } from './common-passwords.ts'

describe('common passwords', () => {
  it('are more than ten thousand of those that are long enough to be chosen', () => {
    expect([...commonPasswords].filter((one) => one.length >= 8).length).toBeGreaterThan(10_000)
  })

  it.each(['Michael123', 'LIVERPOOL', 'charlie1', 'ｍｉｃｈａｅｌ１２３'])('include %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
    // Beyond those that the form refuses by itself.
    expect(newPassword().isValidSync(password)).toBe(true)
  })

  it.each(['kuda-terbang-di-atas-awan', 'seb3rang-kap4l', ''])('do not include %j', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})
