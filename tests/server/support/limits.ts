/** High, because all tests come from one address. */
export const wideLimits = {
  codesPerNetwork: 1_000_000,
  failuresPerNetwork: 1_000_000,
  wholeSite: 10_000_000,
  requests: 10_000_000,
  accessTokens: 10_000_000,
}

/** Tests that are not about passwords spend no time on them. */
export const cheapPasswords = { memory: 8, passes: 1 }
