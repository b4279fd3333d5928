import { defineCall, importService } from '../define.ts'
import type { PickupRated, PickupRateInput } from '../types/pickup.ts'

const path = `/api/${importService}/pickup/rate`

export const pickupCalls = {
  pickupRate: defineCall<{ answer: PickupRated; query: PickupRateInput }>('pickupRate', {
    method: 'GET',
    path,
    auth: 'access',
    about:
      'What it costs to have boxes picked up at a place in Indonesia, from which day on and at what hours.',
  }),
  pickupRateByPost: defineCall<{ answer: PickupRated; body: PickupRateInput }>('pickupRateByPost', {
    method: 'POST',
    path,
    auth: 'access',
    keyed: false,
    about: 'The same, with the fields in the body.',
  }),
}
