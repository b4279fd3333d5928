import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { rememberPage } from '../lib/session/previous-page.ts'
import { session } from '../lib/session/session.ts'
import { paths } from './paths.ts'

/** Who may open a route. A route names its guard; there is no other. */
export const guards = {
  guest: () => null,
  customer: ({ request }: LoaderFunctionArgs) => {
    if (session().customer) return null
    const { pathname, search } = new URL(request.url)
    rememberPage(pathname + search)
    return redirect(paths.login)
  },
  /** Login and register are for those who are not signed in. */
  login: () => (session().customer ? redirect(paths.lockerImport) : null),
} as const
export type Guard = keyof typeof guards
