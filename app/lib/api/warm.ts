import { mutate } from 'swr'
import { currentLanguage } from '../i18n/i18n.ts'
import { request } from './client.ts'
import type { AnswerOf, AnyCall, CallInput } from './types.ts'

/** Makes a reading call ahead of the screens that ask for it: they find its answer, under the key of `useCall`. */
export async function warm<C extends AnyCall>(call: C, input: CallInput<C>): Promise<AnswerOf<C>> {
  const answer = await request(call, input)
  await mutate([call.id, currentLanguage(), input], answer, { revalidate: false })
  return answer
}
