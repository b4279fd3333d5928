import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { RadioGroup } from '@seberang/design-system/RadioGroup'
import { Stack } from '@seberang/design-system/Stack'
import { Switch } from '@seberang/design-system/Switch'
import { TextArea } from '@seberang/design-system/TextArea'
import { shipmentTypes } from '@seberang/domain/api'
import { formatRupiah, formatVolume } from '@seberang/domain/format'
import { limits } from '@seberang/domain/validation'
import { useTranslation } from 'react-i18next'
import { TermsHere } from '../../components/glossary/TermsHere.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { DraftChange, ShipmentDraft } from './draft/draft.ts'
import type { ContainerOption } from './delivery-options.ts'

interface SeaDetailsProps {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
}

/** Details for sea freight: shipment type, wood. */
export function SeaDetails({ draft, change }: SeaDetailsProps) {
  const { t } = useTranslation(['wizard', 'common'])
  return (
    <Stack space={6}>
      <RadioGroup
        label={t('sea.type')}
        columns={2}
        value={draft.shipmentType}
        onChange={(shipmentType) => change({ type: 'details', details: { shipmentType } })}
        options={shipmentTypes.map((type) => ({
          value: type,
          label: t(`sea.${type}`),
          description: t(`sea.${type}Text`),
        }))}
      />
      <Stack space={3}>
        <Switch
          label={t('sea.wood')}
          description={t('sea.woodText')}
          checked={draft.isWood}
          onChange={(isWood) => change({ type: 'details', details: { isWood } })}
        />
        {draft.isWood && (
          <TextArea
            label={t('sea.woodNote')}
            optionalLabel={t('common:optional')}
            hint={t('sea.woodNoteHint')}
            value={draft.woodNote}
            onChange={(woodNote) => change({ type: 'details', details: { woodNote } })}
            maxLength={limits.note}
          />
        )}
      </Stack>
    </Stack>
  )
}

interface ContainerChoiceProps {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  containers: readonly ContainerOption[]
  isMissing: boolean
}

/** The container comes first: every price below it is for it. None is preselected, since each commits to another cost. */
export function ContainerChoice({ draft, change, containers, isMissing }: ContainerChoiceProps) {
  const { t } = useTranslation('wizard')
  const language = useLanguage()
  if (containers.length === 0) return null
  return (
    <Stack space={3}>
      <RadioCardGroup
        label={t('container.label')}
        hint={t('container.hint')}
        layout="rows"
        value={draft.containerConfirmed ? draft.container : ''}
        onChange={(container) => change({ type: 'container', container })}
        error={isMissing ? t('missing.container') : undefined}
        options={containers.map(({ container, freight, isAllIn, isFrom, fits, isCheapest, volume }) => ({
          value: container,
          title: t(`container.${container}`),
          description:
            volume === undefined
              ? t('container.shared')
              : t('container.room', { volume: formatVolume(volume, language) }),
          aside: isFrom ? t('container.from', { amount: formatRupiah(freight) }) : formatRupiah(freight),
          asideNote: t(isAllIn ? 'container.freightAllIn' : 'container.freightOnly'),
          ...(isCheapest && { badge: t('container.lowest') }),
          unavailableReason: fits ? undefined : t('container.tooSmall'),
        }))}
      />
      <TermsHere of={['lcl', 'fcl']} />
    </Stack>
  )
}
