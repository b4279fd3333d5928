import { Button } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { RadioGroup } from '@seberang/design-system/RadioGroup'
import { Stack } from '@seberang/design-system/Stack'
import { Switch } from '@seberang/design-system/Switch'
import { TextArea } from '@seberang/design-system/TextArea'
import { shipmentTypes } from '@seberang/domain/api'
import { formatRupiah, formatVolume } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { DraftChange, ShipmentDraft } from './draft/draft.ts'
import type { Missing } from './draft/missing.ts'
import type { Estimate } from './use-estimate.ts'

interface SeaDetailsProps {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  estimate: Estimate
  missing: readonly Missing[]
}

/** Details for sea freight: container, shipment type, wood. */
export function SeaDetails({ draft, change, estimate, missing }: SeaDetailsProps) {
  const { t } = useTranslation(['wizard', 'common'])
  return (
    <Stack space={6}>
      <Container draft={draft} change={change} estimate={estimate} missing={missing} />
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
            maxLength={500}
          />
        )}
      </Stack>
    </Stack>
  )
}

/** The default is a full container, which is expensive, so it must be confirmed. */
function Container({ draft, change, estimate, missing }: SeaDetailsProps) {
  const { t } = useTranslation(['wizard', 'common'])
  const language = useLanguage()
  const { containers } = estimate
  const chosen = containers.find(({ container }) => container === draft.container)
  const cheapest = containers.find(({ isCheapest }) => isCheapest)
  if (containers.length === 0) return null
  return (
    <Stack space={3}>
      <RadioCardGroup
        label={t('container.label')}
        value={draft.container}
        onChange={(container) => change({ type: 'container', container })}
        error={missing.includes('container') ? t('missing.container') : undefined}
        options={containers.map(({ container, total, fits, isCheapest, volume }) => ({
          value: container,
          title: t(`container.${container}`),
          description:
            volume === undefined
              ? t('container.shared')
              : t('container.room', { volume: formatVolume(volume, language) }),
          aside: formatRupiah(total),
          asideNote: t('common:estimate'),
          ...(isCheapest && { badge: t('delivery.cheapest') }),
          unavailableReason: fits ? undefined : t('container.tooSmall'),
        }))}
      />
      {!draft.containerConfirmed && chosen && (
        <Notice
          tone="caution"
          title={t('container.confirmTitle')}
          action={
            <Inline space={2}>
              {cheapest && cheapest !== chosen && (
                <Button
                  size="small"
                  variant="outline"
                  tone="neutral"
                  onClick={() => change({ type: 'container', container: cheapest.container })}
                >
                  {t('container.take', {
                    name: t(`container.${cheapest.container}`),
                    total: formatRupiah(cheapest.total),
                  })}
                </Button>
              )}
              <Button
                size="small"
                variant="outline"
                tone="neutral"
                onClick={() => change({ type: 'container', container: chosen.container })}
              >
                {t('container.stay', { name: t(`container.${chosen.container}`) })}
              </Button>
            </Inline>
          }
        >
          {t('container.confirmText', {
            name: t(`container.${chosen.container}`),
            total: formatRupiah(chosen.total),
          })}
        </Notice>
      )}
    </Stack>
  )
}
