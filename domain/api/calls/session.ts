import {
  choice,
  digits,
  emailAddress,
  fields,
  limits,
  message,
  newPassword,
  password,
  phoneNumber,
  text,
  yesOrNo,
} from '../../validation/index.ts'
import { defineCall, importService } from '../define.ts'
import type { Ok } from '../types/common.ts'
import {
  customerTypes,
  type AccessToken,
  type CodeInput,
  type CodeSent,
  type CodeVerified,
  type Customer,
  type Login,
  type Mandatory,
  type SignedIn,
  type UserId,
} from '../types/session.ts'

const userId = fields({ user_id: emailAddress() })

export const sessionCalls = {
  createAccessToken: defineCall<{ answer: AccessToken; body: { mode: 'web' } }>('createAccessToken', {
    method: 'POST',
    path: '/api/token-access/create',
    auth: 'none',
    ok: 201,
    about: 'A token for a browser that nobody has signed in to, with the key of the signed header.',
    body: fields({ mode: choice(['web']) }),
  }),
  registerMini: defineCall<{ answer: CodeSent; body: UserId }>('registerMini', {
    method: 'POST',
    path: `/api/${importService}/customer/register/mini`,
    auth: 'access',
    signed: true,
    ok: 201,
    about: 'Sends a code to an e-mail address. Known and unknown addresses get the same answer.',
    body: userId,
  }),
  resendCode: defineCall<{ answer: CodeSent; body: UserId }>('resendCode', {
    method: 'POST',
    path: '/api/customer/register/resend-code',
    auth: 'access',
    signed: true,
    ok: 201,
    about: 'Sends a new code; the earlier ones are no longer valid.',
    body: userId,
  }),
  verifyCode: defineCall<{ answer: CodeVerified; body: CodeInput }>('verifyCode', {
    method: 'POST',
    path: '/api/customer/register/verify-code',
    auth: 'access',
    about: 'Exchanges the mailed code for the token with which the registration is finished.',
    body: fields({ user_id: emailAddress(), code: digits(6) }),
  }),
  registerMandatory: defineCall<{ answer: SignedIn; body: Mandatory }>('registerMandatory', {
    method: 'POST',
    path: `/api/${importService}/customer/register/mandatory`,
    auth: 'access',
    ok: 201,
    about: 'Finishes a registration and signs in.',
    body: fields({
      register_token: text(limits.line),
      first_name: text(limits.name),
      last_name: text(limits.name),
      phone_number: phoneNumber(),
      password: newPassword(),
      customer_type: choice(customerTypes),
      accept_terms: yesOrNo().required(message('required')).isTrue(message('accept_terms')),
    }),
  }),
  login: defineCall<{ answer: SignedIn; body: Login }>('login', {
    method: 'POST',
    path: `/api/${importService}/customer/login`,
    auth: 'access',
    about: 'Signs in.',
    body: fields({ user_id: emailAddress(), password: password() }),
  }),
  logout: defineCall<{ answer: undefined }>('logout', {
    method: 'POST',
    path: `/api/${importService}/customer/logout`,
    auth: 'customer',
    ok: 204,
    about: 'Revokes the customer token.',
  }),
  profile: defineCall<{ answer: Ok<{ customer: Customer }> }>('profile', {
    method: 'GET',
    path: `/api/${importService}/customer/profile`,
    auth: 'customer',
    about: 'The signed-in customer.',
  }),
}
