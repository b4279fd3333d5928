import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { whenSessionEnds } from '../lib/session/session.ts'
import { paths } from './paths.ts'
import { routes } from './routes.tsx'

const router = createBrowserRouter(routes)
// The server no longer knows this customer: sign out here, too.
whenSessionEnds(() => void router.navigate(paths.logout))

export function App() {
  return <RouterProvider router={router} />
}
