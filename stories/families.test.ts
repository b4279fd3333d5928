import { expect, it } from 'vitest'
import { readCatalogue, type CatalogueEntry } from '../.storybook/catalogue.ts'
import { families } from './introduction/families.ts'

const entries = readCatalogue()

const line = ({ name, summary }: CatalogueEntry): string => `- [${name}](${name}/${name}.tsx): ${summary}`

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
