import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { whenSessionEnds } from '../lib/session/session.ts'
import { paths } from './paths.ts'
import { routes } from './routes.tsx'

/** Rendered once it is known who is signed in: making the router runs the guards of the first page. */
export function App() {
  const [router] = useState(() => {
    const made = createBrowserRouter(routes)
    // The server no longer knows this customer: sign out here, too.
    whenSessionEnds(() => void made.navigate(paths.logout))
    return made
  })
  return <RouterProvider router={router} />
}
