import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import useSWRMutation, { type SWRMutationResponse } from 'swr/mutation'
import { request } from './client.ts'
import { refusalIn } from './errors.ts'
import type { AnswerOf, AnyCall, CallInput } from './types.ts'

interface ChangeOptions<C extends AnyCall> {
  onSuccess?: (answer: AnswerOf<C>) => void
}

/**
 * A write. Revalidates the calls in `refreshes`, then calls the caller's `onSuccess`. Where the answer was lost, the same
 * write once more has the key of the one before: what was done then is not done twice.
 */
export function useChange<C extends AnyCall>(
  call: C,
  refreshes: readonly AnyCall[],
  { onSuccess }: ChangeOptions<C> = {},
): SWRMutationResponse<AnswerOf<C>, unknown, string, CallInput<C>> {
  const { mutate } = useSWRConfig()
  const refresh = () => {
    const stale = new Set(refreshes.map((refreshed) => refreshed.id))
    void mutate((key) => Array.isArray(key) && stale.has(String(key[0])))
  }
  const lost = useRef<{ input: string; key: string }>(undefined)

  async function send(input: CallInput<C>): Promise<AnswerOf<C>> {
    const text = JSON.stringify(input)
    const key = lost.current?.input === text ? lost.current.key : crypto.randomUUID()
    try {
      const answer = await request(call, { idempotencyKey: key, ...input })
      lost.current = undefined
      return answer
    } catch (error) {
      if (!refusalIn(error)) {
        lost.current = { input: text, key }
        refresh()
      }
      throw error
    }
  }
  return useSWRMutation<AnswerOf<C>, unknown, string, CallInput<C>>(
    `change:${call.id}`,
    (_, { arg }) => send(arg),
    {
      onSuccess: (answer) => {
        refresh()
        onSuccess?.(answer)
      },
    },
  )
}
