import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/browser.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const browser = await findBrowser()

/** Proofs among the server tests, which `npm run proof` runs with the full numbers. */
const proofsAmongServerTests = ['secrets', 'start', 'strangers'].map((name) => `tests/server/${name}.test.ts`)

export default defineConfig({
  test: {
    // What every story is rendered and judged with is imported by none of them.
    forceRerunTriggers: ['**/package.json/**', '**/vitest.config.*/**', '**/.storybook/**'],
    // It keeps a stylesheet compiled from tokens under a key without them, so a changed token would go unseen.
    fsModuleCache: false,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{.storybook,tokens,domain,server,app,stories,scripts,tests/architecture,tests/pricing}/**/*.test.ts',
          ],
          // Pure arithmetic in a loop takes long on a busy machine; a hang is still found.
          testTimeout: 30_000,
          // Files of one process share its modules: importing them anew takes as long as the tests.
          isolate: false,
          // Vitest takes one processor less than there are: on two, that is half of them.
          maxWorkers: 2,
        },
        plugins: [vanillaExtractPlugin()],
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['{design-system,app}/**/*.test.tsx'],
          setupFiles: ['./tests/setup/dom.ts'],
          // As above.
          testTimeout: 30_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['./tests/server/global-setup.ts'],
          setupFiles: ['./tests/setup/server.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
          // Each file starts real servers, which wait for their databases as much as they compute.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'proof',
          environment: 'node',
          include: [
            'tests/proof/**/*.test.ts',
            ...(process.env['PROOF'] === 'full' ? proofsAmongServerTests : []),
          ],
          globalSetup: ['./tests/server/global-setup.ts'],
          setupFiles: ['./tests/setup/server.ts'],
          testTimeout: 30 * 60_000,
          hookTimeout: 60_000,
          // They kill, race and flood servers of their own, and wait for them half of their time.
          maxWorkers: 2,
        },
      },
      {
        plugins: [
          react(),
          vanillaExtractPlugin(),
          storybookTest({ configDir: here('./.storybook'), storybookScript: 'npm run storybook' }),
        ],
        // What Vite would otherwise find only during the first, cold run, re-optimise and reload for.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@vanilla-extract/recipes/createRuntimeFn',
            '@vanilla-extract/sprinkles/createRuntimeSprinkles',
            '@radix-ui/react-accordion',
            '@radix-ui/react-dialog',
            '@radix-ui/react-dropdown-menu',
            '@radix-ui/react-popover',
            '@radix-ui/react-tabs',
            '@radix-ui/react-tooltip',
            '@tanstack/react-virtual',
            'jsbarcode',
            'react-day-picker',
            'react-day-picker/locale/en-US',
            'react-easy-crop',
            'uqr',
            '@vanilla-extract/dynamic',
            'axe-core',
            'downshift',
            'input-otp',
            'storybook/test',
            'vitest/browser',
          ],
        },
        define: { PINNED_BROWSER: JSON.stringify(browser.pinned) },
        test: {
          name: 'stories',
          // Ends what hangs; on a busy machine the first of a file takes the ten seconds in which all is compiled.
          testTimeout: 60_000,
          globalSetup: ['./tests/setup/pictures.ts'],
          // Story files share a page, as they do in the catalogue: loading it anew for each takes as long as they do.
          isolate: false,
          // Pages side by side: one draws while the others' pictures are compared.
          maxWorkers: 4,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                executablePath: browser.executablePath,
                env: browser.env,
                args: browser.args,
              },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
          },
        },
      },
    ],
  },
})
