import type { Passkey } from '@seberang/domain/api'
import { vi } from 'vitest'

type Ask = (options: CredentialCreationOptions & CredentialRequestOptions) => Promise<unknown>

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** What a browser makes of WebAuthn, as far as the app reads it. */
const credential = (response: object) => ({
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response,
})

/** As the server lists it. */
export const passkey: Passkey = {
  id: 'p1',
  name: 'Android',
  is_synced: false,
  is_portable: false,
  created_at: '2026-05-03T03:00:00.000Z',
  last_used_at: null,
}

export const madePasskey = credential({
  clientDataJSON: bytes('client'),
  attestationObject: bytes('attestation'),
  getTransports: () => ['internal'],
})
export const signedPasskey = credential({
  clientDataJSON: bytes('client'),
  authenticatorData: bytes('data'),
  signature: bytes('signature'),
})
/** What the server gets of the two. */
export const sentOfMade = {
  id: 'a2V5',
  rawId: 'a2V5',
  type: 'public-key',
  response: { clientDataJSON: 'Y2xpZW50', attestationObject: 'YXR0ZXN0YXRpb24', transports: ['internal'] },
}
export const sentOfSigned = {
  id: 'a2V5',
  rawId: 'a2V5',
  type: 'public-key',
  response: { clientDataJSON: 'Y2xpZW50', authenticatorData: 'ZGF0YQ', signature: 'c2lnbmF0dXJl' },
}

export const creation = {
  options: {
    rp: { id: 'localhost', name: 'Seberang' },
    user: { id: 'dXNlcg', name: 'ratna@contoh.id', displayName: 'Ratna' },
    challenge: 'Y2hhbGxlbmdl',
    pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  },
}
export const question = {
  options: {
    challenge: 'Y2hhbGxlbmdl',
    timeout: 300_000,
    rpId: 'localhost',
    userVerification: 'required' as const,
  },
}

interface Browser {
  create?: Ask
  get?: Ask
  /** Whether it offers passkeys at a field. */
  suggests?: boolean
  /** Whether the device has a finger, a face or a lock to ask for. */
  makes?: boolean
}

const never: Ask = () => new Promise(() => undefined)

/** A browser that has passkeys: jsdom has none. */
export function passkeyBrowser({
  create = never,
  get = never,
  suggests = false,
  makes = true,
}: Browser = {}) {
  const askedWhetherItMakes = vi.fn<() => Promise<boolean>>(() => Promise.resolve(makes))
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, {
      isConditionalMediationAvailable: () => Promise.resolve(suggests),
      isUserVerifyingPlatformAuthenticatorAvailable: askedWhetherItMakes,
    }),
  )
  const credentials = { create: vi.fn<Ask>(create), get: vi.fn<Ask>(get) }
  vi.stubGlobal('navigator', new Proxy(navigator, { get: (of, name) => propertyOf(of, name, credentials) }))
  return { ...credentials, askedWhetherItMakes }
}

function propertyOf(of: Navigator, name: string | symbol, credentials: object): unknown {
  if (name === 'credentials') return credentials
  const value: unknown = Reflect.get(of, name)
  return typeof value === 'function' ? value.bind(of) : value
}

export const stopped = () => Promise.reject(new DOMException('', 'NotAllowedError'))
