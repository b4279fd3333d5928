// Builds the app if a source has changed since the last build, and writes compressed copies next to each file.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { routePaths } from '../app/shell/route-guards.ts'
import { pageListFile } from '../server/http/pages.ts'
import { root, run } from './run.ts'

const sources = ['app', 'design-system', 'tokens', 'domain']
const dist = join(root, 'app', 'dist')
const stamp = join(dist, '.build-stamp')
const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/

/** What the builder says of sources that it cannot build. */
export class BuildError extends Error {
  constructor(output: string) {
    super(`The app could not be built:\n${output}`)
  }
}

/** @returns whether a build was needed. Throws a `BuildError` where it fails. */
export async function buildApp(): Promise<boolean> {
  const fingerprint = fingerprintSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return false
  const { code, output } = await run(
    'vite',
    ['build', '--config', 'app/vite.config.ts', '--logLevel', 'warn'],
    {
      show: false,
    },
  )
  if (code !== 0) throw new BuildError(output)
  await paintHome()
  // For the server, which does not import the app.
  writeFileSync(join(dist, pageListFile), JSON.stringify(routePaths))
  compress()
  writeFileSync(stamp, fingerprint)
  return true
}

/** Prerenders the arrival page to `home.html`, so that it is visible before its scripts have loaded. */
async function paintHome(): Promise<void> {
  const args = ['build', '--config', 'app/vite.config.ts', '--logLevel', 'warn', '--ssr', 'prerender.tsx']
  const folder = join(root, 'node_modules', '.cache', 'prerender')
  const { code, output } = await run('vite', [...args, '--outDir', folder], { show: false })
  if (code !== 0) throw new BuildError(output)
  const { renderHome } = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as {
    renderHome: () => Promise<string>
  }
  const page = readFileSync(join(dist, 'index.html'), 'utf8').replace(/<link [^>]*data-screens[^>]*>/, '')
  writeFileSync(join(dist, 'home.html'), scriptsAfterPaint(page.replace('<!--home-->', await renderHome())))
}

/**
 * A prerendered page only needs its styles and typeface to be visible. The scripts start loading after the first paint,
 * so that they do not compete for a slow connection.
 */
function scriptsAfterPaint(page: string): string {
  const scripts: string[] = []
  const rest = page.replaceAll(
    /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g,
    (tag) => {
      scripts.push(tag)
      return ''
    },
  )
  return rest.replace(
    '</body>',
    `<template id="scripts">${scripts.join('')}</template>
    <script nonce="__CSP_NONCE__">
      function bring() {
        document.head.append(document.getElementById('scripts').content)
      }
      if (document.hidden) bring()
      else requestAnimationFrame(function () { setTimeout(bring) })
    </script>
  </body>`,
  )
}

function fingerprintSources(): string {
  const hash = createHash('sha256')
  const files = sources.flatMap((folder) => filesOf(join(root, folder)))
  for (const file of [...files, join(root, 'package-lock.json'), join(root, 'scripts', 'build.ts')]) {
    hash.update(relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !['dist', 'node_modules'].includes(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesOf(path) : [path]
    })
    .sort()
}

function compress(): void {
  for (const file of filesOf(dist).filter((path) => compressible.test(path))) {
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildApp()
