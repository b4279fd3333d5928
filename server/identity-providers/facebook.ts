import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import { FetchFailure, fetchText } from '../base/fetch-text.ts'
import { addressOf, allowsHttp, tokensOf, type FlowOptions } from './code-flow.ts'
import { ProviderFailure, ProviderRefusal, readEmail, readName, type Provider } from './provider.ts'

interface FacebookOptions extends Omit<FlowOptions, 'scope'> {
  /** Of the Graph API, with its version. */
  graphUrl: () => string
  dialogUrl: () => string
}

const maxBytes = 64 * 1024
const issuer = 'https://www.facebook.com'

/** Facebook's own dialect of OAuth: its access tokens are opaque and are asked about. */
export function createFacebook(options: FacebookOptions): Provider {
  const { id, secret, timeOutMs, graphUrl, dialogUrl } = options
  const flow = { ...options, scope: 'public_profile,email' }

  const configurationOf = () => {
    const endpoints = {
      issuer,
      authorization_endpoint: dialogUrl(),
      token_endpoint: `${graphUrl()}/oauth/access_token`,
    }
    const configuration = new client.Configuration(endpoints, id, secret, client.ClientSecretPost(secret))
    configuration.timeout = timeOutMs / 1000
    if (allowsHttp(graphUrl())) client.allowInsecureRequests(configuration)
    return configuration
  }

  const read = async (path: string, query: Record<string, string>): Promise<Record<string, unknown>> => {
    try {
      const text = await fetchText(`${graphUrl()}/${path}?${new URLSearchParams(query)}`, {
        timeOutMs,
        maxBytes,
      })
      const json: unknown = JSON.parse(text)
      if (typeof json === 'object' && json !== null) return { ...json }
      throw new ProviderFailure('not as documented')
    } catch (error) {
      // It answers 400 where it refuses a token.
      if (error instanceof FetchFailure && error.message === 'it answered 400')
        throw new ProviderRefusal('the token is refused', { cause: error })
      throw error instanceof ProviderFailure ? error : new ProviderFailure('no answer', { cause: error })
    }
  }

  async function verify(token: string) {
    const { data } = await read('debug_token', { input_token: token, access_token: `${id}|${secret}` })
    const about: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {}
    if (about['is_valid'] !== true || about['app_id'] !== id) throw new ProviderRefusal('not a token for us')
    const me = await read('me', {
      fields: 'id,first_name,last_name,email',
      access_token: token,
      appsecret_proof: createHmac('sha256', secret).update(token).digest('hex'),
    })
    if (typeof me['id'] !== 'string' || me['id'] !== about['user_id'])
      throw new ProviderRefusal('a token of somebody else')
    const person = {
      provider: 'facebook' as const,
      subject: `${issuer} ${me['id']}`,
      // Facebook leaves out an address that it has not verified.
      email: readEmail(me['email']),
      firstName: readName(me['first_name']),
      lastName: readName(me['last_name']),
    }
    return { person, nonce: null }
  }

  return {
    verify,
    addressOf: (journey) => addressOf(configurationOf(), flow, journey),
    async exchange(code, journey) {
      const { access_token } = await tokensOf(configurationOf(), flow, code, journey, false)
      return (await verify(access_token)).person
    },
  }
}
