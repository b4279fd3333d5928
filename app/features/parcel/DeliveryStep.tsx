import { Heading } from '@seberang/design-system/Heading'
import { Notice } from '@seberang/design-system/Notice'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { TextField } from '@seberang/design-system/TextField'
import { Plane } from '@seberang/design-system/icons'
import { formatRupiah } from '@seberang/domain/format'
import type { Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftChange, Missing, ShipmentDraft } from './draft.ts'
import type { Offer } from './offers.ts'

interface DeliveryStepProps {
  draft: ShipmentDraft
  change: Dispatch<DraftChange>
  offers: readonly Offer[]
  missing: readonly Missing[]
}

const refusalWords = {
  battery: 'delivery.noBattery',
  weight: 'delivery.tooHeavy',
  unpriced: 'delivery.none',
} as const

export function DeliveryStep({ draft, change, offers, missing }: DeliveryStepProps) {
  const { t } = useTranslation(['parcel', 'common'])
  return (
    <Stack space={8}>
      <Stack space={1}>
        <Heading level={1}>{t('delivery.title')}</Heading>
        <Text step="read" tone="secondary">
          {t('delivery.text')}
        </Text>
      </Stack>
      {offers.some(({ price }) => price) ? (
        <RadioCardGroup
          label={t('step.delivery')}
          value={draft.packageId ?? ''}
          onChange={(packageId) => change({ type: 'package', packageId })}
          error={missing.includes('package') ? t('delivery.missing') : undefined}
          options={offers.map(({ package: option, price, refusal }) => ({
            value: option.package_id,
            title: option.title,
            description: option.tax_included ? t('delivery.allIn') : t(`delivery.${option.package_type}`),
            icon: Plane,
            aside: price ? formatRupiah(price.answer.total) : undefined,
            unavailableReason: refusal ? t(refusalWords[refusal]) : undefined,
          }))}
        />
      ) : (
        <Notice tone="caution">{t('delivery.none')}</Notice>
      )}
      <TextField
        label={t('field.tracking')}
        optionalLabel={t('common:optional')}
        hint={t('delivery.trackingHint')}
        value={draft.sellerTrackingNumber}
        onChange={(number) => change({ type: 'tracking', number })}
        maxLength={64}
      />
    </Stack>
  )
}
