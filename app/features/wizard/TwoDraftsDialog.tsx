import { Button } from '@seberang/design-system/Button'
import { DateTime } from '@seberang/design-system/DateTime'
import { Dialog } from '@seberang/design-system/Dialog'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TwoDrafts } from '../../lib/drafts/keeper.ts'
import type { DatedDraft } from '../../lib/drafts/use-stored-draft.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { ShipmentDraft } from './draft/draft.ts'
import { useDraftName } from './use-draft-name.ts'

type Side = keyof TwoDrafts
const sides = ['here', 'account'] as const satisfies readonly Side[]

interface TwoDraftsDialogProps {
  two: Record<Side, DatedDraft<ShipmentDraft>>
  onChoose: (side: Side) => void
}

/** This device and the account each have a draft: one is continued, the other one stays. */
export function TwoDraftsDialog({ two, onChoose }: TwoDraftsDialogProps) {
  const { t } = useTranslation('wizard')
  const language = useLanguage()
  const nameOf = useDraftName()
  const [side, setSide] = useState<Side>('here')
  return (
    <Dialog
      open
      requiresAnswer
      onOpenChange={() => undefined}
      title={t('two.title')}
      description={t('two.text')}
      footer={
        <Button size="field" onClick={() => onChoose(side)}>
          {t('two.action')}
        </Button>
      }
    >
      <RadioCardGroup
        label={t('two.label')}
        value={side}
        onChange={setSide}
        options={sides.map((value) => ({
          value,
          title: nameOf(two[value].draft),
          description: (
            <>
              {t(`two.${value}`)} <DateTime value={two[value].savedAt} locale={language} />
            </>
          ),
        }))}
      />
    </Dialog>
  )
}
