import { defineCall } from '../define.ts'
import type { Cards, CardShown } from '../types/card.ts'

const path = '/api/payment/credit-card'

export const cardCalls = {
  cards: defineCall<{ answer: Cards }>('cards', {
    method: 'GET',
    path,
    auth: 'customer',
    about:
      'The cards that the customer has a gateway keep, the main one first; also those that have expired.',
  }),
  addCard: defineCall<{ answer: CardShown; body: { token: string } }>('addCard', {
    method: 'POST',
    path,
    auth: 'customer',
    ok: 201,
    about:
      'Adds a card by the token that the page at `add_url` leads back with. The same card twice is one. 422 for a token that no gateway knows, or that another customer has used.',
  }),
  removeCard: defineCall<{ answer: undefined; params: { id: string } }>('removeCard', {
    method: 'DELETE',
    path: `${path}/{id}`,
    auth: 'customer',
    ok: 204,
    about: 'Forgets a card, here at once and then at its gateway, where that can.',
  }),
}
