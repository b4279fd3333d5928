import { doIUseEmail } from 'doiuse-email'

/** Replaces what differs on each run: codes, addresses, numbers to pay to and times. */
export const steady = (text: string): string =>
  text
    .replaceAll(/http:\/\/\S+/g, '<link>')
    .replaceAll(/\b(INV|SC|RF)-[A-Z0-9]+/g, '$1-…')
    .replaceAll(/\b(?:\d{10,20}|(?:\d{4} ){2,}\d{1,4})\b/g, '<number>')
    .replaceAll(/(?:\p{Lu}\p{L}+,\s)?\d{1,2}\s\p{L}+\s\d{4}[^\n:]*?\d{1,2}[.:]\d{2}(\sWIB)?/gu, '<moment>')
    .replaceAll(
      /\d{4}\u2060?年\u2060?\d{1,2}\u2060?月\u2060?\d{1,2}\u2060?日[^\n:]*?\d{1,2}:\d{2}(\sWIB)?/g,
      '<moment>',
    )
    // Of a price: the day on which it was billed.
    .replaceAll(/(?:\d{1,2}\s\p{L}+\s\d{4}|\d{4}\u2060?年[^\n:]*?日)(?=(?:的价格)?: Rp)/gu, '<day>')
    // When it is expected.
    .replaceAll(
      /(?<=(?:Indonesia|rumahmu|home|印尼|送达): )(?:\d{1,2}\s\p{L}+(?:\s\d{4})?|[\d年月日\u2060]+)$/gmu,
      '<day>',
    )

/** What mail programs of customers would not understand in a mail. */
export function misunderstood(html: string): string[] {
  const found = doIUseEmail(html, {
    emailClients: [
      'gmail.desktop-webmail',
      'gmail.android',
      'apple-mail.ios',
      'outlook.android',
      'yahoo.android',
    ],
  })
  const errors = found.success ? [] : found.errors
  // They replace the body by an element of their own; the table repeats what is set on it.
  return errors.filter((error) => !error.startsWith('`<body> element`'))
}
