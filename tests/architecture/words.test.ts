import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import priceTexts from '../../domain/explain/texts/price-object/zh.json' with { type: 'json' }
import { root } from '../../scripts/run.ts'

/** Folders whose identifiers, comments and texts contain none of these words; add a folder once it is clean. */
const rooms = [
  'domain',
  'app',
  'design-system',
  'tokens',
  'stories',
  '.storybook',
  'scripts',
  'server',
  'tests',
]

/** Coinages found before, each with the standard word. See docs/glossary.md. */
const coinages: readonly { word: RegExp; use: string }[] = [
  { word: /reckon/i, use: 'calculate' },
  { word: /bringIn\b/i, use: 'import, add' },
  { word: /takeUp\b/i, use: 'resume' },
  { word: /letGoOf/i, use: 'release' },
  { word: /treacherous/i, use: 'unsafe, hostile' },
  { word: /borneOut|borne out/i, use: 'confirmed, or the condition by name' },
  { word: /restock/i, use: 'refill' },
  { word: /orNone\b|OrNone\b/, use: 'orNull' },
  { word: /soundPage/i, use: 'validPage' },
  { word: /madeNow/i, use: 'currentPricingBasis' },
  { word: /turmoil/i, use: 'random actions' },
  { word: /\bStanding\b/, use: 'RequestContext' },
  { word: /\bfor ever so\b/i, use: 'always, indefinitely' },
  { word: /\bAs which\b/, use: 'a sentence that begins with its subject' },
  {
    word: /\b(?:const|let|function|interface|type) \{?\s*(?:told|asked|said|heard|kept|standing)\b/i,
    use: 'request, response, message, stored, context: what the value is',
  },
  { word: /\b(?:told|asked|standing)(?= ?[:=)])/, use: 'request, response, message, context' },
  { word: /createAsker|tellRefused|leftBehind/, use: 'createRequester, reportRefused, findOverdue' },
  { word: /circumstances/i, use: 'context' },
  { word: /\bVerdicts?\b/, use: 'Permission, or what was decided' },
  { word: /\bKept(?:File|Draft)\b/, use: 'DraftFile, StoredDraft' },
  { word: /\bstandIn\b|\bStandIn\b/, use: 'fake' },
  { word: /below nothing|that nobody knows|a word of tomorrow/, use: 'negative, unknown' },
]

interface Coinage {
  line: number
  found: string
  use: string
}

function coinagesIn(source: string): Coinage[] {
  return source.split('\n').flatMap((text, at) =>
    coinages.flatMap(({ word, use }) => {
      const [found] = word.exec(text) ?? []
      return found === undefined ? [] : [{ line: at + 1, found, use }]
    }),
  )
}

/** This file names the coinages. */
const thisFile = 'tests/architecture/words.test.ts'

const sourceFiles = (room: string): string[] =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) =>
        file !== thisFile &&
        /\.(tsx?|mjs|mdx)$/.test(file) &&
        !/(^|\/)(node_modules|dist|__screenshots__)\//.test(file),
    )

it.each(rooms)('%s uses standard words', (room) => {
  const files = sourceFiles(room)
  expect(files.length).toBeGreaterThan(0)
  const found = files.flatMap((file) =>
    coinagesIn(readFileSync(join(root, file), 'utf8')).map(
      ({ line, found, use }) => `${file}:${line} "${found}": use ${use}`,
    ),
  )
  expect(found).toEqual([])
})

const chinesePages = readdirSync(join(root, 'app/locales/zh')).map((file) => `app/locales/zh/${file}`)

/** Every file that a Chinese text may stand in. */
const chineseTexts = (): readonly string[] => [
  ...chinesePages,
  ...['reasons', 'price-lines', 'price-object', 'quotes'].map(
    (folder) => `domain/explain/texts/${folder}/zh.json`,
  ),
  ...['domain', 'server'].flatMap(sourceFiles),
]

/** Chinese says 你; the formal word stands in quotations of law alone, and there are none. */
it('Chinese speaks to people as a friend does', () => {
  const files = chineseTexts()
  const all = files.map((file) => readFileSync(join(root, file), 'utf8'))
  expect(all.filter((text) => text.includes('你')).length).toBeGreaterThan(5)
  expect(files.filter((_file, at) => all[at]?.includes('您'))).toEqual([])
})

/** Words that were used beside the one of docs/glossary.md. */
const discarded = [
  { word: /附加账单/, use: '补充账单' },
  { word: /单元/, use: '专属编号' },
  { word: /资费|(?<!报)价目|运价(?!值)/, use: '费率' },
  { word: /储物柜/, use: '进口仓' },
  { word: /套餐/, use: '运输方式' },
]

it.each(discarded)('Chinese has one word for $use', ({ word }) => {
  expect(chineseTexts().filter((file) => word.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

/** Brackets of code are half-width. */
const nested = (file: string): RegExp => (file.endsWith('.json') ? /[（(][^）)\n]*[（(]/ : /（[^）\n]*（/)

it('no bracket stands within another in Chinese', () => {
  const found = chineseTexts().filter((file) => nested(file).test(readFileSync(join(root, file), 'utf8')))
  expect(found).toEqual([])
  const { note, container } = priceTexts
  const assumed = Object.values(container).map((name) => note.assumed.replace('{{container}}', name))
  expect(assumed.filter((text) => nested('.json').test(text))).toEqual([])
})

it.each([
  'const total = reckonAll(lines)',
  '// Kept for ever so.',
  'function pageOrNone() {}',
  'MadeNow',
  'interface Asked {',
  'execute: (input, standing) => save(input)',
  'let told',
])('finds the coinage in %s', (source) => {
  expect(coinagesIn(`\n${source}`)).toEqual([expect.objectContaining({ line: 2 })])
})

it.each(['const outstanding = total(path)', 'minorNones', 'a restful stock', '// what was told to trust'])(
  'ignores %s',
  (source) => {
    expect(coinagesIn(source)).toEqual([])
  },
)
