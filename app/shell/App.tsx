import { SWRConfig } from 'swr'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { whenSessionEnds } from '../lib/api/client.ts'
import { swrDefaults } from '../lib/api/use-call.ts'
import { paths } from './paths.ts'
import { routes } from './routes.tsx'

const router = createBrowserRouter(routes)
// The server no longer knows this customer: sign out here, too.
whenSessionEnds(() => void router.navigate(paths.logout))

export function App() {
  return (
    <SWRConfig value={swrDefaults}>
      <RouterProvider router={router} />
    </SWRConfig>
  )
}
