import { isObject } from '@seberang/domain/json'
import type { PaperKind } from '@seberang/domain/identity'
import { drop, keep, readEncrypted } from '../../lib/storage/encrypted.ts'

export type TypedPaper = Record<string, string>

/**
 * What is typed of a paper and not sent, for who comes back to the page: encrypted, in this tab alone, since a number of
 * identity is worth stealing. Sign-out removes it by the beginning of its key.
 */
const nameOf = (kind: PaperKind): string => `typed_${kind}`

/** Encryption takes a moment: what was typed last must be what stays. */
let last: Promise<unknown> = Promise.resolve()
function inOrder(write: () => Promise<void> | void): Promise<unknown> {
  // Where storage is refused, nothing is there again after a reload.
  last = last.then(write).catch(() => undefined)
  return last
}

export async function readTypedPaper(kind: PaperKind, customerId: string): Promise<TypedPaper> {
  await last
  const stored = await readEncrypted(nameOf(kind), sessionStorage)
  if (!isObject(stored) || stored['customer'] !== customerId || !isObject(stored['values'])) return {}
  return textsOf(stored['values'])
}

export const saveTypedPaper = (kind: PaperKind, customerId: string, values: object): Promise<unknown> =>
  inOrder(() => keep(nameOf(kind), { customer: customerId, values: textsOf(values) }, sessionStorage))

export const forgetTypedPaper = (kind: PaperKind): Promise<unknown> =>
  inOrder(() => drop(nameOf(kind), sessionStorage))

/** All but the photo, which is chosen anew. */
const textsOf = (values: object): TypedPaper =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
