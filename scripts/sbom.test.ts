import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

interface Component {
  'bom-ref': string
  type: string
  version: string
  purl: string
}
interface Bom {
  bomFormat: string
  specVersion: string
  serialNumber: string
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}
interface Locked {
  version: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
}

const root = resolve(import.meta.dirname, '..')
const bom = JSON.parse(
  execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }),
) as Bom
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}
const purlOf = (path: string, { version }: Locked) =>
  `pkg:npm/${path.replace(/^.*node_modules\//, '').replace('@', '%40')}@${version}`
/** Node.js itself is not what the product is made of, but what it runs on. */
const isNode = (path: string) => /^node_modules\/node-(?:linux|win)-/.test(path)

it('the bill of materials is CycloneDX, and what it names is in it', () => {
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.[5-9]$/) })
  expect(bom.serialNumber).toMatch(/^urn:uuid:[\da-f-]{36}$/)
  const refs = [bom.metadata.component, ...bom.components].map((one) => one['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  expect(bom.components.filter(({ type }) => type !== 'library')).toEqual([])
  const named = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
  expect(named.filter((ref) => !refs.includes(ref))).toEqual([])
})

it('lists every package of production, and not what only tests and builds need', () => {
  const production = Object.entries(packages)
    .filter(
      ([path, { dev, link, devOptional }]) =>
        /node_modules\//.test(path) && !dev && !link && !devOptional && !isNode(path),
    )
    .map(([path, one]) => purlOf(path, one))
  const listed = bom.components.map(({ purl }) => purl)
  expect(production.length).toBeGreaterThan(100)
  expect(production).toEqual(expect.arrayContaining([expect.stringMatching(/^pkg:npm\/pg@/)]))
  expect(production.filter((purl) => !listed.includes(purl))).toEqual([])
  expect(listed.filter((purl) => /^pkg:npm\/(?:vitest|storybook|lighthouse)@/.test(purl))).toEqual([])
})
