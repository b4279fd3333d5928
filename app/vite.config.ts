import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const inApp = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const port = Number(process.env['PORT'] ?? 4000)

/** What a call is about is for the API's document, which the server writes: half a kilobyte on the arrival page alone. */
const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/domain\/api\/calls\/[\w-]+\.ts$/ },
    handler: (code) => ({
      code: code.replaceAll(/\babout:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`|\w+),/g, ''),
      map: null,
    }),
  },
}

/**
 * Pages but the arrival page begin to load the list of all pages together with the entry. @see scripts/build.ts, which
 * takes it out of the arrival page
 */
const preloadScreens: Plugin = {
  name: 'preload-screens',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/app/shell/screens.ts'))
          ? [
              {
                tag: 'link',
                attrs: {
                  rel: 'modulepreload',
                  crossorigin: true,
                  href: `/${file.fileName}`,
                  'data-screens': '',
                },
                injectTo: 'head' as const,
              },
            ]
          : [],
      ),
  },
}

export default defineConfig({
  root: inApp('.'),
  plugins: [withoutDescriptions, preloadScreens, react(), vanillaExtractPlugin({ identifiers: 'short' })],
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
      // The second one has no page, and runs as it is: it may import nothing but types.
      input: { index: inApp('index.html'), 'service-worker': inApp('service-worker.ts') },
      output: {
        // Browsers know the service worker by its name, and the build what paints the arrival page.
        entryFileNames: ({ name }) => (name === 'index' ? 'assets/[name]-[hash].js' : '[name].js'),
        // The entry lists the files of every page, so their names are part of what the arrival page weighs. So many chunks
        // cannot have shorter ones.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:5][extname]'
            : 'assets/[name]-[hash][extname]',
        // `$initial` is what the entry reaches by static imports: the arrival page and the frame of every page. The
        // bundler would make forty small files of it, which compress worse.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'platform', tags: ['$initial'], test: /node_modules/ },
            { name: 'design', tags: ['$initial'], test: /\/(tokens|design-system)\// },
            // Only what other pages import, too: they may not wait for the entry, which waits for them.
            { name: 'frame', tags: ['$initial'], minShareCount: 2 },
            // The other pages' icons: each is too small for a file of its own.
            { name: 'icons', test: /\/design-system\/icons\// },
            // What only whole shipments need; the arrival page prices one parcel. Some of it is too small for a file of its own.
            {
              name: 'shipment',
              test: /\/domain\/(?:pricing\/(?:containers|courier-weight|piece-price|request)|status\/(?:open-warehouse|payable)|explain\/chargeable)\.|\/app\/lib\/shipments\/due\./,
            },
            // The arrival page reads typed units once somebody types.
            { name: 'typed-units', test: /\/domain\/format\/read-(unit|measure)\./ },
            // What prices a parcel while it is typed; comes when the browser is idle. One file compresses best.
            {
              name: 'estimate',
              test: /\/domain\/(json|language|money|pricing|time|units)\/|\/app\/features\/home\/(estimate|rate-day)\.|\/domain\/format\/(?!hs-code|month|names|npwp|phone|signed|suite|words)|\/domain\/explain\/(reason|rule-figures|unbroken)\.|\/app\/lib\/pricing\/reason\./,
            },
            {
              name: 'client',
              test: /\/domain\/api\/(define|signature|calls\/(reference|session))\.|\/app\/lib\/(api\/(client|errors|retry|signature|url)|browser\/server-clock)\./,
            },
          ],
        },
      },
    },
  },
})
