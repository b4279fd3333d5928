import '@seberang/design-system/reset'
import '@seberang/design-system/fonts'
import { defaultLanguage } from '@seberang/domain/language'
import { setNonce } from 'get-nonce'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './shell/App.tsx'
import { followDeviceTheme } from './shell/theme.ts'
import { reloadOnMissingCode } from './lib/browser/chunk-reload.ts'
import { currentLanguage, startTexts } from './lib/i18n/i18n.ts'
import { pageNonce } from './lib/browser/page-nonce.ts'
import { checkVersion } from './lib/version/check-version.ts'
import { followOtherTabs, restoreSession, session } from './lib/session/session.ts'

reloadOnMissingCode()
followDeviceTheme()
followOtherTabs()
// Dialogs and menus lock the page's scrolling with a style of their own, which the content policy admits by this nonce.
setNonce(pageNonce())

const afterStart = await checkVersion()
await Promise.all([restoreSession(), startTexts()])
// The first thing every page asks for; it travels while React starts. Whoever needs it reports its failure.
void import('./lib/api/client.ts').then(({ ensureAccess }) => ensureAccess()).catch(() => undefined)

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no element with the id app')
// The page came painted for a guest in Indonesian: anyone else, or another language, starts from an empty one.
const isAsPainted = root.childElementCount > 0 && currentLanguage() === defaultLanguage && !session().customer
// In a transition React hydrates in slices and stays out of the way of a finger.
if (isAsPainted) startTransition(() => void hydrateRoot(root, <App />))
else {
  root.replaceChildren()
  createRoot(root).render(<App />)
}
afterStart()
