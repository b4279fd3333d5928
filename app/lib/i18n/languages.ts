/** Written in its own language everywhere; the order is that of the switcher. */
export const appLanguages = ['id', 'en', 'zh'] as const
export type AppLanguage = (typeof appLanguages)[number]
export const defaultLanguage: AppLanguage = 'id'

const storageKey = 'tk_language'

export function chosenLanguage(): AppLanguage {
  const stored = readStored()
  return appLanguages.find((language) => language === stored) ?? defaultLanguage
}

export function rememberLanguage(language: AppLanguage): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Storage is refused in this window: the choice lasts until it closes.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** The language as the API names it: Chinese is `cn` there. */
export function wireLanguage(language: AppLanguage): 'id' | 'en' | 'cn' {
  return language === 'zh' ? 'cn' : language
}
