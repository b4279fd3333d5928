import { readStoredVersion, version, versionKey } from './version.ts'

/** Runs before stored data is read. @returns what is left to do after the first render. */
export async function checkVersion(): Promise<() => void> {
  try {
    const stored = readStoredVersion(localStorage.getItem(versionKey))
    if (stored === 'first visit') localStorage.setItem(versionKey, version)
    if (stored === 'first visit' || stored === 'current') return () => undefined
    const { clearOldVersion, adoptVersion } = await import('./reset-for-new-version.ts')
    if (stored === 'other') clearOldVersion()
    // Retried at the next visit.
    return () => void adoptVersion().catch(() => undefined)
  } catch {
    // No storage in this window, or the code failed to load: the next visit checks again.
    return () => undefined
  }
}
