import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import useSWRMutation, { type SWRMutationResponse } from 'swr/mutation'
import { request } from './client.ts'
import { refusalIn, type ApiError } from './errors.ts'
import type { AnswerOf, AnyCall, CallInput } from './types.ts'

interface ChangeOptions<C extends AnyCall> {
  onSuccess?: (answer: AnswerOf<C>) => void
}

/** Whether a refusal says nothing of what an attempt before has done: that is known once it is answered. */
const mayComeLater = ({ status, code }: ApiError): boolean =>
  status === 401 || status === 429 || code === 'being_done'

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
    const before = lost.current?.input === text ? lost.current : undefined
    const sent = before ?? { input: text, key: crypto.randomUUID() }
    let isLost = before !== undefined
    const onRepeat = () => {
      isLost = true
    }
    try {
      const answer = await request(call, { idempotencyKey: sent.key, onRepeat, ...input })
      lost.current = undefined
      return answer
    } catch (error) {
      const refusal = refusalIn(error)
      const isUnknown = !refusal || (isLost && mayComeLater(refusal))
      // Of an upload the text does not say which file it is of.
      lost.current = isUnknown && input.upload === undefined ? sent : undefined
      if (!refusal) refresh()
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
