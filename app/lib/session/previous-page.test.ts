import { beforeEach, expect, test, vi } from 'vitest'
import { keepIdentityStep, keptIdentityStep } from './identity-step.ts'
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

const owner = { name: 'Ratna', email_masked: 'r•••@contoh.id', is_signed_in: false, step_token: 'step' }
const opens = (...pages: string[]) => {
  for (const page of pages) pageOpened(page)
}

test.each<[string, () => void, string]>([
  ['the guarded page that was requested', () => rememberPage('/address?x=1'), '/address?x=1'],
  ['the page from which login was opened', () => opens('/wizard', '/login'), '/wizard'],
  [
    'that page, although register was opened in between',
    () => opens('/wizard', '/login', '/register'),
    '/wizard',
  ],
  ['the locker, when there was no page before', () => opens('/login'), '/locker-import'],
  ['the locker, when the page before was the root', () => opens('/', '/login'), '/locker-import'],
  [
    'the locker, when they went on to another page',
    () => {
      rememberPage('/address')
      opens('/status')
    },
    '/locker-import',
  ],
  [
    'the same page, after opening the password reset',
    () => {
      rememberPage('/address')
      opens('/reset-password', '/login')
    },
    '/address',
  ],
  [
    'the page that a link of the sister site names',
    () => {
      rememberPage('/address')
      opens('/token', '/login')
    },
    '/address',
  ],
  [
    'the locker, after a link of the sister site that names none',
    () => opens('/token', '/login'),
    '/locker-import',
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
  ['never a page of another site', () => rememberPage('//elsewhere.example'), '/locker-import'],
  ['nor behind a tab', () => rememberPage('/\t/elsewhere.example'), '/locker-import'],
])('after signing in: %s', (_, happens, page) => {
  happens()
  expect(pageAfterSignIn()).toBe(page)
  // A remembered page is used once.
  expect(pageAfterSignIn()).toBe('/locker-import')
})

test.each([
  '/auth',
  '/login',
  '/register',
  '/reset-password',
  '/unlock',
  '/logout',
  '/terms',
  '/',
  '/calculator',
  '/locker-import',
])('a step of a sign-in that was left is gone once %s opens', (page) => {
  keepIdentityStep({ owner })
  opens('/token', '/callback')
  expect(keptIdentityStep()).toBeDefined()
  opens(page)
  expect(keptIdentityStep()).toBeUndefined()
})

test('the step of the owner of an account is kept for five minutes', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  keepIdentityStep({ owner })
  vi.setSystemTime(5 * 60_000 - 1)
  expect(keptIdentityStep()).toMatchObject({ owner })
  vi.setSystemTime(5 * 60_000)
  expect(keptIdentityStep()).toBeUndefined()
  vi.useRealTimers()
})
