/** Where a step of a sign-in is stored. Apart from what it is, since every page forgets it and few read it. */
export const identityStepKey = 'tk_identity_step'

export const forgetIdentityStep = (): void => sessionStorage.removeItem(identityStepKey)
