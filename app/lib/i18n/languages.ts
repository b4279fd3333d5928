import { defaultLanguage, languages, type Language } from '@seberang/domain/language'

const storageKey = 'tk_language'

/** The language that was chosen in this browser. */
export function chosenLanguage(): Language {
  const stored = readStored()
  return languages.find((language) => language === stored) ?? defaultLanguage
}

export function rememberLanguage(language: Language): void {
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
