import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Browser } from 'playwright'
import { middleOf, type Figure } from './figures.ts'
import { onSite } from './site.ts'

type Side = 'ours' | 'plain' | 'plain again'
const sides: readonly Side[] = ['plain', 'ours', 'plain again']
const scenes = ['cards', 'form', 'dialog', 'accordion'] as const
const rounds = 9

/**
 * Compares our components with plain elements and hand-written styles, in the same production build and browser. The
 * sides alternate, each on a page of its own. Comparing the plain side with itself shows the noise.
 */
export function measureComponents(): Promise<Figure[]> {
  return onSite('components', [vanillaExtractPlugin()], async (browser, url) =>
    figures(await inTurns(browser, url)),
  )
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

/** Bytes of JS heap after garbage collection, with the cards mounted. */
async function heap(browser: Browser, url: string, side: 'ours' | 'plain'): Promise<number> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(url)
  const tools = await page.context().newCDPSession(page)
  const usedBytes = async (): Promise<number> => {
    await tools.send('HeapProfiler.collectGarbage')
    return (await tools.send('Runtime.getHeapUsage')).usedSize
  }
  const before = await usedBytes()
  await page.evaluate((which) => window.measurements.hold(which), side)
  const bytes = (await usedBytes()) - before
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
