/** High, because all tests come from one address. */
export const wideLimits = {
  codesPerNetwork: 1_000_000,
  failuresPerNetwork: 1_000_000,
  wholeSite: 10_000_000,
  requests: 10_000_000,
  accessTokens: 10_000_000,
}
