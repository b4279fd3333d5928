import { defineCall } from '../define.ts'
import type { List, Ok } from '../types/common.ts'
import type {
  CodeProof,
  CodeRef,
  CodeToVerify,
  FirstPin,
  NewPin,
  PasswordChange,
  Reauthenticated,
  Reauthentication,
  ResetLink,
  Session,
} from '../types/security.ts'
import type { CodeSent, Customer, MailedToken } from '../types/session.ts'

export const securityCalls = {
  resetLink: defineCall<{ answer: Ok<{ data: ResetLink }>; body: MailedToken }>('resetLink', {
    method: 'POST',
    path: '/api/customer/password/forgot/link',
    auth: 'access',
    about: 'What a mailed link for a new password is for, without using it; 422 where it sets none any more.',
  }),
  changePassword: defineCall<{ answer: Ok<{ customer: Customer }>; body: PasswordChange }>('changePassword', {
    method: 'POST',
    path: '/api/customer/password/change',
    auth: 'customer',
    password: true,
    about: 'Changes the password and ends all other sessions.',
  }),
  reauthenticate: defineCall<{ answer: Reauthenticated; body: Reauthentication }>('reauthenticate', {
    method: 'POST',
    path: '/api/customer/reauthenticate',
    auth: 'customer',
    password: true,
    about:
      'Asks once more who is there. Calls that change a way into the account take the token in their body, for ten minutes; without one they answer 403 with the code `reauthenticate`.',
  }),
  requestCode: defineCall<{ answer: CodeSent; query: { ref: CodeRef } }>('requestCode', {
    method: 'GET',
    path: '/api/customer/otp',
    auth: 'customer',
    signed: true,
    keyed: true,
    about: 'Mails the customer a code; the earlier ones with the same ref are no longer valid.',
  }),
  exchangeCode: defineCall<{ answer: CodeProof; body: CodeToVerify }>('exchangeCode', {
    method: 'POST',
    path: '/api/customer/otp/verify',
    auth: 'customer',
    signed: true,
    about: 'Exchanges a mailed code for a proof that works once, for five minutes.',
  }),
  setPin: defineCall<{ answer: Ok<{ customer: Customer }>; body: FirstPin }>('setPin', {
    method: 'POST',
    path: '/api/customer/pin',
    auth: 'customer',
    ok: 201,
    password: true,
    about: 'Sets the PIN of a customer who has none; 409 for one who has.',
  }),
  resetPin: defineCall<{ answer: Ok<{ customer: Customer }>; body: NewPin }>('resetPin', {
    method: 'POST',
    path: '/api/customer/reset/pin',
    auth: 'customer',
    password: true,
    about: 'Replaces the PIN.',
  }),
  sessions: defineCall<{ answer: List<Session> }>('sessions', {
    method: 'GET',
    path: '/api/customer/sessions',
    auth: 'customer',
    about: 'Where the customer is signed in, the last used first.',
  }),
  endSession: defineCall<{ answer: undefined; params: { id: string } }>('endSession', {
    method: 'DELETE',
    path: '/api/customer/sessions/{id}',
    auth: 'customer',
    endsSession: true,
    ok: 204,
    about: 'Signs the customer out on another device.',
  }),
  endOtherSessions: defineCall<{ answer: undefined }>('endOtherSessions', {
    method: 'DELETE',
    path: '/api/customer/sessions',
    auth: 'customer',
    ok: 204,
    about: 'Signs the customer out on all other devices.',
  }),
}
