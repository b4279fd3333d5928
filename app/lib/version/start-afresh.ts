import { calls } from '@seberang/domain/api'
import { warm } from '../api/warm.ts'
import { forgetEverything } from '../storage/forget.ts'
import { version, versionKey } from './version.ts'

/** Clears what another version stored. Drafts are elsewhere and stay; the language falls back to Indonesian. */
export function clearOldVersion(): void {
  forgetEverything()
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=', 1)[0]?.trim()
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
  localStorage.setItem(versionKey, '')
}

/** Reloads what prices and payment need; the version is stored only once that has succeeded. */
export async function takeOverVersion(): Promise<void> {
  await Promise.all([
    warm(calls.rates, {}),
    warm(calls.agents, {}),
    warm(calls.paymentGroups, {}),
    warm(calls.categories, { query: { type: 'retail' } }),
    warm(calls.categories, { query: { type: 'wholesale' } }),
  ])
  localStorage.setItem(versionKey, version)
}
