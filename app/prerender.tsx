import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { startTexts } from './lib/i18n/i18n.ts'
import { paths } from './lib/navigation/paths.ts'
import { AppRoutes } from './shell/routes.tsx'

/** The home page as a guest sees it in Indonesian, which the build puts into the HTML. */
export async function renderHome(): Promise<string> {
  await startTexts()
  return renderToString(
    <StaticRouter location={paths.home}>
      <Suspense>
        <AppRoutes />
      </Suspense>
    </StaticRouter>,
  )
}
