import * as client from 'openid-client'
import { ProviderFailure, ProviderRefusal, type Client, type Journey } from './provider.ts'

export interface FlowOptions extends Client {
  timeOutMs: number
  redirectUri: () => string
  scope: string
}

/** Tests and the sandbox are reached without TLS. */
export const allowsHttp = (url: string): boolean => url.startsWith('http:')

export async function addressOf(
  configuration: client.Configuration,
  { redirectUri, scope }: FlowOptions,
  { state, nonce, verifier }: Journey,
): Promise<string> {
  return client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(),
    scope,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href
}

/** Exchanges a code for tokens. Throws ProviderRefusal or ProviderFailure. */
export async function tokensOf(
  configuration: client.Configuration,
  { redirectUri }: FlowOptions,
  code: string,
  { state, nonce, verifier }: Journey,
  idToken: boolean,
) {
  const url = new URL(redirectUri())
  url.search = String(new URLSearchParams({ code, state }))
  const checks = { expectedState: state, pkceCodeVerifier: verifier, idTokenExpected: idToken }
  try {
    return await client.authorizationCodeGrant(configuration, url, {
      ...checks,
      ...(idToken && { expectedNonce: nonce }),
    })
  } catch (error) {
    throw refusedOrFailed(error)
  }
}

/** What a code of ours is refused with, and what is the provider's own fault. */
function refusedOrFailed(error: unknown): Error {
  const isRefused =
    // Some say by the form of a refusal that they do not work.
    (error instanceof client.ResponseBodyError && error.status < 500) ||
    error instanceof client.AuthorizationResponseError ||
    (error instanceof client.ClientError && claimErrors.includes(error.code ?? ''))
  return isRefused
    ? new ProviderRefusal('the code is refused', { cause: error })
    : new ProviderFailure('no answer', { cause: error })
}
const claimErrors = ['OAUTH_JWT_CLAIM_COMPARISON_FAILED', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED']
