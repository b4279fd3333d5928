import {
  identityIssuers,
  identityProviders,
  type IdentityIssuer,
  type IdentityProvider,
} from '@seberang/domain/api'
import { bigint, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { oneOf } from './one-of.ts'
import { customers, instant } from './people.ts'

/** An account at a provider that opens one of ours. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').$type<IdentityIssuer>().notNull(),
    /** Issuer and subject: an e-mail address may pass to somebody else, these do not. */
    subject: text('subject').notNull(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id),
    /** As the provider verified it when it was linked, to be recognised by; null where it had none. */
    email: text('email'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('identities_customer').on(table.customerId, table.provider),
    check('identities_provider', oneOf(table.provider, identityIssuers)),
  ],
)

/** A browser on its way to a provider and back. */
export const identityFlows = pgTable(
  'identity_flows',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').$type<IdentityProvider>().notNull(),
    nonce: text('nonce').notNull(),
    verifier: text('verifier').notNull(),
    /** Hash of the token of the browser that set out. */
    browser: text('browser').notNull(),
    /** The page to go to afterwards. */
    goTo: text('go_to'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('identity_flows_expiry').on(table.expiresAt),
    check('identity_flows_provider', oneOf(table.provider, identityProviders)),
  ],
)
