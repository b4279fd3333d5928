// Finds the browser for the tests, in this order: CHROMIUM, the build pinned in the lockfile (linux-x64), an installed
// Chrome or Chromium, the one Playwright downloads.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Browser {
  executablePath: string
  /** Whether this build took the committed pictures: only then must they match to the pixel. */
  pinned: boolean
  env: Record<string, string>
  args: string[]
}

/** The package's settings name folders of another machine. Without a system font Chromium refuses web fonts. */
const fontSettings = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts', 'fonts')}</dir>
  <cachedir>${join(home, 'font-cache')}</cachedir>
</fontconfig>
`

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser for every test and measurement. Throws a one-line instruction when there is none. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM']
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM points to ${named}, which does not exist.`)
    return { executablePath: named, pinned: false, env: environment(), args }
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackPinned()
  const system = installed.find((path) => existsSync(path)) ?? (await playwrightBrowser())
  if (system) return { executablePath: system, pinned: false, env: environment(), args }
  throw new Error(
    'No browser found for the tests. Install Chrome or Chromium, run `npx playwright install chromium`, or set CHROMIUM to its path.',
  )
}

async function playwrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** Unpacks browser, libraries and fonts from the npm package once per version, next to the other build caches. */
async function unpackPinned(): Promise<Browser> {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  const packageRoot = join(dirname(entry), '..')
  const { version } = createRequire(import.meta.url)(join(packageRoot, 'package.json')) as { version: string }
  const home = join(root, 'node_modules', '.cache', `chromium-${version}`)
  if (!existsSync(home)) {
    mkdirSync(dirname(home), { recursive: true })
    const unpacking = mkdtempSync(`${home}-`)
    await inflateInto(unpacking, packageRoot)
    writeFileSync(join(unpacking, 'fonts', 'fonts.conf'), fontSettings(home))
    // The first rename wins; a second process that unpacked at the same time discards its copy.
    try {
      renameSync(unpacking, home)
    } catch {
      rmSync(unpacking, { recursive: true, force: true })
    }
  }
  const env = environment({
    LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
    FONTCONFIG_PATH: join(home, 'fonts'),
  })
  return { executablePath: join(home, 'chromium'), pinned: true, env, args }
}

async function inflateInto(folder: string, packageRoot: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium')
  const before = process.env['TMPDIR']
  // The package unpacks to the temporary folder, and would reuse any browser already there.
  process.env['TMPDIR'] = folder
  try {
    for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(join(packageRoot, 'bin', archive))
    }
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

function environment(extra: Record<string, string> = {}): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return { ...Object.fromEntries(inherited), ...extra }
}
