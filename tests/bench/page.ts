import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { buildApp } from '../../scripts/build.ts'
import { findBrowser } from '../../scripts/browser.ts'
import { serve } from '../journeys/server.ts'
import type { Figure } from './figures.ts'

/** Lighthouse scores of the arrival page on a slow phone, out of 100. */
export async function measurePage(): Promise<Figure[]> {
  await buildApp()
  const stop = await serve()
  const { executablePath, env, args } = await findBrowser()
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
    envVars: env,
  })
  try {
    const result = await lighthouse(process.env['JOURNEY_URL'], {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
    })
    if (!result) throw new Error('Lighthouse gave no result')
    const { categories, audits } = result.lhr
    const scores = Object.values(categories).map(({ title, score }) => ({
      name: title,
      figure: String(Math.round((score ?? 0) * 100)),
    }))
    const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
    const details = Object.values(categories).flatMap(({ title, auditRefs }) =>
      auditRefs
        .map(({ id }) => audits[id])
        .filter((audit) => audit?.score === 0)
        .map((audit) => ({ name: `${title}: fails`, figure: audit?.title ?? '' })),
    )
    return [
      ...scores,
      ...times.map((id) => ({ name: audits[id]?.title ?? id, figure: audits[id]?.displayValue ?? '' })),
      ...details,
    ]
  } finally {
    chrome.kill()
    await stop()
  }
}
