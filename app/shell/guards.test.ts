import { describe, expect, it } from 'vitest'
import { whereTo, type Visitor } from './guards.ts'
import { isPublicPage } from './public-page.ts'
import { routeGuards, routePaths } from './route-guards.ts'

const guest: Visitor = { customer: null, landed: false }
const personal: Visitor = { customer: { customer_type: 'personal' }, landed: false }
const business: Visitor = { customer: { customer_type: 'business' }, landed: false }
const landed = (visitor: Visitor): Visitor => ({ ...visitor, landed: true })

describe('a guard sends', () => {
  it.each<[string, string, Visitor, string | undefined]>([
    ['nobody away from a public page', 'guest', guest, undefined],
    ['a guest to the login page', 'customer', guest, '/login'],
    ['no customer away from their page', 'customer', personal, undefined],
    ['a guest of a business page to the login page', 'business', guest, '/login'],
    ['a person of a business page to the locker', 'business', personal, '/locker-import'],
    ['no business away from its page', 'business', business, undefined],
    ['a customer without a landing link to the home page', 'landing', personal, '/'],
    ['a guest with a landing link to the home page', 'landing', landed(guest), '/'],
    ['no customer with a landing link', 'landing', landed(personal), undefined],
    ['a customer away from login', 'login', business, '/locker-import'],
    ['no guest away from login', 'login', guest, undefined],
  ])('%s', (_, guard, visitor, elsewhere) => {
    expect(whereTo(guard, visitor)).toBe(elsewhere)
  })

  it.each(['admin', '', 'toString'])('throws when it is unknown: %j', (guard) => {
    expect(() => whereTo(guard, business)).toThrow(/There is no guard/)
  })
})

const pagesOf = (guard: string) => routePaths.filter((path) => routeGuards[path] === guard).toSorted()

describe('who may open a page', () => {
  it('stands here once more: what shows a customer’s own is opened to nobody else by a slip', () => {
    expect(pagesOf('customer')).toEqual([
      '/account/payment',
      '/address',
      '/balance',
      '/checkout',
      '/checkout2',
      '/invoices',
      '/ktp',
      '/locker-import',
      '/passport',
      '/print/invoice',
      '/print/print-label',
      '/quarantine',
      '/settings',
      '/settings/company-upgrade',
      '/status',
      '/status/order',
      '/wallet',
      '/wizard/saved',
    ])
    expect(pagesOf('business')).toEqual(['/settings/company'])
    expect(pagesOf('login')).toEqual(['/auth', '/login', '/register'])
  })
  it.each([
    ['/', true],
    ['/calculator', true],
    ['/terms', true],
    ['/q/ABCDEFGH', true],
    ['/locker-import', false],
    ['/login', true],
    ['/reset-password', true],
    ['/wizard', false],
    ['/logout', false],
  ])('%s remains open when its reader is signed out: %s', (path, isPublic) => {
    expect(isPublicPage(path)).toBe(isPublic)
  })
})
