import type { Config } from '../base/config.ts'
import { createFacebook } from './facebook.ts'
import { createOpenId } from './open-id.ts'
import { callbackPath, type Client, type Providers } from './provider.ts'
import { sandboxClients, sandboxPath } from './sandbox.ts'

const facebookVersion = 'v24.0'

/** The providers that there are keys for; outside production the sandbox stands behind the others. */
export function openProviders(config: Config, publicUrl: () => string): Providers {
  const redirectUri = () => `${publicUrl()}${callbackPath}`
  const common = { timeOutMs: config.identityTimeOut, redirectUri }
  const sandbox = () => `${publicUrl()}${sandboxPath}`
  const google = clientOf(config.googleClientId, config.googleClientSecret)
  const facebook = clientOf(config.facebookAppId, config.facebookAppSecret)
  const providers: Providers = {}
  if (google) {
    const issuer = () => config.googleIssuer ?? 'https://accounts.google.com'
    providers.google = createOpenId({ provider: 'google', issuer, ...google, ...common })
  } else if (!config.production)
    providers.google = createOpenId({
      provider: 'google',
      issuer: sandbox,
      ...sandboxClients.google,
      ...common,
    })
  if (facebook) {
    const graphUrl = () => config.facebookUrl ?? `https://graph.facebook.com/${facebookVersion}`
    const dialogUrl = () => `https://www.facebook.com/${facebookVersion}/dialog/oauth`
    providers.facebook = createFacebook({ graphUrl, dialogUrl, ...facebook, ...common })
  } else if (!config.production)
    providers.facebook = createFacebook({
      graphUrl: () => `${sandbox()}/graph`,
      dialogUrl: () => `${sandbox()}/authorize`,
      ...sandboxClients.facebook,
      ...common,
    })
  return providers
}

const clientOf = (id: string | undefined, secret: string | undefined): Client | undefined =>
  id !== undefined && secret !== undefined ? { id, secret } : undefined
