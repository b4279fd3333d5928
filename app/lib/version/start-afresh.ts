import { calls } from '@seberang/domain/api'
import { warm } from '../api/warm.ts'
import { forgetEverything } from '../storage/forget.ts'
import { version, versionKey } from './version.ts'

/** Clears what an other version kept. Drafts lie elsewhere and stay; without a language the page speaks Indonesian. */
export function clearOldVersion(): void {
  forgetEverything()
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=', 1)[0]?.trim()
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
  localStorage.setItem(versionKey, '')
}

/** Loads anew what prices and pays; only when all of it has come the version counts as taken over. */
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
