import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const foldersIn = (path: string): string[] =>
  readdirSync(here(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const ending = '.stories.tsx'
const storiesIn = (path: string): Map<string, string> =>
  new Map(
    readdirSync(here(path))
      .filter((file) => file.endsWith(ending))
      .map((file) => [file.slice(0, -ending.length), readFileSync(here(`${path}/${file}`), 'utf8')]),
  )

interface Catalogue {
  /** Names of the folders in `design-system/components`. */
  components: readonly string[]
  /** The text of each file in `stories/components`, by its name without the suffix. */
  stories: ReadonlyMap<string, string>
  /** The files with pictures. */
  pictures: readonly string[]
}

/** The differences between the catalogue and the components; empty when they match. */
function catalogueFaults({ components, stories, pictures }: Catalogue): string[] {
  const missing = components
    .filter((name) => !stories.has(name))
    .map((name) => `${name} has no stories/components/${name}${ending}`)
  const orphans = [...stories.keys()]
    .filter((name) => !components.includes(name))
    .map((name) => `${name}${ending} shows no component of that name`)
  const unlike = [...stories].flatMap(([name, text]) => faultsOf(name, text))
  const strays = pictures
    .filter((file) => !stories.has(file.slice(0, -ending.length)))
    .map((file) => `the pictures of ${file} belong to no story`)
  return [...missing, ...orphans, ...unlike, ...strays]
}

function faultsOf(name: string, text: string): string[] {
  const matrices = text.match(/^export const Matrix\b/gm)?.length ?? 0
  const titled = new RegExp(`title: '[A-Z][a-z]+/${name}'`).test(text)
  return [
    ...(matrices === 1 ? [] : [`${name}${ending} has ${matrices} stories called Matrix`]),
    ...(titled ? [] : [`${name}${ending} is not titled Family/${name}`]),
    ...guideFaults(name, text),
  ]
}

/** A story with interactions needs documented keys. */
const pressed = /userEvent\.(?:click|keyboard|tab|type|selectOptions)/
const interactiveFamilies = /title: '(?:Actions|Forms)\//

function guideFaults(name: string, text: string): string[] {
  const guide = /^ {4}(?:guide: )?\{?[\s\S]*?satisfies Guide/m.exec(text)?.[0] ?? ''
  const needed = [
    'when',
    'whenNot',
    ...(pressed.test(text) || interactiveFamilies.test(text) ? ['keys'] : []),
  ]
  const missing = needed.filter((part) => !new RegExp(`^\\s*${part}: [[{]`, 'm').test(guide))
  return [
    ...missing.map((part) => `${name}${ending} has no guide that says \`${part}\``),
    ...(/^export const Example\b/m.test(text) ? [] : [`${name}${ending} has no Example to copy`]),
  ]
}

test('components, story files and pictures match one to one', () => {
  const catalogue: Catalogue = {
    components: foldersIn('../design-system/components'),
    stories: storiesIn('components'),
    pictures: foldersIn('components/__screenshots__'),
  }
  expect(catalogue.components.length).toBeGreaterThan(60)
  expect(catalogueFaults(catalogue)).toEqual([])
})

const guideWith = (...parts: string[]): string =>
  ['    guide: {', ...parts.map((part) => `      ${part}: [],`), '    } satisfies Guide,'].join('\n')
const story = (title: string, matrices: number, guide = guideWith('when', 'whenNot')): string =>
  [
    `title: '${title}'`,
    guide,
    'export const Example: StoryObj',
    ...Array.from({ length: matrices }, () => 'export const Matrix: StoryObj'),
  ].join('\n')
const badge = (text: string): Partial<Catalogue> => ({ stories: new Map([['Badge', text]]) })

test.each<[string, Partial<Catalogue>, RegExp]>([
  ['a component without stories', { components: ['Badge', 'Flag'] }, /Flag has no stories/],
  ['stories without a component', { components: [] }, /shows no component/],
  ['stories without a picture', { stories: new Map([['Badge', story('Marks/Badge', 0)]]) }, /has 0 stories/],
  ['two pictures', { stories: new Map([['Badge', story('Marks/Badge', 2)]]) }, /has 2 stories/],
  ['a wrong title', { stories: new Map([['Badge', story('Badge', 1)]]) }, /not titled/],
  ['no guide', badge(story('Marks/Badge', 1, '')), /no guide that says `when`/],
  ['a guide without `whenNot`', badge(story('Marks/Badge', 1, guideWith('when'))), /says `whenNot`/],
  ['an action without its keys', badge(story('Actions/Badge', 1)), /says `keys`/],
  ['a press handler without its keys', badge(`${story('Marks/Badge', 1)}\nuserEvent.click()`), /says `keys`/],
  [
    'a story without an example to copy',
    badge(story('Marks/Badge', 1).replace('Example', 'Sample')),
    /no Example/,
  ],
  ['a picture without a story', { pictures: ['Flag.stories.tsx'] }, /belong to no story/],
])('%s is found', (_name, change, message) => {
  const right: Catalogue = {
    components: ['Badge'],
    stories: new Map([['Badge', story('Marks/Badge', 1)]]),
    pictures: ['Badge.stories.tsx'],
  }
  expect(catalogueFaults(right)).toEqual([])
  expect(catalogueFaults({ ...right, ...change }).join('\n')).toMatch(message)
})

/** How a story could disable an accessibility rule, or all of them. */
const switchedOff = /enabled:\s*false|a11y:\s*\{[^}]*(?:disable|'off'|'todo'|manual)/

test('no story disables an accessibility rule', () => {
  const texts = ['components', 'screens', 'foundations'].flatMap((folder) => [...storiesIn(folder)])
  expect(texts.filter(([, text]) => switchedOff.test(text)).map(([name]) => name)).toEqual([])
})

test.each([
  "parameters: { a11y: { test: 'off' } }",
  "parameters: { a11y: { test: 'todo' } }",
  'a11y: { disable: true }',
  "a11y: { config: { rules: [{ id: 'region', enabled: false }] } }",
])('%s would be found', (parameters) => {
  expect(parameters).toMatch(switchedOff)
})
