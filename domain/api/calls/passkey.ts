import { defineCall } from '../define.ts'
import type { List } from '../types/common.ts'
import type {
  CredentialAssertion,
  Passkey,
  PasskeyCreationOptions,
  PasskeyInput,
  PasskeyRequestOptions,
  PasskeySaved,
} from '../types/passkey.ts'
import type { SignedIn } from '../types/session.ts'

const passkeys = '/api/customer/passkeys'

export const passkeyCalls = {
  passkeys: defineCall<{ answer: List<Passkey> }>('passkeys', {
    method: 'GET',
    path: passkeys,
    auth: 'customer',
    about: "The customer's passkeys, the oldest first.",
  }),
  passkeyCreationOptions: defineCall<{ answer: PasskeyCreationOptions }>('passkeyCreationOptions', {
    method: 'POST',
    path: `${passkeys}/options`,
    auth: 'customer',
    about: 'What a browser creates a passkey with. The challenge works once, for five minutes.',
  }),
  createPasskey: defineCall<{ answer: PasskeySaved; body: PasskeyInput }>('createPasskey', {
    method: 'POST',
    path: passkeys,
    auth: 'customer',
    ok: 201,
    about: 'Saves a passkey that the browser has created; the customer is told by mail.',
  }),
  renamePasskey: defineCall<{ answer: PasskeySaved; params: { id: string }; body: { name: string } }>(
    'renamePasskey',
    {
      method: 'PUT',
      path: `${passkeys}/{id}`,
      auth: 'customer',
      about: 'Gives a passkey another name.',
    },
  ),
  deletePasskey: defineCall<{ answer: undefined; params: { id: string }; body: { reauth_token: string } }>(
    'deletePasskey',
    {
      method: 'DELETE',
      path: `${passkeys}/{id}`,
      auth: 'customer',
      ok: 204,
      about: 'Removes a passkey, which signs in no more; the customer is told by mail.',
    },
  ),
  passkeyLoginOptions: defineCall<{ answer: PasskeyRequestOptions }>('passkeyLoginOptions', {
    method: 'POST',
    path: `${passkeys}/login-options`,
    auth: 'access',
    about: 'What a browser asks for a passkey with. The challenge works once, for five minutes.',
  }),
  loginByPasskey: defineCall<{ answer: SignedIn; body: { credential: CredentialAssertion } }>(
    'loginByPasskey',
    {
      method: 'POST',
      path: `${passkeys}/login`,
      auth: 'access',
      about: 'Signs in by the signature of a passkey.',
    },
  ),
}
