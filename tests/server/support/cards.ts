import { calls, type Card } from '@seberang/domain/api'
import { secureCode } from '../../../server/gateway/sandbox-cards.ts'
import type { TestCustomer } from './customer.ts'

export const cardEntry = { number: '4811 1111 1111 1114', expiry: '12/39', cvc: '123' }

/** Sends a form of the gateway's page. */
export async function postForm(page: string, body: Record<string, string>) {
  const answer = await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(body) })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

/** Enters a card on the gateway's page that takes one without a payment. @returns the token that it leads back with */
export async function entersCard(url: string, change: Partial<typeof cardEntry> = {}): Promise<string> {
  const { location } = await postForm(`${url}/sandbox/card`, { ...cardEntry, ...change })
  const confirmed = await postForm(`${url}${location}`, { code: secureCode })
  return new URLSearchParams(new URL(confirmed.location ?? url).hash.slice(1)).get('card_token') ?? ''
}

export async function addsCard(
  customer: TestCustomer,
  url: string,
  change: Partial<typeof cardEntry> = {},
): Promise<Card> {
  const { body, status } = await customer.call(calls.addCard, {
    body: { token: await entersCard(url, change) },
  })
  if (status !== 201) throw new Error(`a card was refused with ${status}`)
  return body.card
}
