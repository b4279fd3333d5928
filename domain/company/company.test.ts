import { expect, it } from 'vitest'
import { companySectionSchemas } from '../api/schemas/index.ts'
import { messageFor, validate } from '../validation/index.ts'
import { companyCountries, diallingCodes } from './countries.ts'
import { formatNib, isNib, nibDigits } from './nib.ts'
import { directorPapers, legalityPapers, optionalPapers, requiredPapers } from './papers.ts'

it.each([
  ['9120 0041 2087 6', true],
  ['9120.0041.2087-6', true],
  ['912000412087', false],
  ['91200041208765', false],
  ['912000412087x', false],
  ['９１２０００４１２０８７６', false],
  ['', false],
])('a NIB has 13 digits, in groups or not: %s', (typed, expected) => {
  expect(isNib(typed)).toBe(expected)
})

it('a NIB is read aloud in groups of four', () => {
  expect(formatNib(nibDigits('9120004120876'))).toBe('9120 0041 2087 6')
})

it('each paper is required, one of the two of the director, or optional', () => {
  expect([...requiredPapers, ...directorPapers, ...optionalPapers].toSorted()).toEqual(
    [...legalityPapers].toSorted(),
  )
  expect(requiredPapers).toEqual(['npwp', 'nib'])
  expect(directorPapers).toEqual(['ktp', 'passport'])
})

it('each country has a dialling code, Indonesia first', () => {
  expect(companyCountries[0]).toBe('ID')
  for (const country of companyCountries) expect(diallingCodes[country]).toMatch(/^\+\d{1,3}$/)
})

const legality = {
  npwp: { number: '0012 3456 7809 1000', file: 'npwp' },
  nib: { number: '9120 0041 2087 6', file: 'nib' },
  passport: 'passport',
}
const check = (value: unknown) => validate<unknown>(companySectionSchemas.legality, value, 'id')

it('legality is saved as digits, with the passport as good as the KTP', () => {
  expect(check(legality)).toEqual({
    value: {
      npwp: { number: '0012345678091000', file: 'npwp' },
      nib: { number: '9120004120876', file: 'nib' },
      passport: 'passport',
    },
  })
})

it.each([
  ['npwp.number', { npwp: { number: '12', file: 'npwp' } }, messageFor('id', 'npwp')],
  ['nib.number', { nib: { number: '9120', file: 'nib' } }, messageFor('id', 'nib', { length: 13, given: 4 })],
  ['nib.file', { nib: { number: '9120004120876' } }, 'Unggah berkasnya.'],
  ['ktp', { passport: '' }, messageFor('id', 'director_paper')],
])('what is wrong of %s is named', (field, change, message) => {
  expect(check({ ...legality, ...change })).toEqual({ errors: [{ field, message }] })
})
