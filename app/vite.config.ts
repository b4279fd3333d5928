import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the frame of every page and the arrival page are made of. */
const firstPage =
  /(design-system\/(icons|components\/(Avatar|Band|Box|Button|ButtonLink|Columns|Container|CostSummary|CountBadge|CrossingSteps|DataTable|Divider|Field|Flag|Footer|Grid|Header|Heading|Hero|HeroScene|Icon|IconButton|Inline|LanguageSwitcher|LawList|Link|Logo|MeasureField|Money|MoneyField|Notice|PageFrame|PaymentPlate|ProgressBar|SegmentedControl|Select|Spinner|Stack|Switcher|Text|TextField|ThemeSwitcher|Toast|VisuallyHidden)|styles|labels|link|internal|fonts\/(index|latin))|tokens|app\/(shell\/(?!AccountMenu)|features\/home\/(HomeScreen|Calculator|OriginsTable|LevyExample|use-)|lib\/(session|storage|i18n|countries|chunk)|locales\/id\/(common|home|pricing)))/

const port = Number(process.env['PORT'] ?? 4000)

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
  // The server puts a fresh nonce in its place in every page that it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/dev', '/sandbox'].map((path) => [path, `http://127.0.0.1:${port}`])),
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // A page pays for the styles of what it shows.
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first page in two files rather than forty: small files compress badly, each costs a request.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'platform',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store|@vanilla-extract)\/|node_modules\/lucide-react\/dist\/esm\/(?!icons)/,
            },
            { name: 'shell', test: firstPage },
          ],
        },
      },
    },
  },
})
