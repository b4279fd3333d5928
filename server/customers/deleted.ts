import { sql, type SQL } from 'drizzle-orm'
import { customers } from '../database/schema/index.ts'

/** A domain that no mail reaches (RFC 2606). */
const domain = '@deleted.invalid'

/** What stands in place of the address of a deleted account, which is free for a new one. */
export const deletedAddress: SQL = sql`'deleted-' || ${customers.id} || ${domain}`

export const isDeletedAddress = (email: string): boolean => email.endsWith(domain)
