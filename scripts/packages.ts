// Builds the published packages, tokens and design system, as modules, types and styles in a folder each under
// `dist/packages`, ready for `npm pack` and `npm publish`.
import { compile, processVanillaFile } from '@vanilla-extract/integration'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root, run } from './run.ts'

export const packageNames = ['tokens', 'design-system'] as const
export const packages = join(root, 'dist', 'packages')

interface Manifest {
  name: string
  exports: Record<string, string>
  [field: string]: unknown
}

/** The import prefix of styles: it resolves to CSS in browsers and to an empty module in Node. */
const styleOf = '#style/'

export async function buildPackages(): Promise<void> {
  rmSync(packages, { recursive: true, force: true })
  await emitModules()
  for (const name of packageNames) {
    for (const file of filesOf(join(root, name))) await place(name, file)
    for (const nothing of ['nothing.js', 'nothing.d.ts']) {
      writeFileSync(join(packages, name, nothing), 'export {}\n')
    }
    writeFileSync(join(packages, name, 'package.json'), JSON.stringify(manifestOf(name), undefined, 2))
  }
}

/** One module and one declaration per source: nothing is bundled, so unused modules are not loaded. */
async function emitModules(): Promise<void> {
  mkdirSync(packages, { recursive: true })
  const config = join(packages, 'tsconfig.json')
  const settings = {
    extends: relative(packages, join(root, 'tsconfig.json')),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      outDir: '.',
    },
    include: packageNames.map((name) => relative(packages, join(root, name))),
    exclude: ['**/*.test.*', '**/testing/**', '**/types.test-d.tsx', '**/node_modules/**'].map((pattern) =>
      join(relative(packages, root), pattern),
    ),
  }
  writeFileSync(config, JSON.stringify(settings))
  const { code, output } = await run('tsc', ['-p', config], { show: false })
  rmSync(config)
  if (code !== 0) throw new Error(`The packages could not be compiled:\n${output}`)
}

/** Handles what the compiler does not: styles become CSS with a module of class names, other files are copied. */
async function place(name: string, file: string): Promise<void> {
  const source = join(root, name, file)
  const target = join(packages, name, file)
  if (file.endsWith('.css.ts')) await placeStyles(name, file)
  else if (file.endsWith('.css')) cpSync(source, target.replace(/\.css$/, '.styles.css'))
  else if (/\.tsx?$/.test(file)) namePlainStyles(name, file.replace(/\.tsx?$/, ''))
  else if (/\.(md|woff2)$/.test(file)) cpSync(source, target)
}

/** Rewrites imports of hand-written CSS to the `#style/` prefix, and removes them from types. */
function namePlainStyles(name: string, module: string): void {
  const style = /^import '\.\/(.+)\.css';?$/gm
  const script = join(packages, name, `${module}.js`)
  if (!existsSync(script)) return
  const types = join(packages, name, `${module}.d.ts`)
  const named = (_line: string, own: string) => `import '${styleOf}${join(dirname(module), own)}'`
  writeFileSync(script, readFileSync(script, 'utf8').replaceAll(style, named))
  writeFileSync(types, readFileSync(types, 'utf8').replaceAll(style, ''))
}

async function placeStyles(name: string, file: string): Promise<void> {
  const filePath = join(root, name, file)
  const { source } = await compile({ filePath, cwd: root, identOption: 'short' })
  const module = await processVanillaFile({
    source,
    filePath,
    identOption: 'short',
    serializeVirtualCssPath({ fileScope, source: css }) {
      const own = relative(name, fileScope.filePath)
      if (own.startsWith('..')) return `import '${exportOf(fileScope.filePath)}'`
      const style = own.replace(/\.css\.ts$/, '')
      if (own === file) writeFileSync(join(packages, name, `${style}.styles.css`), css)
      return `import '${styleOf}${style}'`
    },
  })
  writeFileSync(join(packages, name, file.replace(/\.ts$/, '.js')), module)
}

/** The public specifier of one of the packages' sources. */
function exportOf(source: string): string {
  for (const name of packageNames) {
    const path = `./${relative(name, source)}`
    const found = Object.entries(readManifest(name).exports).find(([, exported]) => exported === path)
    if (found) return join(readManifest(name).name, found[0])
  }
  throw new Error(`No package exports ${source}, whose styles another one needs.`)
}

const readManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as Manifest

function manifestOf(name: string): Manifest {
  const source = readManifest(name)
  const exported = entriesOf(source).map(([entry, path]) => [entry, conditionsOf(path)])
  return {
    ...source,
    sideEffects: ['**/*.css', ...sideEffects(name)],
    exports: { ...Object.fromEntries(exported), './package.json': './package.json' },
    imports: { [`${styleOf}*`]: { node: './nothing.js', default: './*.styles.css' } },
  }
}

/** One entry per component, so that editors and tools find them by name. */
function entriesOf({ name, exports }: Manifest): [entry: string, path: string][] {
  return Object.entries(exports).flatMap(([entry, path]): [string, string][] => {
    const [before, after] = path.split('*')
    if (before === undefined || after === undefined) return [[entry, path]]
    return readdirSync(join(root, name.replace('@seberang/', ''), before))
      .filter((part) => existsSync(join(root, name.replace('@seberang/', ''), before, part + after)))
      .map((part) => [entry.replace('*', part), path.replace('*', part)])
  })
}

function conditionsOf(path: string): object {
  const module = path.replace(/\.tsx?$/, '')
  // A fonts entry is empty in Node and has no types.
  if (path.startsWith('./fonts/')) {
    return { types: './nothing.d.ts', node: './nothing.js', default: `${module}.js` }
  }
  return { types: `${module}.d.ts`, default: `${module}.js` }
}

/** Modules that are imported for their side effects and export nothing. */
function sideEffects(name: string): string[] {
  return filesOf(join(packages, name))
    .filter(
      (file) => file.endsWith('.js') && !/^export /m.test(readFileSync(join(packages, name, file), 'utf8')),
    )
    .map((file) => `./${file}`)
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(
      (file) => !file.includes('node_modules/') && !file.startsWith('testing/') && dirname(file) !== 'dist',
    )
    .sort()
}

if (import.meta.main) await buildPackages()
