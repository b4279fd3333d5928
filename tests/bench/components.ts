import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { chromium, type Browser } from 'playwright'
import { build, preview } from 'vite'
import { findBrowser } from '../../scripts/browser.ts'
import { root } from '../../scripts/run.ts'
import { middleOf, type Figure } from './figures.ts'

type Side = 'ours' | 'plain' | 'plain again'
const sides: readonly Side[] = ['plain', 'ours', 'plain again']
const scenes = ['cards', 'form', 'dialog', 'accordion'] as const
const rounds = 9

/**
 * Our components against plain elements with styles written by hand, in the same production build and browser; the
 * sides take turns, each on a page of its own. The plain side against itself says how much is noise.
 */
export async function measureComponents(): Promise<Figure[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'seberang-bench-'))
  const app = join(root, 'tests/bench/components')
  process.env['NODE_ENV'] = 'production'
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: { outDir, emptyOutDir: true },
  })
  const site = await preview({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    // Apart from other sites, a page has a clock of 5 µs in place of 100.
    preview: {
      port: 0,
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
    },
  })
  const browser = await chromium.launch(await findBrowser())
  try {
    return figures(await inTurns(browser, site.resolvedUrls?.local[0] ?? ''))
  } finally {
    await browser.close()
    await site.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}

type Times = Map<string, Record<Side, number[]>>

async function inTurns(browser: Browser, url: string): Promise<Times> {
  const times: Times = new Map()
  for (let round = 0; round < rounds; round++) {
    for (const side of sides) {
      for (const [name, time] of Object.entries(await oneRound(browser, url, side))) {
        const known = times.get(name) ?? { ours: [], plain: [], 'plain again': [] }
        known[side].push(time)
        times.set(name, known)
      }
    }
  }
  return times
}

async function oneRound(browser: Browser, url: string, side: Side): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  const shown = side === 'ours' ? 'ours' : 'plain'
  for (const scene of scenes) {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await page.goto(url)
    Object.assign(
      found,
      await page.evaluate(([name, which]) => window.measurements[name](which), [scene, shown] as const),
    )
    await page.close()
  }
  found['memory of 1,000 cards'] = await heap(browser, url, shown)
  return found
}

/** Bytes that the script holds once the cards stand, after everything else was let go. */
async function heap(browser: Browser, url: string, side: 'ours' | 'plain'): Promise<number> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(url)
  const tools = await page.context().newCDPSession(page)
  const held = async (): Promise<number> => {
    await tools.send('HeapProfiler.collectGarbage')
    return (await tools.send('Runtime.getHeapUsage')).usedSize
  }
  const before = await held()
  await page.evaluate((which) => window.measurements.hold(which), side)
  const bytes = (await held()) - before
  await page.close()
  return bytes
}

function figures(times: Times): Figure[] {
  return [...times].map(([name, { ours, plain, 'plain again': again }]) => {
    const floor = middleOf(plain)
    const noise = middleOf(again) / floor
    return {
      name,
      figure: `${(middleOf(ours) / floor).toFixed(2)} of plain HTML; plain against itself ${noise.toFixed(2)}`,
    }
  })
}
