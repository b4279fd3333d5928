/** Supported languages; Indonesian is the default. */
export const languages = ['id', 'en', 'zh'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'id'

/** Values of the `tb-language` header; only there Chinese is `cn`. */
export const wireLanguages = { id: 'id', en: 'en', zh: 'cn' } as const satisfies Record<Language, string>
export type WireLanguage = (typeof wireLanguages)[Language]

/** The language named by a header or a stored record; the default if unknown. */
export function languageOfWire(wire: unknown): Language {
  return languages.find((language) => wireLanguages[language] === wire) ?? defaultLanguage
}

/** The text with its placeholders filled: `{name}`, or `{{name}}` as i18next writes them. One without a value stays. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{{1,2}(\w+)\}{1,2}/g, (whole, name: string) => String(values[name] ?? whole))
