import { isObject } from '@seberang/domain/json'
import type { PaperKind } from '@seberang/domain/identity'

export type TypedPaper = Record<string, string>

/**
 * What is typed of a paper and not sent, for who comes back to the page: in this tab alone, and neither on the device
 * nor at the server, since a number of identity is worth stealing. Sign-out removes it by the beginning of its key.
 */
const keyOf = (kind: PaperKind): string => `tk_typed_${kind}`

export function readTypedPaper(kind: PaperKind, customerId: string): TypedPaper {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null')
    if (!isObject(stored) || stored['customer'] !== customerId || !isObject(stored['values'])) return {}
    return Object.fromEntries(
      Object.entries(stored['values']).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  } catch {
    // Storage is refused in this window.
    return {}
  }
}

export function saveTypedPaper(kind: PaperKind, customerId: string, values: TypedPaper): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify({ customer: customerId, values }))
  } catch {
    // Nothing is there again after a reload.
  }
}

export function forgetTypedPaper(kind: PaperKind): void {
  try {
    sessionStorage.removeItem(keyOf(kind))
  } catch {
    // Nothing was stored.
  }
}
