import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as tokens from '@seberang/tokens'
import { propsOf, type Prop } from '../../.storybook/props.ts'
import { find, moduleAt, type Found, type Module } from '../../.storybook/types.ts'
import { root } from '../../scripts/run.ts'

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

/** One line per value that other sites can read: themes, variable names, scales. */
function values(path: string, value: unknown): string[] {
  if (typeof value === 'function') return [`${path}: function`]
  if (Array.isArray(value)) return [`${path}: ${value.join(' | ')}`]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .sort(byName)
      .flatMap(([key, inner]) => values(`${path}.${key}`, inner))
  return [`${path}: ${String(value)}`]
}

const propLine = ({ name, type, required, defaultValue }: Prop): string =>
  `${name}${required ? '' : '?'}: ${type}${defaultValue === '' ? '' : ` = ${defaultValue}`}`

const propLines = (props: readonly Prop[]): string[] =>
  [...props]
    .sort((one, other) => byName([one.name, 0], [other.name, 0]))
    .flatMap((prop) => [propLine(prop), ...propLines(prop.members).map((line) => `  ${line}`)])

/** A declaration's type, without its comments. */
const declaration = ({ node, module }: Found): string[] =>
  module.source
    .slice(node.start, node.end)
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')

function exported(name: string, module: Module): string[] {
  const origin = module.borrowed.get(name)
  const found = find(name, module)
  if (!found) return [name]
  if (/^TS(Interface|TypeAlias)Declaration$/.test(found.node.type)) return declaration(found)
  const props = origin && /^[A-Z]/.test(name) ? propsOf(origin.name, origin.file) : []
  return [name, ...propLines(props).map((line) => `  ${line}`)]
}

function entry(specifier: string, file: string): string[] {
  const module = moduleAt(file)
  if (!module) throw new Error(`${specifier} has no ${file}`)
  // Stylesheets are imported only for their styles.
  if (file.endsWith('.css.ts')) return [specifier]
  const names = [...new Set([...module.borrowed.keys(), ...module.declared.keys()])]
  return [specifier, ...names.sort().flatMap((name) => exported(name, module).map((line) => `  ${line}`))]
}

const componentFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((found) => found.isDirectory())
    .map((found) => found.name)

/** The folders or files of the manifest's entries; `./*` stands for every component. */
function entriesOf(name: string): [specifier: string, file: string][] {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, name, 'package.json'), 'utf8'),
  )
  return Object.entries(exports).flatMap(([path, file]): [string, string][] => {
    const specifier = `@seberang/${name}${path.slice(1)}`
    if (!path.includes('*')) return [[specifier, join(root, name, file)]]
    const [folder = '', rest = ''] = file.split('*')
    return componentFolders(join(root, name, folder)).map((each) => [
      specifier.replace('*', each),
      join(root, name, folder, each + rest),
    ])
  })
}

/** The public API of the packages as text: every entry with its exports, component props and token values. */
export function publicApi(): string {
  const entries = ['tokens', 'design-system'].flatMap(entriesOf).sort(byName)
  const interfaces = entries
    .filter(([specifier]) => specifier !== '@seberang/tokens')
    .map(([specifier, file]) => entry(specifier, file).join('\n'))
  const module = moduleAt(join(root, 'tokens/index.ts'))
  const types = [...(module?.borrowed.keys() ?? [])]
    .filter((name) => module && (find(name, module)?.node.type ?? '').startsWith('TS'))
    .sort()
    .flatMap((name) => (module ? exported(name, module).map((line) => `  ${line}`) : []))
  return [
    ['@seberang/tokens', ...types, ...values('  ', tokens).map((line) => line.replace('  .', '  '))].join(
      '\n',
    ),
    ...interfaces,
  ].join('\n\n')
}
