import type { Session } from '@seberang/domain/api'
import type { Language } from '@seberang/domain/language'
import type { SessionRow } from './store.ts'

const deviceTexts: Record<Language, { both: (browser: string, system: string) => string; unknown: string }> =
  {
    id: { both: (browser, system) => `${browser} di ${system}`, unknown: 'Perangkat tidak dikenal' },
    en: { both: (browser, system) => `${browser} on ${system}`, unknown: 'Unknown device' },
    zh: { both: (browser, system) => `${system} 上的 ${browser}`, unknown: '未知设备' },
  }

function nameOf({ browser, system }: SessionRow, language: Language): string {
  const { both, unknown } = deviceTexts[language]
  return browser !== null && system !== null ? both(browser, system) : (browser ?? system ?? unknown)
}

const phones: ReadonlySet<string | null> = new Set(['Android', 'iOS', 'HarmonyOS', 'Windows Phone'])

/** @param tokenHash of the session that asks */
export const viewSession = (
  row: SessionRow,
  { tokenHash, language }: { tokenHash: string | null; language: Language },
): Session => ({
  id: row.id,
  device: nameOf(row, language),
  kind: phones.has(row.system) ? 'phone' : 'computer',
  network: row.network ?? '',
  signed_in_at: row.createdAt.toISOString(),
  seen_at: row.lastUsedAt.toISOString(),
  is_this: row.hash === tokenHash,
  is_known: row.isKnown,
})
