import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { exampleOf, withProps } from './source.ts'

const imports = `import type { StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '@seberang/design-system/Button'
import { Plus, X } from '@seberang/design-system/icons'
`

describe('the code of an example', () => {
  test('imports what it uses and nothing else', () => {
    const source = `${imports}
export const Example: StoryObj = {
  render: () => (
    <Button icon={Plus}>
      Tambah
    </Button>
  ),
}
`
    expect(exampleOf(source)).toBe(`import { Button } from '@seberang/design-system/Button'
import { Plus } from '@seberang/design-system/icons'

<Button icon={Plus}>
  Tambah
</Button>`)
  })

  test('of one line has no brackets around it', () => {
    expect(exampleOf(`export const Example: StoryObj = {\n  render: () => <b>Isi</b>,\n}\n`)).toBe(
      '\n\n<b>Isi</b>',
    )
  })

  test('in a single line is found, too', () => {
    expect(exampleOf('export const Example: StoryObj = { render: () => <b>Isi</b> }\n')).toBe(
      '\n\n<b>Isi</b>',
    )
  })

  test('does not import what only shares its name with a property', () => {
    const source = `import { stops } from '../fixtures/timeline.ts'

export const Example: StoryObj = {
  render: () => <Route stops={[{ stops: 1 }]} />,
}
`
    expect(exampleOf(source)).not.toContain('fixtures')
  })

  test('that holds something is a component', () => {
    const source = `${imports}
export const Example: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false)
    return <Button onClick={() => setOpen(!open)}>{open ? 'Tutup' : 'Buka'}</Button>
  },
}
`
    expect(exampleOf(source)).toBe(`import { useState } from 'react'
import { Button } from '@seberang/design-system/Button'

function Example() {
  const [open, setOpen] = useState(false)
  return <Button onClick={() => setOpen(!open)}>{open ? 'Tutup' : 'Buka'}</Button>
}`)
  })

  test('brings the functions of its file along, with what those import', () => {
    const source = `${imports}
export const Example: StoryObj = {
  render: () => <Closing />,
}

function Closing() {
  return <Button icon={X}>Tutup</Button>
}

function Other() {
  return <Button icon={Plus}>Lain</Button>
}
`
    const code = exampleOf(source)
    expect(code).toContain("import { X } from '@seberang/design-system/icons'")
    expect(code).toMatch(/function Closing[\s\S]*<Closing \/>$/)
    expect(code).not.toContain('Other')
  })

  test('is absent where there is no example', () => {
    expect(exampleOf('export const Matrix: StoryObj = {\n  render: () => <b />,\n}\n')).toBeUndefined()
  })
})

test.each<[why: string, code: string, props: Record<string, unknown>, expected: string]>([
  ['a new property goes first', '<Button>Ya</Button>', { size: 'large' }, '<Button size="large">Ya</Button>'],
  [
    'an existing one is changed in place',
    '<Button size="small" width="full" />',
    { size: 'large' },
    '<Button size="large" width="full" />',
  ],
  [
    'true is written as the name alone',
    '<Button loading={false} />',
    { loading: true },
    '<Button loading />',
  ],
  ['false is written out', '<Button loading />', { loading: false }, '<Button loading={false} />'],
  [
    'quotation marks do not end the text',
    '<Field label="a" />',
    { label: '13"' },
    '<Field label="13&quot;" />',
  ],
  [
    'an arrow function does not end the tag',
    '<Field onChange={(x) => x} label="a" />',
    { label: 'b' },
    '<Field onChange={(x) => x} label="b" />',
  ],
  ['only the first use changes', '<Tag />\n<Tag />', { tone: 'info' }, '<Tag tone="info" />\n<Tag />'],
  [
    'a longer name is another component',
    '<FieldSet />\n<Field />',
    { label: 'b' },
    '<FieldSet />\n<Field label="b" />',
  ],
])('%s', (_why, code, props, expected) => {
  const [, name = ''] = /<(Button|Field|Tag)(?=[\s/>])/.exec(code) ?? []
  expect(withProps(code, name, props)).toBe(expected)
})

test('every component has an example that works where it is pasted', () => {
  const folder = new URL('../../stories/components/', import.meta.url)
  const flaws = readdirSync(folder)
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const code = exampleOf(readFileSync(new URL(file, folder), 'utf8'))
      if (code === undefined) return [`${file} has no example`]
      return [...code.matchAll(/from '([^']+)'/g)]
        .filter(([, from = '']) => !/^(@seberang\/|react$)/.test(from))
        .map(([statement]) => `${file} imports ${statement}`)
    })
  expect(flaws).toEqual([])
})
