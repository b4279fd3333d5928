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
              test: /\/(tokens|design-system\/(styles|labels|link|internal|components\/(Avatar|Badge|Band|BottomBar|Box|Button|ButtonLink|Columns|Container|CostSummary|CountBadge|CrossingSteps|EmptyState|ErrorMessage|ErrorState|Field|Flag|Footer|Grid|Header|Heading|Hero|HeroScene|Icon|IconButton|Illustration|Inline|LanguageSwitcher|LawList|Link|Logo|MeasureField|Money|MoneyField|OfflineState|PageFrame|PaymentPlate|ProgressBar|SegmentedControl|Select|Spinner|Stack|Switcher|Table|Text|ThemeSwitcher|Toast|VisuallyHidden)))\/|\/design-system\/icons\/(index|drawings\/(arrow-up-right|chevron-down|circle-alert|circle-check|globe|lock|menu|monitor|moon|plane|receipt-text|scale|ship|sun|wifi-off|x))\./,
            },
            // What every page asks first: in many small files each would pay for its own wrapping. They import only
            // each other and the two groups around this one, so that no file waits for one that waits for it.
            {
              name: 'frame',
              test: /\/app\/(components\/(LanguageChoice|NoInternet)|shell\/(ThemeSwitch|contact|guards|lazy-screen|router-link|theme)|lib\/(api\/(activity|errors|retry)|browser\/(page-nonce|use-online)|i18n\/(i18n|languages|use-language)|navigation\/(paths|use-page-title)|reference\/countries|session\/(landing|previous-page|session|use-session)|storage\/(encrypted|forget|key|sealed)|version\/(check-version|version)))\.|\/domain\/(format|language|money)\//,
            },
            // What prices a parcel while it is typed; comes when the browser is idle.
            {
              name: 'estimate',
              test: /\/domain\/(pricing|units)\/|\/app\/(features\/home\/(engine|estimate)|lib\/(pricing\/(products|reason)|reference\/reference))\./,
            },
            {
              name: 'platform',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|html-parse-stringify|void-elements|@vanilla-extract)\//,
            },
          ],
        },
      },
    },
  },
})
