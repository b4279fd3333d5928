/**
 * What a spreadsheet takes for a formula, and carries out: also behind spaces, and in the wide signs that a Chinese or
 * Japanese one reads.
 */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/

/**
 * A text that people wrote, as a field of a CSV file: an apostrophe before it keeps a spreadsheet from working it out.
 * Figures stand there as they are.
 */
export function csvText(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
