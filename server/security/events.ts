import type { Log } from '../base/log.ts'
import type { Caller } from './caller.ts'

/** What whoever watches the log looks for: who comes and goes, and who guesses. */
type SecurityEvent =
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_out'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'password_reset'
  | 'password_changed'
  | 'password_failed'
  | 'pin_set'
  | 'pin_failed'
  | 'bank_account_added'
  | 'bank_account_removed'
  | 'card_added'
  | 'card_removed'
  | 'contact_changed'
  | 'name_changed'
  | 'account_unlocked'
  | 'account_deleted'
  | 'data_copied'
  | 'code_failed'
  | 'passkey_counter_back'
  | 'passkey_added'
  | 'passkey_removed'
  | 'identity_paper_sent'
  | 'identity_paper_removed'
  | 'company_sent'
  | 'operator_key_refused'
  | 'limit_reached'

const expected: ReadonlySet<SecurityEvent> = new Set([
  'sign_in',
  'sign_out',
  'identity_linked',
  'identity_unlinked',
  'password_reset',
  'password_changed',
  'pin_set',
  'bank_account_added',
  'bank_account_removed',
  'card_added',
  'card_removed',
  'contact_changed',
  'name_changed',
  'account_unlocked',
  'account_deleted',
  'data_copied',
  'passkey_added',
  'passkey_removed',
  'identity_paper_sent',
  'identity_paper_removed',
  'company_sent',
])

interface About {
  /** The account that it is about; null for an address without one. */
  customer?: number | null
  /** Which limit was reached. */
  limit?: 'account' | 'browser' | 'network' | 'site' | 'quotes' | 'share'
  /** How many requests were refused for it, where they are logged together. */
  refused?: number
}

/** Writes an event with the caller's network, and never what was typed: a password is sometimes typed as the address. */
export function logEvent(
  { log }: { log: Log },
  event: SecurityEvent,
  { network }: Pick<Caller, 'network'>,
  about: About = {},
): void {
  log[expected.has(event) ? 'info' : 'warn']({ event, ...about, network }, event.replaceAll('_', ' '))
}
