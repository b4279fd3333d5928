import type { SchemasOf } from '../define.ts'
import type { sessionCalls } from '../calls/session.ts'
import { wireLanguages } from '../../language/index.ts'
import { codeDigits } from '../../limits/index.ts'
import {
  choice,
  choiceOrNull,
  digits,
  emailAddress,
  emailToSignIn,
  emailOrPhone,
  fields,
  limits,
  message,
  newPassword,
  optionalChoice,
  password,
  phoneNumber,
  printedText,
  repeatedPassword,
  text,
  yesOrNo,
} from '../../validation/index.ts'
import { avatarNames } from '../types/avatar.ts'
import { customerTypes } from '../types/session.ts'

const requiredName = () => printedText().required(message('required'))
const userId = fields({ user_id: emailAddress() })

/** Optional, but validated if present; an empty name differs from an absent one. */
const profile = fields({
  first_name: requiredName().optional(),
  last_name: printedText().optional(),
  email: emailAddress().optional(),
  phone_number: phoneNumber().optional(),
  email_code: digits(codeDigits).optional(),
  phone_number_code: digits(codeDigits).optional(),
  reauth_token: text(limits.line).optional(),
  language: optionalChoice(Object.values(wireLanguages)),
  avatar: choiceOrNull(avatarNames).optional(),
})

export const sessionSchemas = {
  createAccessToken: { body: fields({ mode: choice(['web']) }) },
  registerMini: { body: userId },
  resendCode: { body: userId },
  verifyCode: { body: fields({ user_id: emailAddress(), code: digits(codeDigits) }) },
  registerMandatory: {
    body: fields({
      register_token: text(limits.line),
      first_name: requiredName(),
      // Many Indonesians have one name.
      last_name: printedText().default(''),
      phone_number: phoneNumber(),
      password: newPassword(),
      customer_type: choice(customerTypes),
      accept_terms: yesOrNo().required(message('required')).isTrue(message('accept_terms')),
    }),
  },
  login: { body: fields({ user_id: emailToSignIn(), password: password() }) },
  forgotPassword: { body: fields({ email_or_phone: emailOrPhone() }) },
  resetPassword: {
    body: fields({
      token: text(limits.line),
      new_password: newPassword(),
      confirm_password: repeatedPassword('new_password'),
    }),
  },
  unlock: { body: userId },
  confirmUnlock: { body: fields({ token: text(limits.line) }) },
  saveProfile: { body: profile },
  saveCustomerProfile: { body: profile },
} satisfies SchemasOf<typeof sessionCalls>
