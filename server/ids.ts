import { randomBytes, randomInt } from 'node:crypto'

/** Letters and digits that nobody confuses when reading aloud. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code that people read and type, as `SC-7KQ2M9XA`. */
export function readableCode(prefix: string, length = 8): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
  return `${prefix}-${letters.join('')}`
}

/** An unguessable id of 192 bits. */
export function randomId(): string {
  return randomBytes(24).toString('base64url')
}
