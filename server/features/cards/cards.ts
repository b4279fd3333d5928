import type { Card, Cards } from '@seberang/domain/api'
import { listCards, markCardRemoved, saveCard, type KeptCard } from '../../customers/saved-cards.ts'
import type { Executor, Transaction } from '../../database/database.ts'
import type { Services } from '../../http/services.ts'
import { writeNotice } from '../../live/notices.ts'
import { notFound, refusedField } from '../../refusal/refusal.ts'
import { customerOf, type Caller } from '../../security/caller.ts'
import { logEvent } from '../../security/events.ts'

export async function showCards(
  executor: Executor,
  { gateways }: Pick<Services, 'gateways'>,
  customerId: number,
): Promise<Pick<Cards, 'results' | 'add_url'>> {
  return {
    results: await listCards(executor, customerId),
    add_url: gateways.keepingCards()?.keeps.addPage() ?? null,
  }
}

/** The card of a token, which is this customer's from now on. Throws 422 for a token that is none, or another's. */
export async function claimCard(
  { gateways, secrets }: Pick<Services, 'gateways' | 'secrets'>,
  { token, customerId }: { token: string; customerId: number },
): Promise<KeptCard> {
  const keeping = gateways.keepingCards()
  if (!keeping) throw refusedField('token', 'no_card_page')
  // No gateway learns whose id it is.
  const card = await keeping.keeps.claim(token, secrets.mac('card-owner', String(customerId)))
  if (!card) throw refusedField('token', 'no_such_card')
  return { ...card, gateway: keeping.name }
}

export async function addCard(
  transaction: Transaction,
  services: Services,
  { card, caller }: { card: KeptCard; caller: Caller },
  now: Date,
): Promise<Card> {
  const customerId = customerOf(caller)
  await writeNotice(transaction, customerId, 'wallet', 'card', now)
  const saved = await saveCard(transaction, services.secrets, { customerId, card }, now)
  logEvent(services, 'card_added', caller, { customer: customerId })
  return saved
}

/** It is gone at once; a sweep has its gateway forget it. Throws 404 for another customer's card. */
export async function removeCard(
  transaction: Transaction,
  services: Services,
  { id, caller }: { id: string; caller: Caller },
  now: Date,
): Promise<void> {
  const customerId = customerOf(caller)
  await writeNotice(transaction, customerId, 'wallet', 'card', now)
  if (!(await markCardRemoved(transaction, { customerId, id }, now))) throw notFound()
  logEvent(services, 'card_removed', caller, { customer: customerId })
}
