import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { limitConcurrency } from '../base/concurrency.ts'
import type { PasswordCost } from '../base/config.ts'
import { refusedField } from '../refusal/refusal.ts'
import type { Caller } from './caller.ts'
import { isCommonPassword } from './common-passwords.ts'
import { widerNetworkOf } from './network.ts'

const derive = promisify(argon2)
/** Each hash takes the memory of its cost and most of a core: two run at a time. */
const limited = limitConcurrency(2)

const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
const phcOf = ({ memory, passes }: PasswordCost, nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=1$${plain(nonce)}$${plain(tag)}`

/**
 * @param caller who asks, as callers take turns
 * @returns a PHC string
 */
export async function hashPassword(
  password: string,
  { memory, passes }: PasswordCost,
  caller: string,
): Promise<string> {
  const nonce = randomBytes(16)
  const message = password.normalize('NFKC')
  const tag = await limited(caller, () =>
    derive('argon2id', { memory, passes, parallelism: 1, tagLength: 32, message, nonce }),
  )
  return phcOf({ memory, passes }, nonce, tag)
}

/** Hashes are made in turns of networks. */
export const networkQueue = ({ network }: Pick<Caller, 'network'>): string => widerNetworkOf(network)

/** Hashes a password that an account is to have; throws 422 of the field for one that every guesser tries first. */
export async function newPasswordHash(
  password: string,
  field: string,
  cost: PasswordCost,
  caller: Pick<Caller, 'network'>,
): Promise<string> {
  if (isCommonPassword(password)) throw refusedField(field, 'password_common')
  return hashPassword(password, cost, networkQueue(caller))
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

/** Takes as long as a real check, so that timing does not reveal whether an e-mail address has an account. */
export async function verifyDecoy(password: string, cost: PasswordCost, caller: string): Promise<false> {
  // The hash of no password: what counts is its cost.
  const decoy = phcOf(cost, randomBytes(16), randomBytes(32))
  await verifyPassword(password, decoy, caller)
  return false
}
