import type { PaperStatus } from '../../identity/index.ts'
import type { PayLaterTerms } from '../../wallet/index.ts'
import { defineCall, importService } from '../define.ts'
import type { Ok } from '../types/common.ts'
import type {
  CompanyInput,
  CompanyReason,
  CompanySaved,
  CompanyShown,
  OpsCompanies,
  OpsCompany,
  OpsCompanyCredited,
  OpsCompanyShown,
  OpsPayLaterList,
  TermsAccepted,
  TermsInput,
  TermsShown,
} from '../types/company.ts'

const company = `/api/${importService}/company`
const companies = '/api/ops/company'

export const companyCalls = {
  company: defineCall<{ answer: CompanyShown }>('company', {
    method: 'GET',
    path: company,
    auth: 'customer',
    about: "The customer's company with its state; null for none.",
  }),
  saveCompany: defineCall<{ answer: CompanySaved; body: CompanyInput }>('saveCompany', {
    method: 'POST',
    path: company,
    auth: 'customer',
    ok: 201,
    replaces: true,
    about:
      'Registers a company for us to look at; 200 in place of one that was rejected. 409 `company_waiting` and `company_approved` for any other. Its numbers and papers are encrypted, and each reading recorded.',
  }),
  acceptTerms: defineCall<{ answer: TermsAccepted; body: TermsInput }>('acceptTerms', {
    method: 'POST',
    path: `/api/${importService}/customer/mou`,
    auth: 'customer',
    ok: 201,
    about:
      'Accepts the current terms for an approved company, by name; the first acceptance of a version stands. 409 `terms_changed` for another version than the current one, `company_not_approved` without such a company.',
  }),
  terms: defineCall<{ answer: TermsShown; params: { kind: string } }>('terms', {
    method: 'GET',
    path: '/api/terms/{kind}',
    auth: 'access',
    about: 'The current terms for a company, in the language of the request.',
  }),
  opsCompanies: defineCall<{
    answer: OpsCompanies
    query: { page: number; page_size: number; status?: PaperStatus }
  }>('opsCompanies', {
    method: 'GET',
    path: companies,
    auth: 'operator',
    roles: ['finance'],
    about: 'Companies, those that wait unless another status is named, oldest first.',
  }),
  opsCompany: defineCall<{ answer: Ok<{ company: OpsCompanyShown }>; params: { id: string } }>('opsCompany', {
    method: 'POST',
    path: `${companies}/{id}/show`,
    // As with `opsIdentity`: each answer is a reading of its own.
    keyed: false,
    auth: 'operator',
    roles: ['admin'],
    about: 'One company with its numbers, and links that open its papers once, within a minute. Recorded.',
  }),
  opsApproveCompany: defineCall<{
    answer: Ok<{ company: OpsCompany }>
    params: { id: string }
    body: { sure?: string }
  }>('opsApproveCompany', {
    method: 'POST',
    path: `${companies}/{id}/approve`,
    auth: 'operator',
    roles: ['admin'],
    about:
      'Approves a company that waits: its customer becomes a business, whose invoices carry its name and NPWP, and is told. 422 `doubtful` where a paper that it names is there no longer, unless `sure` has the code of that refusal.',
  }),
  opsCompanyCredit: defineCall<{
    answer: OpsCompanyCredited
    params: { id: string }
    body: { credit: PayLaterTerms | null; sure?: string }
  }>('opsCompanyCredit', {
    method: 'POST',
    path: `${companies}/{id}/credit`,
    money: true,
    auth: 'operator',
    roles: ['finance'],
    about:
      'How much an approved company may pay later, together, and within how many days each; null: nothing more. What is open already stays due on its day. Its customer is told. 422 `doubtful` for a limit that is less than what is open or than any invoice, or ten times as much or as little as the one before, unless `sure` has the code of that refusal.',
  }),
  opsPayLater: defineCall<{
    answer: OpsPayLaterList
    query: { page: number; page_size: number; overdue?: 'yes' }
  }>('opsPayLater', {
    method: 'GET',
    path: '/api/ops/pay-later',
    auth: 'operator',
    roles: ['finance'],
    about:
      'What companies have still to pay of what they pay later, the first due first; or what is overdue alone.',
  }),
  opsRejectCompany: defineCall<{
    answer: Ok<{ company: OpsCompany }>
    params: { id: string }
    body: { reasons: CompanyReason[] }
  }>('opsRejectCompany', {
    method: 'POST',
    path: `${companies}/{id}/reject`,
    auth: 'operator',
    roles: ['admin'],
    about:
      'Rejects a company that waits, with a reason for each section that is not right, in words for its customer, who is told and may mend it.',
  }),
}
