import { isOurPath } from '@seberang/domain/links'
import { paths } from '../navigation/paths.ts'
import { forgetIdentityStep } from './forget-identity-step.ts'

const storageKey = 'tk_previous_page'
/** Pages of the sign-in flow: they neither set nor clear the remembered page. */
const onTheWay: readonly string[] = [
  paths.auth,
  paths.login,
  paths.register,
  paths.logout,
  paths.resetPassword,
  paths.unlock,
  paths.callback,
  paths.token,
]
const signIn: readonly string[] = [paths.login, paths.register]
/** Pages that show a step of a sign-in. */
const ofStep: readonly string[] = [paths.callback, paths.token]
/** The last page that was opened in this window. */
let lastPage: string | undefined

/** Remembers the page from which someone was sent to sign in. */
export function rememberPage(path: string): void {
  sessionStorage.setItem(storageKey, path)
}

export const rememberedPage = (): string | null => sessionStorage.getItem(storageKey)

/** Where to go after signing in: the remembered page, or the locker if that was the home page. */
export function wantedPage(): string {
  const stored = rememberedPage()
  // Only paths of this site, against open redirects.
  const ours = stored && isOurPath(stored) && stored !== paths.home
  return ours ? stored : paths.lockerImport
}

/** The same, once. */
export function pageAfterSignIn(): string {
  const page = wantedPage()
  sessionStorage.removeItem(storageKey)
  return page
}

/**
 * Called for every page. Login and register remember the page before them; any page outside the sign-in flow clears
 * it: someone went on without signing in. Whoever opens any other page than its own has left a step undone, and is perhaps
 * somebody else.
 */
export function pageOpened(pathname: string, search = ''): void {
  if (!ofStep.includes(pathname)) forgetIdentityStep()
  if (signIn.includes(pathname)) {
    if (lastPage !== undefined && sessionStorage.getItem(storageKey) === null) rememberPage(lastPage)
  } else if (!onTheWay.includes(pathname)) {
    sessionStorage.removeItem(storageKey)
    lastPage = pathname + search
  }
}

/** After signing out, the next customer starts at their own locker. */
export function forgetLastPage(): void {
  lastPage = undefined
}
