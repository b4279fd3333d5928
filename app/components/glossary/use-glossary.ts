import { currentRuleSet, type Law } from '@seberang/domain/pricing'
import type { ResourceKey } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../lib/i18n/i18n.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { glossaryAt } from '../../lib/navigation/paths.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { lawText } from '../../lib/pricing/reason.ts'
import { termFigures } from './term-figures.ts'
import { factsOf, type TermId } from './terms.ts'

addTexts(import.meta.glob<{ default: ResourceKey }>('../../locales/*/glossary.json'))

export interface ShownLaw {
  name: string
  href: string
  /** On the ministry's site. */
  newWindow: boolean
}

interface ShownTerm {
  name: string
  full: string
  text: string
  law: ShownLaw | undefined
}

/** The section with all laws, on the page of all terms. */
export const lawsAnchor = 'laws'

/** Where a law can be read: at its publisher, or else what we know of it. */
export const lawAddress = ({ url }: Readonly<{ url?: Law['url'] | undefined }>) =>
  url === undefined ? { href: glossaryAt(lawsAnchor), newWindow: false } : { href: url, newWindow: true }

/** The terms in words, with today's figures. Suspends until the texts are loaded. */
export function useGlossary(): (id: TermId) => ShownTerm {
  const { t } = useTranslation(['glossary', 'reason'])
  const language = useLanguage()
  const figures = termFigures(language, billTexts(language).reason)
  const { laws } = currentRuleSet()
  return (id) => {
    const { law } = factsOf(id)
    return {
      name: t(`term.${id}.name`),
      full: t(`term.${id}.full`),
      text: t(`term.${id}.text`, figures),
      law: law && { name: lawText(laws[law], language), ...lawAddress(laws[law]) },
    }
  }
}
