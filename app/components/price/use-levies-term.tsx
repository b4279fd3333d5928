import { Term } from '@seberang/design-system/Term'
import type { PriceFacts } from '@seberang/domain/explain'
import type { ReactNode } from 'react'
import { LawReasons } from './LawCaution.tsx'
import { useLawCaution } from './PriceCautions.tsx'

interface Beside {
  /** What customs may levy, as it stands beside the total. */
  furtherLevies?: string | undefined
}

/** What customs may levy, with its reasons at a press: for a total beside which they have no room. */
export function useLeviesTerm(): (facts: PriceFacts, beside: Beside) => ReactNode | undefined {
  const cautionOf = useLawCaution()
  return (facts, { furtherLevies }) => {
    const caution = cautionOf(facts)
    return (
      caution &&
      furtherLevies !== undefined && (
        <Term title={caution.lead} text={<LawReasons of={caution} />}>
          {furtherLevies}
        </Term>
      )
    )
  }
}
