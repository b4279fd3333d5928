import { mutate } from 'swr'
import { currentLanguage } from '../i18n/i18n.ts'
import { session } from '../session/session.ts'
import { request } from './client.ts'
import type { AnswerOf, AnyCall, CallInput } from './types.ts'

/** Prefetches a read into the cache, under the key of `useCall`, unless somebody else has signed in meanwhile. */
export async function prefetch<C extends AnyCall>(call: C, input: CallInput<C>): Promise<AnswerOf<C>> {
  const whose = session().customer?.customer_id
  const answer = await request(call, input)
  if (session().customer?.customer_id !== whose) return answer
  await mutate([call.id, currentLanguage(), input], answer, { revalidate: false })
  return answer
}
