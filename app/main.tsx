import '@seberang/design-system/reset'
import '@seberang/design-system/fonts'
import { defaultLanguage } from '@seberang/domain/language'
import { setNonce } from 'get-nonce'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './shell/App.tsx'
import { followDeviceTheme } from './lib/browser/theme.ts'
import { reloadOnMissingCode } from './lib/browser/chunk-reload.ts'
import { currentLanguage, startTexts } from './lib/i18n/i18n.ts'
import { pageNonce } from './lib/browser/page-nonce.ts'
import { paths } from './lib/navigation/paths.ts'
import { forgetIdentityStep } from './lib/session/forget-identity-step.ts'
import { checkVersion } from './lib/version/check-version.ts'
import { followOtherTabs, restoreSession, session } from './lib/session/session.ts'

reloadOnMissingCode()
// A step of a sign-in outlives a reload only: whoever comes from another site, or back to it, may be somebody else.
if (!performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type === 'reload'))
  forgetIdentityStep()
followDeviceTheme()
followOtherTabs(
  () => location.reload(),
  () => location.assign(paths.home),
)
// Dialogs and menus lock scrolling with an inline style, which the content security policy admits by this nonce.
setNonce(pageNonce())

const afterStart = await checkVersion()
await Promise.all([restoreSession(), startTexts()])
// Every page needs it; it loads while React starts. Its failure is reported by whoever uses it.
void import('./lib/api/client.ts').then(({ ensureAccess }) => ensureAccess()).catch(() => undefined)

const root = document.getElementById('app')
if (!root) throw new Error('no #app')
// The page is prerendered for a guest in Indonesian; customers and other languages start from an empty root.
const isAsPainted = root.childElementCount > 0 && currentLanguage() === defaultLanguage && !session().customer
// In a transition, React hydrates in slices and stays responsive.
if (isAsPainted) startTransition(() => void hydrateRoot(root, <App />))
else {
  root.replaceChildren()
  createRoot(root).render(<App />)
}
afterStart()
