import { randomBytes, randomInt } from 'node:crypto'

/** Letters and digits that nobody confuses when reading aloud. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code that people read and type, as `SC-7KQ2M9XA`. */
export function readableCode(prefix: string, length = 8): string {
  return `${prefix}-${readableLetters(length)}`
}

/** The same without a prefix, where the address that it stands in says what it is of: 40 bits in 8 letters. */
export function readableLetters(length = 8): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** An unguessable id of 192 bits. */
export function randomId(): string {
  return randomBytes(24).toString('base64url')
}
