import { chromium } from 'playwright'
import { findBrowser } from './browser.ts'
const b = await findBrowser()
const x = await chromium.launch({ executablePath: b.executablePath, env: b.env, args: b.args })
for (const [url, w] of [
  ['http://localhost:4100/', 1280],
  ['http://localhost:4100/login', 320],
  ['http://localhost:4100/wizard', 320],
] as const) {
  const p = await x.newPage({ viewport: { width: w, height: 900 } })
  await p.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (e) =>
      console.log('CSP', e.violatedDirective, e.blockedURI, e.sample, e.sourceFile, e.lineNumber),
    ),
  )
  p.on('console', (m) => console.log(m.text()))
  await p.goto(url, { waitUntil: 'networkidle' })
  console.log(
    url,
    await p.evaluate(() => {
      const W = document.documentElement.clientWidth
      return [
        document.documentElement.scrollWidth,
        ...[...document.querySelectorAll('*')]
          .filter((e) => e.getBoundingClientRect().right > W + 1)
          .slice(0, 12)
          .map(
            (e) =>
              e.tagName +
              '.' +
              e.className +
              ' ' +
              Math.round(e.getBoundingClientRect().right) +
              ' ' +
              (e.textContent ?? '').slice(0, 30),
          ),
      ]
    }),
  )
  await p.screenshot({ path: `/tmp/shots/wide-${w}.png` })
}
await x.close()
