import type { SchemasOf } from '../define.ts'
import type { passkeyCalls } from '../calls/passkey.ts'
import { base64url, choice, fields, limits, listOf, text } from '../../validation/index.ts'

/** Of an id, which has up to 1023 bytes, or of what is about as long. */
const bytes = () => base64url(limits.text)
/** A new credential's id and its public key, which may be as long again. */
const attestation = () => base64url(2 * limits.text)
const transports = 8

const id = fields({ id: text(limits.code) })
const name = text(limits.name)
const reauth_token = text(limits.line)
const type = choice(['public-key'])

export const assertion = () =>
  fields({
    id: bytes(),
    rawId: bytes(),
    type,
    response: fields({ clientDataJSON: bytes(), authenticatorData: bytes(), signature: bytes() }),
  })

export const passkeySchemas = {
  createPasskey: {
    body: fields({
      name,
      reauth_token,
      credential: fields({
        id: bytes(),
        rawId: bytes(),
        type,
        response: fields({
          clientDataJSON: bytes(),
          attestationObject: attestation(),
          transports: listOf(text(limits.code), 0, transports).optional(),
        }),
      }),
    }),
  },
  renamePasskey: { params: id, body: fields({ name }) },
  deletePasskey: { params: id, body: fields({ reauth_token }) },
  loginByPasskey: {
    body: fields({
      credential: assertion(),
    }),
  },
} satisfies SchemasOf<typeof passkeyCalls>
