import { describe, expect, it } from 'vitest'
import { readConfig } from '../base/config.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

const { passwordCost } = readConfig({})

describe('passwords', () => {
  it('cost what OWASP demands of argon2id: 19 MiB, two passes, one lane', async () => {
    const phc = await hashPassword('kata sandi yang panjang', passwordCost, 'a network')
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  })

  it('are verified at the cost that they were hashed with, whatever new ones cost', async () => {
    const phc = await hashPassword('kata sandi yang panjang', { memory: 64, passes: 3 }, 'a network')
    expect(phc).toContain('$m=64,t=3,p=1$')
    expect(await verifyPassword('kata sandi yang panjang', phc, 'a network')).toBe(true)
    expect(await verifyPassword('kata sandi yang panjanG', phc, 'a network')).toBe(false)
  })

  it('are the same in every composition of their characters', async () => {
    const phc = await hashPassword('café au lait', passwordCost, 'a network')
    expect(await verifyPassword('cafe\u0301 au lait', phc, 'a network')).toBe(true)
  })
})
