import { expect, it } from 'vitest'
import { publicApi } from './public-api.ts'

const howToApprove = [
  'What the packages offer to other sites has changed.',
  'If that is on purpose, say so in a changeset (npx changeset) and approve it with',
  '  npx vitest run --project unit tests/architecture/public-api.test.ts -u',
  'and read the difference in public-api.txt before you commit it.',
].join('\n')

it('the packages export the approved API', async () => {
  await expect(`${publicApi()}\n`, howToApprove).toMatchFileSnapshot('public-api.txt')
})

it.each([
  [
    'a component with its props',
    /^@seberang\/design-system\/Badge\n(?: {2}.*\n)*? {2}Badge\n(?: {4}.*\n)* {4}tone\?: /m,
  ],
  ['a theme', /^ {2}light\.tone\.brand\.hover: #/m],
  ['the name of a variable', /^ {2}vars\.tone\.brand\.hover: var\(--sb-tone-brand-hover\)$/m],
  ['a list of values', /^ {2}tones: neutral \| brand/m],
])('contains %s', (_what, line) => {
  expect(publicApi()).toMatch(line)
})
