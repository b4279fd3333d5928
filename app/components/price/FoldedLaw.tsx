import { FoldedCaution } from '@seberang/design-system/PriceFoot'
import type { CautionText } from '@seberang/domain/explain'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { LawReasons } from './LawCaution.tsx'

/** What the law makes of a price, in a line: its reasons at a press, so that sum and action stay in sight. */
export function FoldedLaw({ of }: { of: CautionText }) {
  const { t } = useTranslation('price')
  const [isOpen, setOpen] = useState(false)
  // Nobody presses paper.
  useEffect(() => {
    const open = () => flushSync(() => setOpen(true))
    window.addEventListener('beforeprint', open)
    return () => window.removeEventListener('beforeprint', open)
  }, [])
  return (
    <FoldedCaution
      lead={of.lead}
      label={t('byLaw.details')}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <LawReasons of={of} />
    </FoldedCaution>
  )
}
