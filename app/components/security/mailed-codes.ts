import { calls, type CodeRef } from '@seberang/domain/api'
import { codeMinutes } from '@seberang/domain/limits'
import { request } from '../../lib/api/client.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { session, subscribeToSession } from '../../lib/session/session.ts'

/** A code that was mailed and not used. */
interface WaitingCode {
  /** When it ends, by the server's time, in milliseconds since 1970. */
  until: number
  /** When another may be requested, by the device's time. */
  resendAt: number
}

/** What a code was exchanged for, and the code. */
interface CodeProof extends WaitingCode {
  code: string
  otp_token: string
}

/** Sign-out removes it by its beginning. */
const key = 'tk_mailed_codes'
/** For the life of the page: what it allows is not to be read in the browser's storage. */
const proofs = new Map<CodeRef, CodeProof>()
subscribeToSession(() => {
  if (session().token === null) proofs.clear()
})

/** What is typed after the code takes its time, too. */
const msToUse = 60_000

type Waiting = Partial<Record<CodeRef, WaitingCode>>

const read = (): Waiting => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Waiting

function setWaiting(ref: CodeRef, code: WaitingCode | undefined): void {
  const { [ref]: _former, ...others } = read()
  sessionStorage.setItem(key, JSON.stringify(code ? { ...others, [ref]: code } : others))
}

/** The code that waits to be typed; undefined where another has to be mailed. */
export function waitingCode(ref: CodeRef): WaitingCode | undefined {
  const code = read()[ref]
  return code && serverNow() < code.until ? code : undefined
}

/** The proof that was not used yet, while there is time to use it. */
export function unusedProof(ref: CodeRef): CodeProof | undefined {
  const proof = proofs.get(ref)
  return proof && serverNow() < proof.until - msToUse ? proof : undefined
}

/** Mails a code, which replaces the earlier one. @returns the seconds until the next one */
export async function mailCode(ref: CodeRef): Promise<number> {
  const { resend_after } = await request(calls.requestCode, { query: { ref } })
  proofs.delete(ref)
  setWaiting(ref, {
    until: serverNow() + codeMinutes * 60_000,
    resendAt: Date.now() + resend_after * 1000,
  })
  return resend_after
}

/** @returns the proof of a code, which is exchanged once */
export async function proveCode(ref: CodeRef, code: string): Promise<string> {
  const proof = proofs.get(ref)
  if (proof?.code === code) return proof.otp_token
  try {
    const { otp_token, expires_at } = await request(calls.exchangeCode, { body: { ref, code } })
    proofs.set(ref, { code, otp_token, until: Date.parse(expires_at), resendAt: read()[ref]?.resendAt ?? 0 })
    setWaiting(ref, undefined)
    return otp_token
  } catch (error) {
    // The server takes no other code either.
    if (refusalIn(error)?.answer['tries_left'] === 0) setWaiting(ref, undefined)
    throw error
  }
}

/** Sends what a proof allows. One that was used, or that the server takes no more, is not offered again. */
export async function withProof<Answer>(ref: CodeRef, send: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await send()
    proofs.delete(ref)
    return answer
  } catch (error) {
    if (refusalIn(error)?.fields.some(({ field }) => field === 'otp_token')) proofs.delete(ref)
    throw error
  }
}
