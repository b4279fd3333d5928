import { languageOfWire, type WireLanguage } from '@seberang/domain/language'
import { changeLanguage, currentLanguage } from './i18n.ts'

const chosenKey = 'tk_language'
/** The language that an account brought to this browser; once another is chosen here, the two differ. */
const broughtKey = 'tk_account_language'

/** The page speaks as the mails do, unless a language was chosen in this browser. */
export async function followAccountLanguage(wire: WireLanguage): Promise<void> {
  const language = languageOfWire(wire)
  try {
    const chosen = localStorage.getItem(chosenKey)
    if (chosen !== null && chosen !== localStorage.getItem(broughtKey)) return
    localStorage.setItem(broughtKey, language)
  } catch {
    // Storage is refused in this window: what was chosen is not known.
    return
  }
  if (language !== currentLanguage()) await changeLanguage(language)
}
