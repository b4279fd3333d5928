import { LegalPage } from './LegalPage.tsx'

export function Screen() {
  return <LegalPage page="privacy" />
}
