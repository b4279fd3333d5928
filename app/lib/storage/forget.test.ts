import { expect, test } from 'vitest'
import { forgetEverything, forgetSaved } from './forget.ts'

function storage(...names: string[]): Storage {
  const kept = new Map(names.map((name) => [name, 'x']))
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

const left = (of: Storage) => Array.from({ length: of.length }, (_, index) => of.key(index))
const all = ['tk_session', 'tk_language', 'tk_landing', 'tk_theme', 'tk_announced', 'tk_version', 'elsewhere']

test('signing out keeps the preferences of the browser', () => {
  const kept = storage(...all)
  forgetSaved(kept)
  expect(left(kept)).toEqual(['tk_language', 'tk_theme', 'tk_announced', 'tk_version', 'elsewhere'])
})

test('a new version clears everything of this app', () => {
  const kept = storage(...all)
  forgetEverything(kept)
  expect(left(kept)).toEqual(['elsewhere'])
})
