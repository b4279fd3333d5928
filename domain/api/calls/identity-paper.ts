import type { PaperStatus } from '../../identity/index.ts'
import { defineCall, importService } from '../define.ts'
import type { Ok } from '../types/common.ts'
import type {
  KtpInput,
  KtpSaved,
  OpsIdentities,
  OpsIdentity,
  OpsIdentityShown,
  OwnPaperShown,
  PassportInput,
  PassportSaved,
} from '../types/identity-paper.ts'

const ktp = `/api/${importService}/customer/ktp`
const passport = `/api/${importService}/customer/passport`
const papers = '/api/ops/identity'

interface Removal {
  /** Required for a paper that is approved; see `reauthenticate`. */
  reauth_token?: string
}

export const identityPaperCalls = {
  ktp: defineCall<{ answer: OwnPaperShown }>('ktp', {
    method: 'GET',
    path: ktp,
    auth: 'customer',
    about: "The customer's KTP, with its number masked and with everybody who has opened it; null for none.",
  }),
  saveKtp: defineCall<{ answer: KtpSaved; body: KtpInput }>('saveKtp', {
    method: 'POST',
    path: ktp,
    auth: 'customer',
    ok: 201,
    replaces: true,
    about:
      'Sends a KTP for us to look at, in place of the one before. What names it is encrypted, and each reading recorded.',
  }),
  deleteKtp: defineCall<{ answer: undefined; body: Removal }>('deleteKtp', {
    method: 'DELETE',
    path: ktp,
    auth: 'customer',
    ok: 204,
    about:
      'Removes the KTP and destroys its photo; 409 `paper_needed` with the shipments under way that need it.',
  }),
  passport: defineCall<{ answer: OwnPaperShown }>('passport', {
    method: 'GET',
    path: passport,
    auth: 'customer',
    about: 'The same of the passport.',
  }),
  savePassport: defineCall<{ answer: PassportSaved; body: PassportInput }>('savePassport', {
    method: 'POST',
    path: passport,
    auth: 'customer',
    ok: 201,
    replaces: true,
    about: 'Sends a passport, as `saveKtp` does. It has to be valid for longer than today.',
  }),
  deletePassport: defineCall<{ answer: undefined; body: Removal }>('deletePassport', {
    method: 'DELETE',
    path: passport,
    auth: 'customer',
    ok: 204,
    about: 'Removes the passport, as `deleteKtp` does.',
  }),
  opsIdentities: defineCall<{
    answer: OpsIdentities
    query: { page: number; page_size: number; status?: PaperStatus }
  }>('opsIdentities', {
    method: 'GET',
    path: papers,
    auth: 'operator',
    roles: ['admin'],
    about: 'Identity papers, those that wait unless another status is named, oldest first.',
  }),
  opsIdentity: defineCall<{ answer: Ok<{ identity: OpsIdentityShown }>; params: { id: string } }>(
    'opsIdentity',
    {
      method: 'POST',
      path: `${papers}/{id}/show`,
      // An answer that is kept would show the number again, unrecorded, also once the paper is gone.
      keyed: false,
      auth: 'operator',
      roles: ['admin'],
      about:
        'One paper with its number, and links that open its pictures once, within a minute. Recorded, and shown to its owner.',
    },
  ),
  opsApproveIdentity: defineCall<{ answer: Ok<{ identity: OpsIdentity }>; params: { id: string } }>(
    'opsApproveIdentity',
    {
      method: 'POST',
      path: `${papers}/{id}/approve`,
      auth: 'operator',
      roles: ['admin'],
      about: 'Approves a paper that waits; its owner is told.',
    },
  ),
  opsRejectIdentity: defineCall<{
    answer: Ok<{ identity: OpsIdentity }>
    params: { id: string }
    body: { reason: string }
  }>('opsRejectIdentity', {
    method: 'POST',
    path: `${papers}/{id}/reject`,
    auth: 'operator',
    roles: ['admin'],
    about:
      'Rejects a paper that waits, with the reason in words for its owner, who is told and may try again.',
  }),
  openPaper: defineCall<{ answer: Blob; query: { token: string } }>('openPaper', {
    method: 'GET',
    path: '/api/paper',
    auth: 'none',
    once: true,
    storedFile: true,
    about:
      'The file that a link of `opsIdentity` or `opsCompany` opens, once. Whom the link was for is recorded.',
  }),
}
