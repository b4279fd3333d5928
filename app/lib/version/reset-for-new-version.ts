import { calls } from '@seberang/domain/api'
import { prefetch } from '../api/prefetch.ts'
import { isDevice } from '../push/mark.ts'
import { forgetEverything } from '../storage/forget.ts'
import { version, versionKey } from './version.ts'

/**
 * Clears what another version stored, and so signs out: notices end, too. Drafts are elsewhere and stay; the language falls
 * back to Indonesian.
 */
export function clearOldVersion(): void {
  if (isDevice())
    void import('../push/device.ts').then(({ forgetDevice }) => forgetDevice()).catch(() => undefined)
  forgetEverything()
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=', 1)[0]?.trim()
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
  localStorage.setItem(versionKey, '')
}

/** Reloads what prices and payment need; the version is stored only once that has succeeded. */
export async function adoptVersion(): Promise<void> {
  await Promise.all([
    prefetch(calls.rates, {}),
    prefetch(calls.agents, {}),
    prefetch(calls.paymentGroups, { query: {} }),
    prefetch(calls.categories, { query: { type: 'retail' } }),
    prefetch(calls.categories, { query: { type: 'wholesale' } }),
  ])
  localStorage.setItem(versionKey, version)
}
