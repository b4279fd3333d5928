interface Part {
  text: string
  hit: boolean
}

/** Splits a text at the words of a query, ignoring case; longer words first. */
export function partsOf(text: string, query: string): Part[] {
  const words = query
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return [{ text, hit: false }]
  const pattern = new RegExp(`(${words.join('|')})`, 'giu')
  // With one capture group, matches are at the odd indices.
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
