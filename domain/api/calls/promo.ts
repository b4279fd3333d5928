import { defineCall } from '../define.ts'
import type { List, Ok, Page } from '../types/common.ts'
import type { ListedPromo, OpsPromo, Promo } from '../types/promo.ts'

const ofOne = '/api/ops/promos/{id}'

export const promoCalls = {
  promos: defineCall<{ answer: List<Promo> }>('promos', {
    method: 'GET',
    path: '/api/promo',
    auth: 'access',
    about: 'The promos that have not ended; those that have begun first, and of these what ends first.',
  }),
  promo: defineCall<{ answer: Ok<{ data: Promo }>; params: { id: string } }>('promo', {
    method: 'GET',
    path: '/api/promo/{id}',
    auth: 'access',
    about: 'One promo, also after its end.',
  }),
  /** Answers the bytes, not JSON. */
  promoImage: defineCall<{ answer: Blob; params: { file_id: string } }>('promoImage', {
    method: 'GET',
    path: '/api/promo/image/{file_id}',
    auth: 'none',
    storedFile: true,
    about: 'The picture of a promo.',
  }),
  opsPromos: defineCall<{ answer: Page<ListedPromo>; query: { page: number; page_size: number } }>(
    'opsPromos',
    {
      method: 'GET',
      path: '/api/ops/promos',
      auth: 'operator',
      roles: ['admin'],
      about: 'All promos, the newest first, also those that ended or were removed.',
    },
  ),
  opsSetPromo: defineCall<{ answer: Ok<{ promo: ListedPromo }>; params: { id: string }; body: OpsPromo }>(
    'opsSetPromo',
    {
      method: 'PUT',
      path: ofOne,
      largeBody: true,
      auth: 'operator',
      roles: ['admin'],
      about: 'Writes a promo, or replaces its text in one language. One that was removed is shown again.',
    },
  ),
  opsPromoImage: defineCall<{ answer: Ok<{ promo: ListedPromo }>; params: { id: string } }>('opsPromoImage', {
    method: 'POST',
    path: `${ofOne}/image`,
    auth: 'operator',
    roles: ['admin'],
    about: 'Gives a promo a picture, in place of the one that it has.',
    upload: 'file_data',
  }),
  opsRemovePromo: defineCall<{
    answer: Ok<{ promo: ListedPromo }>
    params: { id: string }
    body: { reason: string }
  }>('opsRemovePromo', {
    method: 'DELETE',
    path: ofOne,
    auth: 'operator',
    roles: ['admin'],
    about: 'No longer shows a promo. Its voucher stays as it is.',
  }),
}
