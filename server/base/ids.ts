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

/** An unguessable id of nearly 192 bits, which no command takes for an option: it begins with no hyphen. */
export function randomId(): string {
  const id = randomBytes(24).toString('base64url')
  return id.startsWith('-') ? randomId() : id
}
