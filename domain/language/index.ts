/** The languages that everything is written in; Indonesian is the default. */
export const languages = ['id', 'en', 'zh'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'id'

/** What the calls' `tb-language` header says for each language: Chinese is `cn` there, and nowhere else. */
export const wireLanguages = { id: 'id', en: 'en', zh: 'cn' } as const satisfies Record<Language, string>
export type WireLanguage = (typeof wireLanguages)[Language]

/** The language that a header or a stored record names; the default for anything unknown. */
export function languageOfWire(wire: unknown): Language {
  return languages.find((language) => wireLanguages[language] === wire) ?? defaultLanguage
}
