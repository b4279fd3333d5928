import { Badge } from '@seberang/design-system/Badge'
import { NumberedSection } from '@seberang/design-system/NumberedSection'
import { Text } from '@seberang/design-system/Text'
import { useTranslation } from 'react-i18next'
import type { EditTask } from '../../lib/shipments/cart-text.ts'
import { Reviews } from './Reviews.tsx'
import { Step, type StepProps } from './Step.tsx'
import type { EditSteps } from './use-edit-steps.ts'

interface EditStepProps {
  number: number
  steps: EditSteps
  task: EditTask
  /** Something is lacking in any of the steps. */
  isIncomplete: boolean
  of: Omit<StepProps, 'missing' | 'isOnePage' | 'folded' | 'onSaved' | 'onEdit'>
}

/** A step of a saved shipment: its review while it is folded, its fields otherwise. */
export function EditStep({ number, steps, task, isIncomplete, of }: EditStepProps) {
  const { t } = useTranslation('wizard')
  const { step } = of
  const { folded, lacksPart, open, shown, stateOf } = steps
  return (
    <NumberedSection
      id={step}
      number={number}
      title={t(`step.${step}`)}
      state={stateOf(step)}
      aside={task === 'complete' && lacksPart(step) && <Badge tone="caution">{t('edit.incomplete')}</Badge>}
    >
      {folded.includes(step) ? (
        <Reviews
          steps={[step]}
          draft={of.draft}
          reference={of.reference}
          pricedDraft={of.pricedDraft}
          onEdit={() => open(step)}
        />
      ) : step === 'summary' && task === 'complete' && isIncomplete ? (
        <Text tone="secondary">{t('edit.afterwards')}</Text>
      ) : (
        <Step {...of} missing={shown} isOnePage folded={folded} onSaved={() => undefined} onEdit={open} />
      )}
    </NumberedSection>
  )
}
