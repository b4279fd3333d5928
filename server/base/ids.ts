import { codeLengths, codeLetters, orderLetters, type CodeKind } from '@seberang/domain/codes'
import { randomBytes, randomInt } from 'node:crypto'

/** A code for people to read and type, such as `SC-7KQ2M9XA`. */
export const readableCode = (kind: CodeKind): string => `${kind}-${readableLetters(codeLengths[kind])}`

/** The id of an order at a gateway, such as `INV-4T7XK2M9QB-8RM2V6`. @param invoice the code of what it pays */
export const newOrderId = (invoice: string): string => `${invoice}-${readableLetters(orderLetters)}`

/** The letters of a code, also for URLs that already name the kind: 5 bits each. */
export function readableLetters(length: number): string {
  return Array.from({ length }, () => codeLetters[randomInt(codeLetters.length)]).join('')
}

/** An unguessable id of nearly 192 bits, which no command takes for an option: it begins with no hyphen. */
export function randomId(): string {
  const id = randomBytes(24).toString('base64url')
  return id.startsWith('-') ? randomId() : id
}
