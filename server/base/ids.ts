import { randomBytes, randomInt } from 'node:crypto'

/** Letters and digits that are not confused when read aloud. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code for people to read and type, such as `SC-7KQ2M9XA`. */
export function readableCode(prefix: string, length = 8): string {
  return `${prefix}-${readableLetters(length)}`
}

/** Like `readableCode` without a prefix, for URLs that already name the kind: 5 bits a letter. */
export function readableLetters(length = 8): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** An unguessable id of 192 bits. */
export function randomId(): string {
  return randomBytes(24).toString('base64url')
}
