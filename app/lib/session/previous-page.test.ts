import { beforeEach, expect, test, vi } from 'vitest'
import { forgetLastPage, pageAfterSignIn, pageOpened, rememberPage } from './previous-page.ts'

const entries = new Map<string, string>()

beforeEach(() => {
  entries.clear()
  forgetLastPage()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  })
})

const opens = (...pages: string[]) => {
  for (const page of pages) pageOpened(page)
}

test.each<[string, () => void, string]>([
  ['the guarded page that was asked for', () => rememberPage('/address?x=1'), '/address?x=1'],
  ['the page from which login was opened', () => opens('/wizard', '/login'), '/wizard'],
  ['that page, though register was looked at', () => opens('/wizard', '/login', '/register'), '/wizard'],
  ['the locker, when nothing was before', () => opens('/login'), '/locker-import'],
  ['the locker, when the root was before', () => opens('/', '/login'), '/locker-import'],
  [
    'the locker, when they went on to another page',
    () => {
      rememberPage('/address')
      opens('/status')
    },
    '/locker-import',
  ],
  [
    'the page still, after a look at the way back to a password',
    () => {
      rememberPage('/address')
      opens('/reset-password', '/login')
    },
    '/address',
  ],
  [
    'the locker, after signing out',
    () => {
      opens('/address')
      forgetLastPage()
      opens('/logout', '/login')
    },
    '/locker-import',
  ],
  ['nowhere that is not ours', () => rememberPage('//elsewhere.example'), '/locker-import'],
])('after signing in: %s', (_, happens, page) => {
  happens()
  expect(pageAfterSignIn()).toBe(page)
  // A remembered page is used once.
  expect(pageAfterSignIn()).toBe('/locker-import')
})
