import type { NumberForms } from '@seberang/domain/api'
import { Refusal } from '../refusal/refusal.ts'

const maxDepth = 12
const maxArrayLength = 2_000

/**
 * Refuses deeply nested JSON before parsing, since validation is recursive.
 * @param text the raw body
 */
export function refuseDeepJson(text: string): void {
  let depth = 0
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (inText) {
      if (character === 0x5c) at += 1
      else if (character === 0x22) inText = false
    } else if (character === 0x22) inText = true
    else if (character === 0x7b || character === 0x5b) {
      depth += 1
      if (depth > maxDepth) throw new Refusal(400, 'malformed')
    } else if (character === 0x7d || character === 0x5d) depth -= 1
  }
}

/** Validation calls what every object inherits, such as `toString`; a field of that name would replace it. */
const unsafeNames = ['prototype', ...Object.getOwnPropertyNames(Object.prototype)]

/**
 * Refuses input that is unsafe to validate: overlong arrays, whose items are validated before they are counted, and
 * names with a special meaning in JavaScript.
 */
export function refuseUnsafeInput(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value) && value.length > maxArrayLength) throw new Refusal(413, 'too_large')
  if (unsafeNames.some((name) => Object.hasOwn(value, name))) throw new Refusal(400, 'malformed')
  for (const inner of Object.values(value)) refuseUnsafeInput(inner)
}

const texts = new WeakMap<object, string>()

/** Keeps a body as it was sent, for `numbersInAnotherForm`. */
export function keepText(request: object, text: string): void {
  texts.set(request, text)
}

/** The characters of a body. */
export const textLength = (request: object): number => texts.get(request)?.length ?? 0

const mostNumbers = 10

/** The first numbers of a body that were sent in another form than the canonical one: `0.0`, `-0`, `1e3`. */
export function numbersInAnotherForm(request: object): NumberForms[] {
  const found: NumberForms[] = []
  for (const [sent] of (texts.get(request) ?? '').matchAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g)) {
    if (sent.startsWith('"')) continue
    const signed_as = JSON.stringify(Number(sent))
    if (sent !== signed_as) found.push({ sent, signed_as })
    if (found.length === mostNumbers) break
  }
  return found
}
