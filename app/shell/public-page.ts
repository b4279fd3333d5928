import { matchPath } from 'react-router-dom'
import { paths } from '../lib/navigation/paths.ts'
import { routeGuards, routePaths, type RoutePath } from './route-guards.ts'

/** Open to guests, but what is typed in the wizard is its customer's own, and signing out has a page of its own. */
const customersOwn: readonly RoutePath[] = [paths.wizard, paths.logout]

/** Whether nothing on a page is a customer's own: it remains open when they are signed out. */
export const isPublicPage = (pathname: string): boolean =>
  routePaths.some(
    (path) =>
      ['guest', 'login'].includes(routeGuards[path]) &&
      !customersOwn.includes(path) &&
      matchPath(path, pathname) !== null,
  )
