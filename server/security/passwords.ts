import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { limitConcurrency } from '../base/concurrency.ts'

const derive = promisify(argon2)
/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
/** Each hash takes 19 MiB and most of a core: two run at a time. */
const limited = limitConcurrency(2)

const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/**
 * @param caller who asks, as callers take turns
 * @returns a PHC string
 */
export async function hashPassword(password: string, caller: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await limited(caller, () =>
    derive('argon2id', { ...cost, message: password.normalize('NFKC'), nonce }),
  )
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(nonce)}$${plain(tag)}`
}

/** Checks a password against a PHC string, with the cost in that string. */
export async function verifyPassword(password: string, phc: string, caller: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc)
  if (!parts) return false
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts
  const expected = Buffer.from(tag, 'base64')
  const made = await limited(caller, () =>
    derive('argon2id', {
      message: password.normalize('NFKC'),
      nonce: Buffer.from(nonce, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }),
  )
  return timingSafeEqual(made, expected)
}

let decoy: Promise<string> | undefined

/** Takes as long as a real check, so that timing does not reveal whether an e-mail address has an account. */
export async function verifyDecoy(password: string, caller: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'), caller)
  await verifyPassword(password, await decoy, caller)
  return false
}
