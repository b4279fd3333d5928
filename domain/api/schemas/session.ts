import type { SchemasOf } from '../define.ts'
import type { sessionCalls } from '../calls/session.ts'
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
import { customerTypes } from '../types/session.ts'

const userId = fields({ user_id: emailAddress() })

export const sessionSchemas = {
  createAccessToken: { body: fields({ mode: choice(['web']) }) },
  registerMini: { body: userId },
  resendCode: { body: userId },
  verifyCode: { body: fields({ user_id: emailAddress(), code: digits(6) }) },
  registerMandatory: {
    body: fields({
      register_token: text(limits.line),
      first_name: text(limits.name),
      last_name: text(limits.name),
      phone_number: phoneNumber(),
      password: newPassword(),
      customer_type: choice(customerTypes),
      accept_terms: yesOrNo().required(message('required')).isTrue(message('accept_terms')),
    }),
  },
  login: { body: fields({ user_id: emailAddress(), password: password() }) },
} satisfies SchemasOf<typeof sessionCalls>
