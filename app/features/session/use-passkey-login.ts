import { calls, type SignedIn } from '@seberang/domain/api'
import { passkeyMinutes } from '@seberang/domain/limits'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { request } from '../../lib/api/client.ts'
import { askForPasskey, stopAsking, suggestsPasskeys } from '../../components/passkeys/ceremony.ts'
import { usePasskeyFailure } from '../../components/passkeys/texts.ts'

/** Before the challenge of a suggestion ends, the browser gets another. */
const suggestAnewMs = (passkeyMinutes - 1) * 60_000

async function sign(suggest: boolean): Promise<SignedIn> {
  const { options } = await request(calls.passkeyLoginOptions, {})
  const credential = await askForPasskey(options, { suggest })
  return request(calls.loginByPasskey, { body: { credential } })
}

/** Signs in by a passkey: one that the browser suggests at the field for the name, or any, by a press. */
export function usePasskeyLogin(onSignedIn: (answer: SignedIn) => Promise<void>) {
  const textOf = usePasskeyFailure()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** Counts the suggestions: each ends the one before. */
  const [suggestion, setSuggestion] = useState(0)
  const finish = useEffectEvent(onSignedIn)
  const fail = useEffectEvent((error: unknown) => setFailure(textOf(error)))

  useEffect(() => {
    let over = false
    const suggest = async (): Promise<void> => {
      if (!(await suggestsPasskeys()) || over) return
      const answer = await sign(true)
      if (!over) await finish(answer)
    }
    suggest().catch((error: unknown) => {
      if (!over) fail(error)
    })
    const timer = setTimeout(() => setSuggestion((count) => count + 1), suggestAnewMs)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [suggestion])

  useEffect(() => () => void stopAsking(), [])

  const begin = useCallback(async (): Promise<void> => {
    setFailure(undefined)
    setBusy(true)
    try {
      await onSignedIn(await sign(false))
    } catch (error) {
      setFailure(textOf(error))
      // The question by the press has ended the suggestion.
      setSuggestion((count) => count + 1)
    } finally {
      setBusy(false)
    }
  }, [onSignedIn, textOf])
  return { begin, busy, failure }
}
