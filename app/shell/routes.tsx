import type { ComponentType } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import type { Guard } from './guards.ts'
import { Guarded } from './Guarded.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { MainLayout } from './MainLayout.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { paths } from '../lib/navigation/paths.ts'
import { Root } from './Root.tsx'
import { routeGuards, routePaths, type RoutePath } from './route-guards.ts'
import { HomeScreen } from '../features/home/HomeScreen.tsx'

const loadScreens = () => import('./screens.ts')

// Whoever touches anything may go on to another page.
if (typeof window !== 'undefined')
  for (const sign of ['pointerover', 'keydown'])
    window.addEventListener(sign, () => void loadScreens().catch(() => undefined), { once: true })

/** Bundled with the first file is the page that most people see first: it waits for nothing. */
const screenOf = (path: RoutePath): ComponentType =>
  path === paths.home ? HomeScreen : lazyScreen(async () => (await loadScreens()).screens[path]())

const screens = Object.fromEntries(routePaths.map((path) => [path, screenOf(path)])) as Record<
  RoutePath,
  ComponentType
>

/** Pages with a frame of their own. */
const onTheirOwn: readonly string[] = [
  paths.auth,
  paths.login,
  paths.register,
  paths.resetPassword,
  paths.unlock,
  paths.callback,
  paths.token,
  paths.logout,
  paths.printInvoice,
  paths.printLabel,
  paths.wizard,
  paths.companyUpgrade,
  paths.setup,
]

export function AppRoutes() {
  const { pathname } = useLocation()
  const route = (path: string, guard: Guard, Screen: ComponentType) => (
    <Route
      key={path}
      path={path}
      element={
        <PageBoundary page={pathname}>
          <Guarded guard={guard}>
            <Screen />
          </Guarded>
        </PageBoundary>
      }
    />
  )
  const routesOf = (wanted: (path: string) => boolean) =>
    routePaths.filter(wanted).map((path) => route(path, routeGuards[path], screens[path]))
  return (
    <PageBoundary page={pathname}>
      <Routes>
        <Route element={<Root />}>
          <Route element={<MainLayout />}>
            {routesOf((path) => !onTheirOwn.includes(path))}
            {route('*', 'guest', NotFoundPage)}
          </Route>
          {routesOf((path) => onTheirOwn.includes(path))}
        </Route>
      </Routes>
    </PageBoundary>
  )
}
