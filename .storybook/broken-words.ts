import { gutters } from '@seberang/tokens'

const gutter = Number.parseInt(gutters.phone)

/**
 * A word, number, price, code or e-mail address, and what no-break spaces join; Chinese may break between any two
 * characters.
 */
const words = /[A-Z]{2,}-[A-Z0-9]{4,}|(?:(?!\p{Script=Han})[\p{L}\p{N}.,@\u00a0])+/gu

/** Words that begin on one line and end on another; one that has no room on any line of the window may. */
export function brokenWords(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const broken: string[] = []
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!text.parentElement?.checkVisibility()) continue
    for (const { 0: word, index } of text.nodeValue?.matchAll(words) ?? []) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      const width = parts.reduce((sum, part) => sum + part.width, 0)
      const lines = new Set(parts.map(({ top }) => Math.round(top)))
      if (lines.size > 1 && width < innerWidth - 2 * gutter)
        broken.push(`${word} in ${text.parentElement.outerHTML.slice(0, 200)}`)
    }
  }
  return broken
}
