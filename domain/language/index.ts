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
