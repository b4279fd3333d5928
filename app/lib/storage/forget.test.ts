import { expect, test } from 'vitest'
import { forgetEverything, forgetSaved } from './forget.ts'

/** Its entries are its properties, as a browser has them. */
class TestStorage implements Storage {
  [name: string]: unknown
  get length() {
    return Object.keys(this).length
  }
  key(index: number) {
    return Object.keys(this)[index] ?? null
  }
  getItem(key: string) {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
  clear() {
    for (const key of left(this)) this.removeItem(key)
  }
}
const storage = (...names: string[]): Storage =>
  Object.assign(new TestStorage(), Object.fromEntries(names.map((name) => [name, 'x'])))

const left = (of: Storage) => Object.keys(of)
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

test('signing out keeps the preferences of the browser, and who is signed in until that is written anew', () => {
  const storageWithAll = storage(...all)
  forgetSaved(storageWithAll)
  expect(left(storageWithAll)).toEqual([
    'tk_session',
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
