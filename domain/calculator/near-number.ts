/** Letters that are taken for digits on a label. */
const likeDigits: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' }
const asRead = (number: string): string =>
  number.replace(/[OILZSB]/g, (letter) => likeDigits[letter] ?? letter)

/**
 * Whether two tracking numbers, in capitals and without spaces, are one but for a slip: a sign that looks alike, or one
 * that is wrong, missing or too many.
 */
export function isNearNumber(one: string, other: string): boolean {
  const [short, long] = [asRead(one), asRead(other)].sort((a, b) => a.length - b.length) as [string, string]
  const differs = long.split('').findIndex((sign, index) => sign !== short[index])
  if (differs < 0) return true
  const rest = long.slice(differs + 1)
  return rest === short.slice(differs + (short.length === long.length ? 1 : 0))
}
