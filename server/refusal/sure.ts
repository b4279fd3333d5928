import { createHash } from 'node:crypto'
import { Refusal, type RefusedField } from './refusal.ts'

/**
 * Throws 422 `doubtful` with all doubts, unless exactly these are confirmed: by the code that the refusal of the same
 * request named. Others may have come since it was read.
 * @param about what the doubts are about, so that the code confirms nothing else
 */
export function requireSure(
  doubts: readonly RefusedField[],
  about: readonly string[],
  sure: string | undefined,
): void {
  const code = codeOf(doubts, about)
  if (doubts.length === 0 || sure === code) return
  throw new Refusal(422, 'doubtful', { code: 'doubtful', fields: [...doubts], beside: { sure: code } })
}

/** Short enough to be typed. */
const codeOf = (...seen: [doubts: readonly RefusedField[], about: readonly string[]]): string =>
  createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 4).toUpperCase()
