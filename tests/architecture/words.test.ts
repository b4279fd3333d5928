import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/run.ts'

/** Folders whose identifiers, comments and texts contain none of these words; add a folder once it is clean. */
const rooms = ['domain', 'app', 'design-system', 'tokens', 'stories', '.storybook', 'scripts', 'server']

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

const sourceFiles = (room: string): string[] =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) => /\.(tsx?|mjs|mdx)$/.test(file) && !/(^|\/)(node_modules|dist|__screenshots__)\//.test(file),
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

it.each(['const total = reckonAll(lines)', '// Kept for ever so.', 'function pageOrNone() {}', 'MadeNow'])(
  'finds the coinage in %s',
  (source) => {
    expect(coinagesIn(`\n${source}`)).toEqual([expect.objectContaining({ line: 2 })])
  },
)

it.each(['const outstanding = standing(path)', 'minorNones', 'a restful stock'])('ignores %s', (source) => {
  expect(coinagesIn(source)).toEqual([])
})
