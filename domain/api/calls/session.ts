import { defineCall, importService } from '../define.ts'
import type { Ok } from '../types/common.ts'
import {
  type AccessToken,
  type CodeInput,
  type CodeSent,
  type CodeVerified,
  type Customer,
  type ForgottenPassword,
  type Login,
  type MailedToken,
  type Mandatory,
  type NewPassword,
  type ProfileInput,
  type ProfileSaved,
  type SignedIn,
  type UserId,
} from '../types/session.ts'

const aboutProfile =
  'Changes the profile; what is left out stays. A new e-mail address or phone number is answered in `pending` and counts once the same is sent with its code: `email_code` is mailed to the new address, `phone_number_code` to the present one.'

export const sessionCalls = {
  createAccessToken: defineCall<{ answer: AccessToken; body: { mode: 'web' } }>('createAccessToken', {
    method: 'POST',
    path: '/api/token-access/create',
    auth: 'none',
    ok: 201,
    about: 'A token for a browser that nobody has signed in to, with the key of the signed header.',
  }),
  registerMini: defineCall<{ answer: CodeSent; body: UserId }>('registerMini', {
    method: 'POST',
    path: `/api/${importService}/customer/register/mini`,
    auth: 'access',
    signed: true,
    ok: 201,
    about: 'Sends a code to an e-mail address. Known and unknown addresses get the same answer.',
  }),
  resendCode: defineCall<{ answer: CodeSent; body: UserId }>('resendCode', {
    method: 'POST',
    path: '/api/customer/register/resend-code',
    auth: 'access',
    signed: true,
    ok: 201,
    about: 'Sends a new code; the earlier ones are no longer valid.',
  }),
  verifyCode: defineCall<{ answer: CodeVerified; body: CodeInput }>('verifyCode', {
    method: 'POST',
    path: '/api/customer/register/verify-code',
    auth: 'access',
    about: 'Exchanges the mailed code for the token with which the registration is finished.',
  }),
  registerMandatory: defineCall<{ answer: SignedIn; body: Mandatory }>('registerMandatory', {
    method: 'POST',
    path: `/api/${importService}/customer/register/mandatory`,
    auth: 'access',
    password: true,
    ok: 201,
    about: 'Finishes a registration and signs in.',
  }),
  login: defineCall<{ answer: SignedIn; body: Login }>('login', {
    method: 'POST',
    path: `/api/${importService}/customer/login`,
    auth: 'access',
    password: true,
    about: 'Signs in.',
  }),
  forgotPassword: defineCall<{ answer: CodeSent; body: ForgottenPassword }>('forgotPassword', {
    method: 'POST',
    path: '/api/customer/password/forgot',
    auth: 'access',
    signed: true,
    about:
      'Mails a link to `/reset-password?token=` to the account. With an account and without one the answer is the same.',
  }),
  resetPassword: defineCall<{ answer: Ok; body: NewPassword }>('resetPassword', {
    method: 'POST',
    path: '/api/customer/password/forgot/confirm',
    auth: 'access',
    password: true,
    about:
      'Sets a new password with the token of the mailed link; ends all sessions and opens a closed account.',
  }),
  unlock: defineCall<{ answer: Ok; body: UserId }>('unlock', {
    method: 'POST',
    path: '/api/customer/unlock',
    auth: 'access',
    about:
      'Mails a link to `/unlock?token=` to the owner of an account that failed sign-ins have closed to strangers, once a day at most. The answer is always the same.',
  }),
  confirmUnlock: defineCall<{ answer: Ok; body: MailedToken }>('confirmUnlock', {
    method: 'POST',
    path: '/api/customer/unlock/confirm',
    auth: 'access',
    about: 'Opens an account again with the token of the mailed link.',
  }),
  logout: defineCall<{ answer: undefined }>('logout', {
    method: 'POST',
    path: `/api/${importService}/customer/logout`,
    auth: 'customer',
    endsSession: true,
    ok: 204,
    about: 'Revokes the customer token.',
  }),
  profile: defineCall<{ answer: Ok<{ customer: Customer }> }>('profile', {
    method: 'GET',
    path: `/api/${importService}/customer/profile`,
    auth: 'customer',
    about: 'The signed-in customer.',
  }),
  saveProfile: defineCall<{ answer: ProfileSaved; body: ProfileInput }>('saveProfile', {
    method: 'PUT',
    path: `/api/${importService}/customer/profile`,
    auth: 'customer',
    about: aboutProfile,
  }),
  saveCustomerProfile: defineCall<{ answer: ProfileSaved; body: ProfileInput }>('saveCustomerProfile', {
    method: 'PUT',
    path: '/api/customer/profile',
    auth: 'customer',
    ok: 201,
    about: aboutProfile,
  }),
}
