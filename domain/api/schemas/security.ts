import { assertion } from './passkey.ts'
import type { SchemasOf } from '../define.ts'
import type { securityCalls } from '../calls/security.ts'
import { codeDigits } from '../../limits/index.ts'
import {
  choice,
  digits,
  fields,
  limits,
  newPassword,
  newPin,
  optionalPassword,
  optionalText,
  password,
  repeatedPassword,
  text,
} from '../../validation/index.ts'
import { codeRefs } from '../types/security.ts'

const firstPin = { pin: newPin(), otp_token: text(limits.line) }

export const securitySchemas = {
  resetLink: { body: fields({ token: text(limits.line) }) },
  changePassword: {
    body: fields({
      old_password: password(),
      new_password: newPassword(),
      confirm_password: repeatedPassword('new_password'),
    }),
  },
  reauthenticate: {
    body: fields({
      password: optionalPassword(),
      otp_token: optionalText(),
      passkey: assertion().optional().default(undefined),
    }),
  },
  requestCode: { query: fields({ ref: choice(codeRefs) }) },
  exchangeCode: { body: fields({ ref: choice(codeRefs), code: digits(codeDigits) }) },
  setPin: { body: fields(firstPin) },
  resetPin: { body: fields({ ...firstPin, reauth_token: text(limits.line) }) },
  endSession: { params: fields({ id: text(limits.code) }) },
} satisfies SchemasOf<typeof securityCalls>
