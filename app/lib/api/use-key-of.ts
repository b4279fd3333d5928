import { useRef } from 'react'

/**
 * The idempotency key of a write, created before its first attempt: the same body always gets the same key, another
 * body another one.
 */
export function useKeyOf(): (body: object) => string {
  const keys = useRef(new Map<string, string>())
  return (body) => {
    const text = JSON.stringify(body)
    const key = keys.current.get(text) ?? crypto.randomUUID()
    keys.current.set(text, key)
    return key
  }
}
