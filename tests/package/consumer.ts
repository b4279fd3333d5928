import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildPackages, packageNames, packages } from '../../scripts/packages.ts'
import { root, run } from '../../scripts/run.ts'

/** A project outside this repository with the packages installed as they would be published. */
export class Consumer {
  readonly folder = mkdtempSync(join(tmpdir(), 'seberang-consumer-'))

  static async installs(): Promise<Consumer> {
    const consumer = new Consumer()
    await buildPackages()
    const tarballs = join(consumer.folder, 'tarballs')
    mkdirSync(tarballs)
    for (const name of packageNames) {
      await done('npm', ['pack', join(packages, name), '--pack-destination', tarballs, '--silent'])
    }
    const react = versions('app/package.json', 'react', 'react-dom')
    const types = versions('package.json', '@types/react', '@types/react-dom')
    const manifest = {
      private: true,
      type: 'module',
      dependencies: {
        ...react,
        ...types,
        ...Object.fromEntries(
          readdirSync(tarballs).map((file) => [
            file.replace(/^seberang-(.*)-\d.*$/, '@seberang/$1'),
            `file:tarballs/${file}`,
          ]),
        ),
      },
    }
    writeFileSync(join(consumer.folder, 'package.json'), JSON.stringify(manifest))
    cpSync(join(root, 'tests/package/sister'), consumer.folder, { recursive: true })
    const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--silent']
    await done('npm', ['install', '--prefix', consumer.folder, ...quietly])
    return consumer
  }

  /**
   * Builds a page that contains only this code.
   * @returns its compressed size in bytes.
   */
  async weighs(name: string, source: string): Promise<{ script: number; stylesheet: number }> {
    const folder = join(this.folder, 'pages', name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), '<script type="module" src="./main.tsx"></script>')
    writeFileSync(join(folder, 'main.tsx'), source)
    await done('vite', ['build', folder, '--logLevel', 'warn', '--emptyOutDir'])
    const files = readdirSync(join(folder, 'dist/assets'))
    const weight = (ending: string) =>
      files
        .filter((file) => file.endsWith(ending))
        .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, 'dist/assets', file))).length, 0)
    return { script: weight('.js'), stylesheet: weight('.css') }
  }

  /**
   * Runs a module in plain Node, as server-side rendering does.
   * @returns its output.
   */
  async onServer(source: string): Promise<string> {
    const file = join(this.folder, 'server.js')
    writeFileSync(file, source)
    return done('node', [file])
  }

  leaves(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** The versions of some packages in this project. */
function versions(manifest: string, ...names: string[]): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as Partial<
    Record<'dependencies' | 'devDependencies', Record<string, string>>
  >
  const all = { ...dependencies, ...devDependencies }
  return Object.fromEntries(names.map((name) => [name, all[name] ?? '']))
}

/**
 * Runs a command-line program.
 * @returns its output; throws it if the program fails.
 */
export async function done(program: string, args: readonly string[]): Promise<string> {
  const { code, output } = await run(program, args, { show: false, env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output}`)
  return output
}
