import type { SchemasOf } from '../define.ts'
import type { identityCalls } from '../calls/identity.ts'
import {
  choice,
  fields,
  limits,
  message,
  newPassword,
  optionalFields,
  optionalPassword,
  optionalText,
  phoneNumber,
  printedText,
  repeatedPassword,
  text,
  yesOrNo,
} from '../../validation/index.ts'
import { identityIssuers, identityProviders } from '../types/identity.ts'
import { customerTypes } from '../types/session.ts'

/** Google's ID tokens have some 1,300 characters. */
const providerToken = () => optionalText(limits.url)
const provider = fields({ provider: choice(identityProviders) })
const callback = { code: text(limits.text), state: text() }
const step = { step_token: optionalText(limits.code) }
const linking = { link: yesOrNo().optional(), password: optionalPassword() }
const details = {
  register_token: optionalText(limits.code),
  first_name: printedText().required(message('required')),
  // Many Indonesians have one name.
  last_name: printedText().default(''),
  phone_number: phoneNumber(),
  customer_type: choice(customerTypes),
  accept_terms: yesOrNo().required(message('required')).isTrue(message('accept_terms')),
}
const google = { ...step, oauth_token: providerToken() }
const facebook = { ...step, access_token: providerToken() }

export const identitySchemas = {
  startIdentity: { params: provider, body: fields({ to: optionalText(limits.url) }) },
  finishIdentity: { body: fields(callback) },
  loginByGoogle: { body: fields({ ...google, ...linking }) },
  registerByGoogle: { body: fields({ ...google, ...details }) },
  loginByFacebook: { body: fields({ ...facebook, ...linking }) },
  registerByFacebook: { body: fields({ ...facebook, ...details }) },
  linkIdentity: { params: provider, body: fields({ ...callback, reauth_token: text() }) },
  exchangeToken: {
    body: fields({
      ...step,
      ...linking,
      token: providerToken(),
      confirm: yesOrNo().optional(),
      details: optionalFields(details),
    }),
  },
  unlinkIdentity: {
    params: fields({ provider: choice(identityIssuers) }),
    body: fields({ reauth_token: text() }),
  },
  setPassword: {
    body: fields({
      new_password: newPassword(),
      confirm_password: repeatedPassword('new_password'),
      reauth_token: text(),
    }),
  },
} satisfies SchemasOf<typeof identityCalls>
