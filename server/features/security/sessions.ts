import type { Session } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import { deviceName } from '../../security/device.ts'
import type { SessionRow } from './store.ts'

const phones: ReadonlySet<string | null> = new Set(['Android', 'iOS', 'HarmonyOS', 'Windows Phone'])

/** @param tokenHash of the session that asks */
export const viewSession = (
  row: SessionRow,
  { tokenHash, language }: { tokenHash: string | null; language: Language },
): Session => ({
  id: row.id,
  device: deviceName(row, language),
  kind: phones.has(row.system) ? 'phone' : 'computer',
  network: row.network ?? '',
  signed_in_at: row.createdAt.toISOString(),
  seen_at: row.lastUsedAt.toISOString(),
  is_this: row.hash === tokenHash,
  is_known: row.isKnown,
})
