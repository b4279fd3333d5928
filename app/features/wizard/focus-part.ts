import { firstInvalid } from '../../lib/forms/use-focus.ts'
import type { Missing } from './draft/missing.ts'

/** Of the element around the fields of a part, where a step has those of several. */
export const idOfPart = (part: Missing): string => `part-${part}`

/** What to focus for a missing part: its own invalid field, or what adds it where it has none. */
export function fieldOfPart(
  part: Missing,
  within: ParentNode | null = document,
): HTMLElement | null | undefined {
  const place = document.getElementById(idOfPart(part))
  if (!place) return firstInvalid(within)
  return firstInvalid(place) ?? place.querySelector<HTMLElement>('button, a')
}
