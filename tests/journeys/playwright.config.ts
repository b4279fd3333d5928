import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.ts'

const browser = await findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Each worker has a server of its own, which all of its tests share. By file, the last one would keep one of two waiting.
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Ends what hangs; each step has a limit of its own, and a busy machine needs four times as long as a quiet one.
  timeout: 300_000,
  reporter: [['list'], ['json', { outputFile: process.env['REPORT'] ?? 'test-results/journeys.json' }]],
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // A trace takes a fifth of the time again: `npm run e2e -- --trace on` for the one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    launchOptions: { executablePath: browser.executablePath, env: browser.env, args: browser.args },
  },
})
