import { paths } from '../navigation/paths.ts'

const storageKey = 'tk_previous_page'
/** Pages on the way through signing in: they neither set nor clear what is memoizeClasses. */
const onTheWay: readonly string[] = [
  paths.auth,
  paths.login,
  paths.register,
  paths.logout,
  paths.resetPassword,
  paths.setup,
]
const signIn: readonly string[] = [paths.login, paths.register]
/** The page that was opened last in this window. */
let lastPage: string | undefined

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

/**
 * A page was opened. Login and register remember the one before them; any other, but those on the way, makes what was
 * memoizeClasses stale: someone went on instead of signing in.
 */
export function pageOpened(pathname: string, search = ''): void {
  if (signIn.includes(pathname)) {
    if (lastPage !== undefined && sessionStorage.getItem(storageKey) === null) rememberPage(lastPage)
  } else if (!onTheWay.includes(pathname)) {
    sessionStorage.removeItem(storageKey)
    lastPage = pathname + search
  }
}

/** Someone signed out: who signs in next starts at their own locker. */
export function forgetLastPage(): void {
  lastPage = undefined
}
