import type {
  CredentialAssertion,
  NewCredential,
  PasskeyCreation,
  PasskeyRequest,
} from '@seberang/domain/api'

/** The library can tell more, and is loaded only by who uses passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window

/** Whether the device itself makes passkeys, by a finger, a face or the lock of its screen. */
export const makesPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())

/** `stopped` by its owner, or by the page. Browsers do not tell that from what took too long. */
export type PasskeyFailure = 'stopped' | 'late' | 'known' | 'unsupported' | 'failed'

export class PasskeyError extends Error {
  readonly reason: PasskeyFailure
  constructor(reason: PasskeyFailure, cause: unknown) {
    super(reason, { cause })
    this.name = 'PasskeyError'
    this.reason = reason
  }
}

/** By the names of WebAuthn's exceptions. */
const reasons: Partial<Record<string, PasskeyFailure>> = {
  AbortError: 'stopped',
  NotAllowedError: 'stopped',
  InvalidStateError: 'known',
  ConstraintError: 'unsupported',
  NotSupportedError: 'unsupported',
  SecurityError: 'unsupported',
}

async function withReason<Credential>(
  ask: () => Promise<Credential>,
  { timeout }: { timeout: number },
): Promise<Credential> {
  const begun = performance.now()
  try {
    return await ask()
  } catch (error) {
    const reason = (error instanceof Error && reasons[error.name]) || 'failed'
    const isLate = reason === 'stopped' && performance.now() - begun >= timeout
    throw new PasskeyError(isLate ? 'late' : reason, error)
  }
}

/** What the server needs of a credential; `isOfDevice`: it sits in this device, not in a stick or a telephone nearby. */
export interface MadePasskey {
  credential: NewCredential
  isOfDevice: boolean
}

/** The browser makes a passkey. @throws PasskeyError */
export async function makePasskey(options: PasskeyCreation): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await withReason(() => startRegistration({ optionsJSON: options }), options)
  const { id, rawId, response, authenticatorAttachment } = made
  const { clientDataJSON, attestationObject, transports = [] } = response
  return {
    credential: {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, transports },
    },
    isOfDevice: authenticatorAttachment === 'platform',
  }
}

/**
 * The browser asks for a passkey; only one question is open at a time, and a new one ends it.
 * @param suggest offers it beside the field for the name, for as long as the page is there
 * @throws PasskeyError
 */
export async function askForPasskey(
  options: PasskeyRequest,
  { suggest }: { suggest: boolean },
): Promise<CredentialAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const given = await withReason(
    () => startAuthentication({ optionsJSON: options, useBrowserAutofill: suggest }),
    options,
  )
  const { id, rawId, response } = given
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } }
}

/** Whether the browser can offer passkeys beside a field. */
export async function suggestsPasskeys(): Promise<boolean> {
  if (!knowsPasskeys()) return false
  return (await import('@simplewebauthn/browser')).browserSupportsWebAuthnAutofill()
}

/** Ends the question that is open. */
export async function stopAsking(): Promise<void> {
  ;(await import('@simplewebauthn/browser')).WebAuthnAbortService.cancelCeremony()
}
