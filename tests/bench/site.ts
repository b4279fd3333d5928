import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { build, preview, type PluginOption } from 'vite'
import { findBrowser } from '../../scripts/browser.ts'
import { root } from '../../scripts/run.ts'

/** Builds a folder next to this file for production, serves it, and measures in a real browser. */
export async function onSite<Found>(
  folder: string,
  plugins: PluginOption[],
  measure: (browser: Browser, url: string) => Promise<Found>,
): Promise<Found> {
  const outDir = mkdtempSync(join(tmpdir(), 'seberang-bench-'))
  const site = join(root, 'tests/bench', folder)
  process.env['NODE_ENV'] = 'production'
  await build({
    root: site,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { outDir, emptyOutDir: true },
  })
  const served = await preview({
    root: site,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    // Cross-origin isolation gives the page a clock of 5 µs instead of 100.
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
    return await measure(browser, served.resolvedUrls?.local[0] ?? '')
  } finally {
    await browser.close()
    await served.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}
