import { expect, test } from 'vitest'
import { forgetEverything, forgetSaved } from './forget.ts'

function storage(...names: string[]): Storage {
  const entries = new Map(names.map((name) => [name, 'x']))
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

const left = (of: Storage) => Array.from({ length: of.length }, (_, index) => of.key(index))
const all = [
  'tk_session',
  'tk_language',
  'tk_account_language',
  'tk_landing',
  'tk_theme',
  'tk_announced',
  'tk_version',
  'tk_order',
  'elsewhere',
]

test('signing out keeps the preferences of the browser', () => {
  const storageWithAll = storage(...all)
  forgetSaved(storageWithAll)
  expect(left(storageWithAll)).toEqual([
    'tk_language',
    'tk_account_language',
    'tk_theme',
    'tk_announced',
    'tk_version',
    'elsewhere',
  ])
})

test('a new version clears everything of this app', () => {
  const storageWithAll = storage(...all)
  forgetEverything(storageWithAll)
  expect(left(storageWithAll)).toEqual(['elsewhere'])
})
