import { identityProviders, type IdentityProvider } from '@seberang/domain/api'

const storageKey = 'tk_linking'

/** Remembers, on the way to a provider and back, that its account is to be linked. */
export const rememberLinking = (provider: IdentityProvider): void =>
  sessionStorage.setItem(storageKey, provider)

/** The provider whose account is to be linked. */
export function linkingProvider(): IdentityProvider | undefined {
  const stored = sessionStorage.getItem(storageKey)
  return identityProviders.find((provider) => provider === stored)
}

export const forgetLinking = (): void => sessionStorage.removeItem(storageKey)
