import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readProps } from './catalogue.ts'
import { textOf } from './docs/vocabulary.ts'
import { propsOf } from './props.ts'

const folder = mkdtempSync(join(tmpdir(), 'props-'))
afterAll(() => rmSync(folder, { recursive: true }))

function propsIn(source: string, component = 'Box') {
  const file = join(folder, `${component}.tsx`)
  writeFileSync(file, source)
  return propsOf(component, file)
}

test('a prop has its type, comment and default; required ones come first', () => {
  const source = `
    interface BoxProps {
      /** How high
       * it stands. */
      size?: 'small' | 'large'
      children: ReactNode
    }
    export function Box({ size = 'small', children }: BoxProps) { return children }`
  expect(propsIn(source)).toEqual([
    {
      name: 'children',
      type: 'ReactNode',
      options: [],
      required: true,
      defaultValue: '',
      text: '',
      members: [],
    },
    {
      name: 'size',
      type: "'small' | 'large'",
      options: ['small', 'large'],
      required: false,
      defaultValue: "'small'",
      text: 'How high it stands.',
      members: [],
    },
  ])
})

test('finds the default of a destructured prop', () => {
  const source = `
    export function Box(props: { wide?: boolean }) {
      const { wide = true } = props
      return wide
    }`
  expect(propsIn(source)).toEqual([expect.objectContaining({ name: 'wide', defaultValue: 'true' })])
})

test('a memoized component is read as its function', () => {
  const source = `export const Box = memo(function Box({ wide = false }: { wide?: boolean }) { return wide })`
  expect(propsIn(source)).toEqual([expect.objectContaining({ name: 'wide', defaultValue: 'false' })])
})

test.each<[why: string, type: string, names: string[]]>([
  ['picks', "Pick<Base, 'a'>", ['a']],
  ['leaves out', "Omit<Base, 'a'>", ['b']],
  ['puts together', '{ c: string } & Base', ['c', 'a', 'b']],
  ['takes props from either type', '{ c: string } | { a: string; c?: never }', ['c', 'a']],
  ['makes optional', 'Partial<Base>', ['a', 'b']],
])('a type that %s', (_why, type, names) => {
  const source = `interface Base { a: string; b: string }\nexport function Box(props: ${type}) { return props }`
  expect(propsIn(source).map(({ name }) => name)).toEqual(names)
})

test('required is only what every alternative requires', () => {
  const source = `export function Box(props: { href: string; label: string } | { label: string }) { return props }`
  expect(propsIn(source).map(({ name, required }) => [name, required])).toEqual([
    ['label', true],
    ['href', false],
  ])
})

test('the values of a list are the options', () => {
  const source = `
    const sizes = ['small', 'large'] as const
    export function Box(props: { size: (typeof sizes)[number] }) { return props }`
  expect(propsIn(source)[0]?.options).toEqual(['small', 'large'])
})

test('lists the members of an object one level deep', () => {
  const source = `
    interface Cost {
      /** Formatted. */
      amount: string
      law?: { href: string }
    }
    export function Box(props: { lines: readonly Cost[]; total: { label: string }; icon: IconType }) { return props }`
  const [lines, total, icon] = propsIn(source)
  expect(lines).toMatchObject({
    type: 'Cost[]',
    members: [{ name: 'amount', text: 'Formatted.' }, { name: 'law' }],
  })
  expect(lines?.members[1]?.members).toEqual([])
  expect(total).toMatchObject({ type: 'object', members: [{ name: 'label' }] })
  expect(icon?.members).toEqual([])
})

test('the keys of an object are the options, also from another file', () => {
  writeFileSync(join(folder, 'Box.css.ts'), 'export const asides = styleVariants({ narrow: {}, wide: {} })')
  const source = `
    import * as styles from './Box.css.ts'
    const weights = { regular: 400, bold: 700 } as const
    export function Box(props: { aside: keyof typeof styles.asides; weight: keyof typeof weights }) { return props }`
  expect(propsIn(source).map(({ options }) => options)).toEqual([
    ['narrow', 'wide'],
    ['regular', 'bold'],
  ])
})

test('every prop of every component has a description', () => {
  const silent = Object.entries(readProps()).flatMap(([component, props]) =>
    props
      .flatMap((prop) => [prop, ...prop.members])
      .filter((prop) => textOf(prop, {}) === '')
      .map((prop) => `${component}: ${prop.name}`),
  )
  expect(silent).toEqual([])
})

test('finds types in other files', () => {
  writeFileSync(
    join(folder, 'looks.ts'),
    "export type Tone = 'brand' | 'critical'\nexport interface Looks { tone: Tone }",
  )
  const source = `import type { Looks } from './looks.ts'\nexport function Box(props: Looks) { return props }`
  expect(propsIn(source)).toEqual([expect.objectContaining({ name: 'tone', options: ['brand', 'critical'] })])
})

test('a component without props has none, nor has a missing one', () => {
  expect(propsIn('export function Box() { return null }')).toEqual([])
  expect(propsOf('Box', join(folder, 'nowhere.tsx'))).toEqual([])
})
