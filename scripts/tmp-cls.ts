import { chromium } from 'playwright'
import { findBrowser } from './browser.ts'
const b = await findBrowser()
const x = await chromium.launch({ executablePath: b.executablePath, env: b.env, args: b.args })
for (const w of [1280, 360]) {
  const p = await x.newPage({ viewport: { width: w, height: 720 } })
  await p.addInitScript(() => {
    new PerformanceObserver((l) => {
      for (const e of l.getEntries() as any[])
        console.log(
          'SHIFT',
          e.value.toFixed(4),
          Math.round(e.startTime),
          e.sources
            .map(
              (s: any) =>
                (s.node?.outerHTML ?? s.node?.textContent ?? '?').slice(0, 90) +
                ' ' +
                JSON.stringify(
                  [s.previousRect.y, s.previousRect.height, s.currentRect.y, s.currentRect.height].map(
                    Math.round,
                  ),
                ),
            )
            .join(' | '),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  p.on('console', (m) => console.log(w, m.text()))
  await p.goto('http://localhost:4100/', { waitUntil: 'networkidle' })
  await p.waitForTimeout(1500)
}
await x.close()
