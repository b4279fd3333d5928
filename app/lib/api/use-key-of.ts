import { useRef } from 'react'

/**
 * The key of a write, made before its first try: the same thing is sent under the same key, however often it is
 * pressed, and another one under another.
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
