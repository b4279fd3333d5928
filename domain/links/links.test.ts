import { expect, test } from 'vitest'
import { isOurPath } from './index.ts'

const here = 'https://seberang.example'

test.each([
  '/',
  '/invoices',
  '/wizard?weight=2&size=10x20#sum',
  '/promo/idul-fitri',
  '/status?q=sepatu%09baru',
  '/é',
])('a page of this site: %j', (path) => {
  expect(isOurPath(path)).toBe(true)
  expect(new URL(path, here).origin).toBe(here)
})

// Browsers drop tabs and line breaks from an address, wherever they stand.
test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', '/\r\\evil.example'])(
  'browsers read a page of another site: %j',
  (path) => {
    expect(isOurPath(path)).toBe(false)
    expect(new URL(path, here).host).toBe('evil.example')
  },
)

test.each([
  '',
  'invoices',
  'https://evil.example/',
  'javascript:alert(1)',
  ' //evil.example',
  '/invoices\t',
  '/\0',
  '/a\u0085',
])('no path of a page: %j', (path) => {
  expect(isOurPath(path)).toBe(false)
})
