import { readKept, version, versionKey } from './version.ts'

/** Before anything that was kept is read. @returns what is left to do once the page stands. */
export async function checkVersion(): Promise<() => void> {
  try {
    const kept = readKept(localStorage.getItem(versionKey))
    if (kept === 'first visit') localStorage.setItem(versionKey, version)
    if (kept === 'first visit' || kept === 'current') return () => undefined
    const { clearOldVersion, takeOverVersion } = await import('./start-afresh.ts')
    if (kept === 'other') clearOldVersion()
    // What fails now is tried again at the next visit.
    return () => void takeOverVersion().catch(() => undefined)
  } catch {
    // Storage is refused in this window, or the code did not come: the next visit checks again.
    return () => undefined
  }
}
