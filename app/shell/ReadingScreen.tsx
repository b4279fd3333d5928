import { useLocation } from 'react-router-dom'
import { paths } from '../lib/navigation/paths.ts'
import { Screen as GlossaryScreen } from '../features/glossary/GlossaryScreen.tsx'
import { LegalPage } from '../features/legal/LegalPage.tsx'

/** The pages of text under one import: each import costs every visitor of the arrival page. */
export function Screen() {
  const { pathname } = useLocation()
  if (pathname === paths.glossary) return <GlossaryScreen />
  return <LegalPage page={pathname === paths.terms ? 'terms' : 'privacy'} />
}
