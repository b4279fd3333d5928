import { expect, it } from 'vitest'
import { emptySetup, isSetupDraft, setupPolicy } from './draft.ts'

const draft = emptySetup('business')

it('a draft of this version is read again', () => {
  expect(isSetupDraft(JSON.parse(JSON.stringify({ ...draft, country: 'JP', track: 'sea' })))).toBe(true)
})

it.each([
  ['nothing', null],
  ['another version', { ...draft, version: 2 }],
  ['an unknown type', { ...draft, type: 'administrator' }],
  ['an unknown country', { ...draft, country: 'XX' }],
  ['an unknown track', { ...draft, track: 'rail' }],
])('is no draft: %s', (_, value) => {
  expect(isSetupDraft(value)).toBe(false)
})

it('of two drafts, what was chosen here stands, and what cannot be read is dropped', () => {
  const theirs = emptySetup('personal')
  expect(setupPolicy.reconcile(draft, theirs)).toBe(draft)
  expect(setupPolicy.reconcile({}, theirs)).toBe(theirs)
  expect(setupPolicy.reconcile(draft, {})).toBe(draft)
})
