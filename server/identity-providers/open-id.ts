import type { IdentityProvider } from '@seberang/domain/api'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import * as client from 'openid-client'
import { addressOf, allowsHttp, tokensOf, type FlowOptions } from './code-flow.ts'
import { personOf, ProviderFailure, ProviderRefusal, type Provider } from './provider.ts'

interface OpenIdOptions extends Omit<FlowOptions, 'scope'> {
  provider: IdentityProvider
  issuer: () => string
}

/** A provider that speaks OpenID Connect, such as Google. */
export function createOpenId(options: OpenIdOptions): Provider {
  const { provider, id, secret, timeOutMs } = options
  const flow = { ...options, scope: 'openid email profile' }
  const discover = rememberSuccess(async () => {
    const issuer = options.issuer()
    const insecure = allowsHttp(issuer) ? { execute: [client.allowInsecureRequests] } : {}
    const timeout = timeOutMs / 1000
    const configuration = await client
      .discovery(new URL(issuer), id, secret, client.ClientSecretPost(secret), { timeout, ...insecure })
      .catch((error: unknown) => {
        throw new ProviderFailure('no answer', { cause: error })
      })
    const keys = configuration.serverMetadata().jwks_uri
    if (keys === undefined) throw new ProviderFailure('it names no keys')
    return { configuration, keys: createRemoteJWKSet(new URL(keys), { timeoutDuration: timeOutMs }) }
  })

  async function verify(token: string, now: Date) {
    const { configuration, keys } = await discover()
    const { issuer } = configuration.serverMetadata()
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: id,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
        clockTolerance: 30,
        currentDate: now,
      })
      return { person: personOf(provider, issuer, payload), nonce: String(payload['nonce']) }
    } catch (error) {
      const isRefused = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)
      // What jose throws for an answer of the provider without keys is a plain JOSEError.
      if (!isRefused || error.code === 'ERR_JOSE_GENERIC')
        throw new ProviderFailure('no keys', { cause: error })
      throw new ProviderRefusal('the token is refused', { cause: error })
    }
  }

  return {
    verify,
    addressOf: async (journey) => addressOf((await discover()).configuration, flow, journey),
    async exchange(code, journey, now) {
      const { configuration } = await discover()
      const { id_token = '' } = await tokensOf(configuration, flow, code, journey, true)
      // The grant checks the claims but leaves the signature to TLS.
      return (await verify(id_token, now)).person
    },
  }
}

/** Does it once, and again after a failure. */
function rememberSuccess<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let success: Promise<Value> | undefined
  return () => {
    success ??= make().catch((error: unknown) => {
      success = undefined
      throw error
    })
    return success
  }
}
