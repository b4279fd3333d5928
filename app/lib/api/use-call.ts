import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { useLanguage } from '../i18n/use-language.ts'
import { ApiError } from './errors.ts'
import { request } from './client.ts'
import type { AnswerOf, AnyCall, CallInput } from './types.ts'

/** The client already retries, and a refusal stays a refusal. */
const swrDefaults: SWRConfiguration = {
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError),
  dedupingInterval: 2_000,
  revalidateOnFocus: true,
  keepPreviousData: true,
}

type Key = readonly [call: string, language: string, input: unknown]

/**
 * A read, cached by SWR. The key contains the language, because answers contain translated labels.
 * @param input null while a value that it needs is not known yet.
 */
export function useCall<C extends AnyCall>(
  call: C,
  input: CallInput<C> | null,
  options: SWRConfiguration<AnswerOf<C>> = {},
): SWRResponse<AnswerOf<C>, unknown> {
  const language = useLanguage()
  const key: Key | null = input && [call.id, language, input]
  return useSWR<AnswerOf<C>, unknown>(key, input ? () => request(call, input) : null, {
    ...swrDefaults,
    ...options,
  })
}
