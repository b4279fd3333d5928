import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'

const browser = await findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/package',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Screenshots are only comparable in the browser build that took them: the pinned one.
  ignoreSnapshots: !browser.pinned,
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: process.env['REPORT'] ?? 'test-results/package.json' }]],
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'id-ID',
    launchOptions: { executablePath: browser.executablePath, env: browser.env, args: browser.args },
  },
})
