/** Splits a number into country code and local part. A number without a code gets the usual one. */
export function splitPhone(value: string, codes: readonly string[]): { code: string; number: string } {
  const [usual = ''] = codes
  // The longest first: +852 is not +85.
  const code = [...codes].sort((a, b) => b.length - a.length).find((each) => value.startsWith(each))
  if (code === undefined) return { code: usual, number: value.replace(/^0+(?=\d)/, '') }
  return { code, number: value.slice(code.length).replace(/^ /, '') }
}

/** The complete number, without the trunk prefix 0. */
export function joinPhone(code: string, number: string): string {
  const rest = number.replace(/^0+(?=\d)/, '')
  return rest.trim() === '' ? '' : `${code} ${rest}`
}
