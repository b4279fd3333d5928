import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
        // What changes least and every page needs, in one file that stays in the browser's cache.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // The components of the arrival page and of every page's frame. They import only each other and the platform.
            {
              name: 'design',
              test: /\/(tokens|design-system\/(styles|labels|link|internal|icons(?=\/index)|components\/(Avatar|Badge|Band|BottomBar|Box|Button|ButtonLink|Columns|Container|CostSummary|CountBadge|CrossingSteps|DataTable|Divider|EmptyState|ErrorState|Field|Flag|Footer|Grid|Header|Heading|Hero|HeroScene|Icon|IconButton|Illustration|Inline|LanguageSwitcher|LawList|Link|Logo|MeasureField|Money|MoneyField|Notice|OfflineState|PageFrame|PaymentPlate|ProgressBar|SegmentedControl|Select|Spinner|Stack|Switcher|Text|TextField|ThemeSwitcher|Toast|VisuallyHidden)))\/|lucide-react\/dist\/esm\/icons\/(arrow-up-right|chevron-down|circle-check|circle-exclamation-point|circle-info|globe|info|lock|menu|monitor|moon|plane|receipt-text|scale|ship|sun|triangle-alert|x)\./,
            },
            {
              name: 'platform',
              test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store|@vanilla-extract)\/|node_modules\/lucide-react\/dist\/esm\/(?!icons)/,
            },
          ],
        },
      },
    },
  },
})
