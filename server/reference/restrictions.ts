import type { RestrictionKind } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { loadFile } from './load.ts'
import type { HsCodeRecord } from './records.ts'

interface RestrictionsFile {
  items: {
    /** Beginnings of codes, separated by spaces; the longest matching one applies. */
    codes: string
    kind: RestrictionKind
    reason: Record<Language, string>
    source: string
  }[]
}

const restrictions = new Map(
  loadFile<RestrictionsFile>('restrictions', 'items').items.flatMap(({ codes, ...restriction }) =>
    codes.split(' ').map((beginning) => [beginning, restriction] as const),
  ),
)

/** The restriction of a code that the catalogue of goods does not list; a record there has its own. */
export function restrictionOf(hscode: string): HsCodeRecord['restriction'] {
  for (let length = hscode.length; length >= 2; length -= 1) {
    const found = restrictions.get(hscode.slice(0, length))
    if (found) return found
  }
  return undefined
}
