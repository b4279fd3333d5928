import { defineCall } from '../define.ts'
import type { List, Ok } from '../types/common.ts'
import type {
  FacebookLogin,
  FacebookRegistration,
  FirstPassword,
  GoogleLogin,
  GoogleRegistration,
  Identity,
  IdentityCallback,
  IdentityLink,
  IdentityLinked,
  IdentityProvider,
  IdentitySignedIn,
  IdentityStart,
  IdentityUnlink,
  IssuerParams,
  ProviderParams,
  TokenExchange,
  TokenExchanged,
} from '../types/identity.ts'
import type { Customer, SignedIn } from '../types/session.ts'

const aboutLogin =
  'Signs in with a token of the provider. Answers 404 with the code `unknown_identity` for a person without an account; one whose e-mail address has an account is linked to it with `link` and its password.'
const aboutRegister =
  'Makes an account for a person of the provider, without a password, and signs in. 409 with the code `email_taken` where the e-mail address has one.'
// Whoever waits for a provider stands in the slots of passwords, where no other call is kept waiting.
const waitsForProvider = { password: true }

export const identityCalls = {
  identityProviders: defineCall<{ answer: List<{ provider: IdentityProvider }> }>('identityProviders', {
    method: 'GET',
    path: '/api/oauth2/providers',
    auth: 'none',
    about: 'The providers that people can sign in with here.',
  }),
  startIdentity: defineCall<{ answer: Ok<{ url: string }>; params: ProviderParams; body: IdentityStart }>(
    'startIdentity',
    {
      method: 'POST',
      path: '/api/oauth2/{provider}/start',
      auth: 'access',
      ...waitsForProvider,
      about:
        "The provider's page to send the browser to. It returns to `/callback` with what `oauth2/callback` takes, for ten minutes, once, in the same browser.",
    },
  ),
  finishIdentity: defineCall<{ answer: IdentitySignedIn; body: IdentityCallback }>('finishIdentity', {
    method: 'POST',
    path: '/api/oauth2/callback',
    auth: 'access',
    ...waitsForProvider,
    about:
      'Signs in whoever comes back from a provider. Answers 404 with the code `unknown_identity` and a `step_token` for a person without an account.',
  }),
  loginByGoogle: defineCall<{ answer: SignedIn; body: GoogleLogin }>('loginByGoogle', {
    method: 'POST',
    path: '/api/oauth2/google/login',
    auth: 'access',
    password: true,
    about: aboutLogin,
  }),
  registerByGoogle: defineCall<{ answer: SignedIn; body: GoogleRegistration }>('registerByGoogle', {
    method: 'POST',
    path: '/api/oauth2/google/register',
    auth: 'access',
    ok: 201,
    ...waitsForProvider,
    about: aboutRegister,
  }),
  loginByFacebook: defineCall<{ answer: SignedIn; body: FacebookLogin }>('loginByFacebook', {
    method: 'POST',
    path: '/api/oauth2/facebook/login',
    auth: 'access',
    password: true,
    about: aboutLogin,
  }),
  registerByFacebook: defineCall<{ answer: SignedIn; body: FacebookRegistration }>('registerByFacebook', {
    method: 'POST',
    path: '/api/oauth2/facebook/register',
    auth: 'access',
    ok: 201,
    ...waitsForProvider,
    about: aboutRegister,
  }),
  exchangeToken: defineCall<{ answer: TokenExchanged; body: TokenExchange }>('exchangeToken', {
    method: 'POST',
    path: '/api/token-exchange',
    auth: 'access',
    password: true,
    about:
      'Takes a token of the sister site: names the account that it opens, and signs in only with `confirm`. Answers 404 with the code `unknown_identity` for a person without an account.',
  }),
  identities: defineCall<{ answer: List<Identity> }>('identities', {
    method: 'GET',
    path: '/api/customer/identities',
    auth: 'customer',
    about: 'The accounts elsewhere that open this one.',
  }),
  linkIdentity: defineCall<{ answer: IdentityLinked; params: ProviderParams; body: IdentityLink }>(
    'linkIdentity',
    {
      method: 'POST',
      path: '/api/customer/identities/{provider}',
      auth: 'customer',
      ...waitsForProvider,
      about: 'Links the account of whoever comes back from a provider.',
    },
  ),
  unlinkIdentity: defineCall<{ answer: undefined; params: IssuerParams; body: IdentityUnlink }>(
    'unlinkIdentity',
    {
      method: 'DELETE',
      path: '/api/customer/identities/{provider}',
      auth: 'customer',
      ok: 204,
      about: 'Unlinks it; 409 with the code `last_way_in` where nothing else opens the account.',
    },
  ),
  setPassword: defineCall<{ answer: Ok<{ customer: Customer }>; body: FirstPassword }>('setPassword', {
    method: 'POST',
    path: '/api/customer/password/set',
    auth: 'customer',
    password: true,
    about: 'Sets the password of a customer who has none, and ends all other sessions; 409 for one who has.',
  }),
}
