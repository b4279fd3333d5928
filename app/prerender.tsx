import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { startTexts } from './lib/i18n/i18n.ts'
import { paths } from './shell/paths.ts'
import { routes } from './shell/routes.tsx'

/** The arrival page as a guest sees it in Indonesian, for the build to put into the page: painted before any script. */
export async function renderHome(): Promise<string> {
  await startTexts()
  return renderToString(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: [paths.home] })} />,
  )
}
