/** What a browser keeps of a customer who has registered and saved an address. */
export interface Registered {
  email: string
  id: string
  addressId: string
  accessToken: string
  signingKey: string
  token: string
}

const unused = new Map<string, Registered[]>()

/** Says who is registered in the database of a server and has done nothing else yet. */
export function offerRegistered(url: string, customers: readonly Registered[]): void {
  unused.set(url, [...customers])
}

/** Somebody who registered before this server started, for one test only; undefined where none is left. */
export const takeRegistered = (url: string): Registered | undefined => unused.get(url)?.shift()

const moved = new Set<string>()

export const noteClockMoved = (url: string): void => void moved.add(url)

export const hasClockMoved = (url: string): boolean => moved.has(url)
