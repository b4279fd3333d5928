import type { Secrets } from '../../security/secrets.ts'

/** What stands on a paper; encrypted where it is stored. */
export interface Details {
  number: string
  name: string
  /** Of a passport. */
  nationality?: string
  expires_on?: string
}

export const sealDetails = (secrets: Secrets, details: Details): string =>
  secrets.seal(JSON.stringify(details))

/** @param sealed null of a paper that was removed, which nothing shows any more */
export function openDetails(secrets: Secrets, sealed: string | null): Details {
  if (sealed === null) throw new Error('a removed paper has no details')
  return JSON.parse(secrets.open(sealed)) as Details
}
