import { paths } from '../../shell/paths.ts'

const storageKey = 'tk_previous_page'
/** Pages on the way through signing in: they neither set nor clear what is remembered. */
const onTheWay: readonly string[] = [paths.login, paths.register]

/** Remembers where someone was when they were sent to sign in. */
export function rememberPage(path: string): void {
  sessionStorage.setItem(storageKey, path)
}

/** Where to go after signing in: the page that was left, unless that was the root; otherwise the locker. */
export function pageAfterSignIn(): string {
  const stored = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  // Only a path of ours: an address that another site planted leads nowhere.
  const ours = stored?.startsWith('/') && !stored.startsWith('//') && stored !== paths.home
  return ours && stored ? stored : paths.lockerImport
}

/** Someone went on to another page instead of signing in: what was remembered is stale. */
export function forgetPageOutside(path: string): void {
  if (!onTheWay.includes(path)) sessionStorage.removeItem(storageKey)
}
