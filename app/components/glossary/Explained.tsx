import { Term } from '@seberang/design-system/Term'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { glossaryAt } from '../../lib/navigation/paths.ts'
import { factsOf, type TermId } from './terms.ts'
import { useGlossary, type ShownLaw } from './use-glossary.ts'

interface ExplainedProps {
  term: TermId
  /** What it is in this shipment: its amount, and why. */
  here?: { amount: string; reason?: string | undefined } | undefined
  /** The law of this shipment, in place of the general one. */
  law?: ShownLaw | undefined
  /** The word as it stands in the text; the term's name by default. */
  children?: ReactNode
}

/** A word of trade or tax that explains itself. It is plain text until its texts are loaded. */
export function Explained(props: ExplainedProps) {
  return (
    <Suspense fallback={props.children}>
      <Loaded {...props} />
    </Suspense>
  )
}

function Loaded({ term, here, law, children }: ExplainedProps) {
  const { t } = useTranslation('glossary')
  const { name, full, text, law: general } = useGlossary()(term)
  return (
    <Term
      title={t('heading', { name, full })}
      text={text}
      here={here && { lead: t('inParcel', { amount: here.amount }), text: here.reason }}
      law={law ?? general}
      all={{ label: t('all'), href: glossaryAt(factsOf(term).anchor) }}
    >
      {children ?? name}
    </Term>
  )
}
