import { filled, languages, type Language } from '../language/index.ts'

const texts: Record<Language, { withoutPlace: string; withPlace: string }> = {
  id: { withoutPlace: '{goods} dari {from}', withPlace: '{goods} dari {from} ke {to}' },
  en: { withoutPlace: '{goods} from {from}', withPlace: '{goods} from {from} to {to}' },
  zh: { withoutPlace: '{goods}，{from}发货', withPlace: '{goods}，{from}寄往 {to}' },
}

/** As many characters as a quote's title may have. */
const longest = 120

interface Titled {
  goods: string
  /** The name of the country of origin. */
  from: string
  /** The place that the goods go to; empty while unknown. */
  to: string
}

/** What a quote is called whose maker gave it no title. */
export function quoteTitle(titled: Titled, language: Language): string {
  const { withoutPlace, withPlace } = texts[language]
  return filled(titled.to ? withPlace : withoutPlace, { ...titled }).slice(0, longest)
}

/** The title of a quote for its reader: one that was generated, in whatever language, is in the reader's; another stays. */
export function titleForReader(
  title: string,
  titledIn: (language: Language) => Titled,
  language: Language,
): string {
  const isGenerated = languages.some((one) => quoteTitle(titledIn(one), one) === title)
  return isGenerated ? quoteTitle(titledIn(language), language) : title
}
