/** What a browser keeps of a customer who has registered and saved an address. */
export interface Registered {
  email: string
  id: string
  addressId: string
  accessToken: string
  signingKey: string
  token: string
  cookies: string
}

const unused = new Map<string, Registered[]>()

/** Says who is registered in the database of a server and has done nothing else yet. */
export function offerRegistered(url: string, customers: readonly Registered[]): void {
  unused.set(url, [...customers])
}

/** Once a server has ended: the next one may have its port. */
export function forgetRegistered(url: string): void {
  unused.delete(url)
  advancedBy.delete(url)
}

/** Somebody who registered before this server started, for one test only; undefined where none is left. */
export const takeRegistered = (url: string): Registered | undefined =>
  (advancedBy.get(url) ?? 0) > maxAdvanceMs ? undefined : unused.get(url)?.shift()

/** After that their sessions may have ended. */
const maxAdvanceMs = 60 * 60_000
const advancedBy = new Map<string, number>()

/** Says by how much the clock of a server was put forward. */
export const noteAdvance = (url: string, ms: number): void =>
  void advancedBy.set(url, (advancedBy.get(url) ?? 0) + ms)
