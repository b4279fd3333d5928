import { expect, test } from 'vitest'
import { pageAfterFirstSteps, pageAfterRegistration } from './first-steps.ts'

const locker = '/locker-import'
const neither = { landed: false, isBusiness: false }

test.each([
  ['a person goes on to what they wanted', '/calculator', neither, { to: '/calculator' }],
  [
    'who has landed to the first steps',
    locker,
    { landed: true, isBusiness: false },
    { to: '/setup', state: { wanted: locker } },
  ],
  [
    'a business that has landed likewise',
    locker,
    { landed: true, isBusiness: true },
    { to: '/setup', state: { wanted: locker } },
  ],
  [
    'a business to its company',
    '/calculator?kg=2',
    { landed: false, isBusiness: true },
    { to: '/settings/company-upgrade', state: { wanted: '/calculator?kg=2' } },
  ],
  [
    'a business that wanted just that',
    '/settings/company-upgrade',
    { landed: false, isBusiness: true },
    { to: '/settings/company-upgrade' },
  ],
  ['who has begun a shipment back to it', '/wizard', { landed: true, isBusiness: true }, { to: '/wizard' }],
])('after registration: %s', (_, wanted, facts, page) => {
  expect(pageAfterRegistration(wanted, facts)).toEqual(page)
})

test.each([
  ['a page of ours', { wanted: '/calculator' }, '/calculator'],
  ['another site', { wanted: 'https://evil.example' }, undefined],
  ['another site by its shorter form', { wanted: '//evil.example' }, undefined],
  ['nothing', null, undefined],
  ['something else', { wanted: 1 }, undefined],
])('what was handed over: %s', (_, state, page) => {
  expect(pageAfterFirstSteps(state)).toBe(page)
})
