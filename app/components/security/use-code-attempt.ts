import { useRef } from 'react'
import { refusalIn } from '../../lib/api/errors.ts'

/** Every try counts: a code that the server has refused, or is being asked about, is not sent again. */
export function useCodeAttempt<Body extends { code: string }, Answer>(
  send: (body: Body) => Promise<Answer>,
): (body: Body) => Promise<Answer> {
  const last = useRef<{ code: string; answer: Promise<Answer> }>(undefined)
  return (body) => {
    if (last.current?.code === body.code) return last.current.answer
    const answer = send(body)
    last.current = { code: body.code, answer }
    answer.catch((error: unknown) => {
      if (!refusalIn(error)) last.current = undefined
    })
    return answer
  }
}
