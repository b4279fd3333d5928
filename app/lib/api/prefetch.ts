import { mutate } from 'swr'
import { currentLanguage } from '../i18n/i18n.ts'
import { request } from './client.ts'
import type { AnswerOf, AnyCall, CallInput } from './types.ts'

/** Prefetches a read into the cache, under the key of `useCall`. */
export async function prefetch<C extends AnyCall>(call: C, input: CallInput<C>): Promise<AnswerOf<C>> {
  const answer = await request(call, input)
  await mutate([call.id, currentLanguage(), input], answer, { revalidate: false })
  return answer
}
