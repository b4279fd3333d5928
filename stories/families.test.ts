import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readCatalogue, type CatalogueEntry } from '../.storybook/catalogue.ts'
import { families } from './introduction/families.ts'

const entries = readCatalogue()

const line = ({ name, summary }: CatalogueEntry): string => `- [${name}](${name}/${name}.tsx): ${summary}`

/** The components that a pattern finds in the sources of a folder, tests aside. */
function componentsIn(folder: string, pattern: RegExp): Set<string> {
  const sources = globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['**/*.test.*', '**/node_modules/**'] })
  return new Set(
    sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, name]) => name ?? []),
    ),
  )
}

/** The components that the app shows: those that it imports, and what they are made of. */
function shownByTheApp(): ReadonlySet<string> {
  const shown = componentsIn('app', /@seberang\/design-system\/(\w+)'/g)
  // A set that grows while it is read is read to its new end.
  for (const name of shown)
    for (const part of componentsIn(`design-system/components/${name}`, /'\.\.\/(\w+)\//g)) shown.add(part)
  return shown
}

const shown = shownByTheApp()
const unshown = entries.filter(({ name }) => !shown.has(name))

const index = [
  '# Components',
  '',
  `${entries.length} components in ${Object.keys(families).length} families. One flat folder keeps import paths stable when a component changes its family: \`@seberang/design-system/Button\`. The family stands in the title of its stories, \`stories/components/Button.stories.tsx\`; this list is written from there by \`npx vitest run --project unit stories/families.test.ts -u\`.`,
  ...Object.entries(families).flatMap(([family, text]) => [
    '',
    `## ${family}`,
    '',
    text,
    '',
    ...entries.filter((entry) => entry.family === family).map(line),
  ]),
  '',
  '## In no screen of the app',
  '',
  'Published for other sites, and for screens to come.',
  '',
  ...unshown.map(({ name }) => `- [${name}](${name}/${name}.tsx)`),
  '',
].join('\n')

it('every component belongs to a family that is described, and every family has components', () => {
  expect(entries.filter(({ family }) => !(family in families)).map(({ name }) => name)).toEqual([])
  expect(Object.keys(families).filter((family) => !entries.some((entry) => entry.family === family))).toEqual(
    [],
  )
})

it('every component says in a sentence what it is', () => {
  expect(entries.filter(({ summary }) => summary === '').map(({ name }) => name)).toEqual([])
})

it('the list of components beside them is up to date', async () => {
  await expect(index, 'Write it anew with -u.').toMatchFileSnapshot('../design-system/components/README.md')
})
