import { chromium } from 'playwright'
import { findBrowser } from './browser.ts'
const b = await findBrowser()
const x = await chromium.launch({ executablePath: b.executablePath, env: b.env, args: b.args })
const [, , url = 'http://localhost:4100/', name = 'home', w = '1280', scheme = 'light', lang = 'id'] =
  process.argv
const p = await x.newPage({
  viewport: { width: +w, height: 900 },
  colorScheme: scheme as 'light',
  locale: 'id-ID',
})
await p.addInitScript((l) => localStorage.setItem('tk_language', l), lang)
p.on('console', (m) => console.log(m.type(), m.text()))
p.on('pageerror', (e) => console.log('ERR', e.message))
p.on('requestfailed', (r) => console.log('FAIL', r.url()))
p.on('response', (r) => {
  if (r.status() >= 400) console.log(r.status(), r.url())
})
await p.goto(url, { waitUntil: 'networkidle' })
await p.waitForTimeout(1500)
await p.screenshot({ path: `/tmp/shots/${name}-${w}-${scheme}-${lang}.png`, fullPage: true })
await x.close()
