import type { Company, CompanyInput } from '@seberang/domain/api'
import { companySections, diallingCodes } from '@seberang/domain/company'
import { expect, it } from 'vitest'
import { customer } from '../../testing/render-app.tsx'
import { company, sentCompany } from '../../testing/company.ts'
import {
  companyOf,
  companyPolicy,
  draftOf,
  emptyDraft,
  isCompanyDraft,
  isDone,
  ownPaper,
  phoneCodesOf,
  type CompanyDraft,
} from './draft.ts'

const named = (paper: string) => `sent ${paper}`
const draft = draftOf(sentCompany, customer, named)

it('what was sent becomes a draft, and the draft what was sent', () => {
  expect(companyOf(draft, customer)).toEqual({
    ...company,
    contact: { ...company.contact, faxNumber: '' },
    legality: {
      ...company.legality,
      npwp: { ...company.legality.npwp, number: '0012 3456 7809 1000' },
      nib: { ...company.legality.nib, number: '9120 0041 2087 6' },
    },
  })
  expect(draft.legality.npwp_file).toEqual({ id: 'npwp-1', name: 'sent npwp', type: '' })
  expect(isCompanyDraft(JSON.parse(JSON.stringify(draft)))).toBe(true)
})

it('a rejected company opens at the first section that is wrong', () => {
  const rejected: Company = { ...sentCompany, reasons: [{ section: 'contact', reason: 'x' }] }
  expect(draftOf(rejected, customer, named).step).toBe('contact')
})

it('each section is done by itself', () => {
  for (const section of companySections) {
    expect(isDone(draft, section, customer)).toBe(true)
    expect(isDone(emptyDraft(customer), section, customer)).toBe(false)
  }
  expect(isDone({ ...draft, legality: { ...draft.legality, ktp: null } }, 'legality', customer)).toBe(false)
})

it("the customer's own paper stands for the director's only once it is approved", () => {
  const approved = { ...customer, ktp: { id: 'own-ktp', status: 'approved' as const } }
  expect(ownPaper({ ...customer, ktp: { id: 'own-ktp', status: 'waiting' } })).toBe('')
  expect(ownPaper(approved)).toBe('ktp')
  const legality = { ...draft.legality, ktp: null, own: 'ktp' as const }
  const { ktp, passport } = companyOf({ ...draft, legality }, approved).legality
  expect([ktp, passport]).toEqual(['own-ktp', undefined])
  for (const ktp of [null, { id: 'another', status: 'waiting' as const }]) {
    const without = { ...customer, ktp }
    expect(companyOf({ ...draft, legality }, without).legality.ktp).toBeUndefined()
    expect(isDone({ ...draft, legality }, 'legality', without)).toBe(false)
    expect(isDone({ ...draft, legality: { ...draft.legality, own: 'ktp' } }, 'legality', without)).toBe(true)
  }
  const sent = { ...sentCompany, legality: { ...sentCompany.legality, ktp: 'own-ktp' } }
  expect(draftOf(sent, approved, named).legality).toMatchObject({ own: 'ktp', ktp: null })
})

it.each([
  ['+852 2345 6789', 'HK', '+852', '2345 6789'],
  ['+60 3 2345 678', 'ID', '+60', '3 2345 678'],
  ['+62 22 2044 1871', 'ID', '+62', '22 2044 1871'],
] as const)('the phone number %s has its country code apart', (phone, country, country_code, phoneNumber) => {
  const contact = { ...draft.contact, phone, country }
  expect(companyOf({ ...draft, contact }, customer).contact).toMatchObject({ country_code, phoneNumber })
})

it('the code of the country comes first, each once', () => {
  expect(phoneCodesOf('SG')[0]).toBe('+65')
  expect(phoneCodesOf('SG').toSorted()).toEqual(Object.values(diallingCodes).toSorted())
})

it.each([
  ['nothing', null],
  ['another version', { ...draft, version: 2 }],
  ['an unknown section', { ...draft, step: 'name' }],
  ['no contact', { ...draft, contact: undefined }],
  ['an unknown country', { ...draft, contact: { ...draft.contact, country: 'XX' } }],
  ['a file that is a text', { ...draft, legality: { ...draft.legality, ktp: 'ktp-1' } }],
])('is no draft: %s', (_, value) => {
  expect(isCompanyDraft(value)).toBe(false)
})

it('of two drafts, what was typed here stands, and what only the other has is added', () => {
  const here: CompanyDraft = {
    ...emptyDraft(customer),
    information: { company_name: 'PT Baru', company_description: '' },
  }
  const both = companyPolicy.reconcile(here, draft) as CompanyDraft
  expect(both.information).toEqual({ ...draft.information, company_name: 'PT Baru' })
  expect(both.legality).toEqual(draft.legality)
  expect(companyPolicy.reconcile(here, {})).toBe(here)
  expect(companyPolicy.reconcile({}, draft)).toBe(draft)
})

it('has all that the call wants', () => {
  expect(companyOf(draft, customer) satisfies CompanyInput).toBeTruthy()
})
