const formats = new Map<string, Intl.DateTimeFormat>()

/** Creating a formatter costs far more than using it, so each is created once. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  // British English, because it writes the day first, as Indonesian does.
  const made = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, options)
  formats.set(key, made)
  return made
}

/** Formats a moment for a language. Times have 24 hours, and in Indonesian a dot: `13.46`. */
export function inWords(moment: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  return formatOf(locale, { hourCycle: 'h23', ...options }).format(moment)
}

/** The parts of a formatted moment, by type. */
export function partsOf(
  moment: Date,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = formatOf(locale, { hourCycle: 'h23', ...options }).formatToParts(moment)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

/** Whether a locale writes the year first. */
export const isChinese = (locale: string): boolean => locale.toLowerCase().startsWith('zh')
