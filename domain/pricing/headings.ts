/**
 * Whether goods of an HS code are under one of these headings.
 * @param hscode as typed: six to ten digits, with or without dots
 * @param headings digits that the codes begin with
 */
export function isUnderHeading(hscode: string, headings: readonly string[]): boolean {
  const digits = hscode.replaceAll(/\D/g, '')
  return headings.some((heading) => digits.startsWith(heading))
}
