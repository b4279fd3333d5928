/** Parts a number: its country's code, and the rest as people write it. One without a code has the usual one. */
export function splitPhone(value: string, codes: readonly string[]): { code: string; number: string } {
  const [usual = ''] = codes
  // The longest first: +852 is not +85.
  const code = [...codes].sort((a, b) => b.length - a.length).find((each) => value.startsWith(each))
  if (code === undefined) return { code: usual, number: value.replace(/^0+(?=\d)/, '') }
  return { code, number: value.slice(code.length).replace(/^ /, '') }
}

/** The whole number; the zero that stands for the country's own code at home is not part of it. */
export function joinPhone(code: string, number: string): string {
  const rest = number.replace(/^0+(?=\d)/, '')
  return rest.trim() === '' ? '' : `${code} ${rest}`
}
