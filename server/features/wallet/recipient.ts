import type { Secrets } from '../../security/secrets.ts'

/** What is stored encrypted of an account at a bank. */
export interface Recipient {
  number: string
  owner_name: string
}

export const sealRecipient = (secrets: Secrets, { number, owner_name }: Recipient): string =>
  secrets.seal(JSON.stringify({ number, owner_name }))

/** @param sealed null once the customer's account is deleted */
export const openRecipient = (secrets: Secrets, sealed: string | null): Recipient =>
  sealed === null ? { number: '', owner_name: '' } : (JSON.parse(secrets.open(sealed)) as Recipient)
