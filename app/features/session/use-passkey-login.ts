import { calls, type CredentialAssertion, type SignedIn } from '@seberang/domain/api'
import { passkeyMinutes } from '@seberang/domain/limits'
import { useEffect, useEffectEvent, useState } from 'react'
import { request } from '../../lib/api/client.ts'
import { askForPasskey, stopAsking, suggestsPasskeys } from '../../components/passkeys/ceremony.ts'
import { usePasskeyFailure } from '../../components/passkeys/texts.ts'
import { useIsHere } from './use-is-here.ts'

/** Before the challenge of a suggestion ends, the browser gets another. */
const suggestAnewMs = (passkeyMinutes - 1) * 60_000

const question = async () => (await request(calls.passkeyLoginOptions, {})).options
const login = (credential: CredentialAssertion) => request(calls.loginByPasskey, { body: { credential } })

/** Signs in by a passkey: one that the browser suggests at the field for the name, or any, by a press. */
export function usePasskeyLogin(onSignedIn: (answer: SignedIn) => Promise<unknown>) {
  const textOf = usePasskeyFailure()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** Counts the suggestions: each ends the one before. */
  const [suggestion, setSuggestion] = useState(0)
  const suggestAnew = () => setSuggestion((count) => count + 1)
  const finish = useEffectEvent(async (credential: CredentialAssertion) => {
    try {
      await onSignedIn(await login(credential))
    } catch (error) {
      setFailure(textOf(error))
      suggestAnew()
    }
  })

  useEffect(() => {
    let over = busy
    async function suggest(): Promise<void> {
      if (over || !(await suggestsPasskeys()) || over) return
      const options = await question()
      // Whoever presses meanwhile is asked that, and only that.
      if (over) return
      const credential = await askForPasskey(options, { suggest: true })
      if (!over) await finish(credential)
    }
    // Nobody has asked for it: where it cannot be done, nothing is said.
    suggest().catch(() => undefined)
    const timer = setTimeout(suggestAnew, suggestAnewMs)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [busy, suggestion])

  const isHere = useIsHere()
  useEffect(() => () => void stopAsking(), [])

  async function begin(): Promise<void> {
    setFailure(undefined)
    setBusy(true)
    try {
      const options = await question()
      // Whoever is at the window by now has not pressed.
      if (!isHere()) return
      const credential = await askForPasskey(options, { suggest: false })
      await onSignedIn(await login(credential))
    } catch (error) {
      setFailure(textOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { begin, busy, failure }
}
