import { tracks, type ContainerType } from '@seberang/domain/pricing'
import { Notice } from '@seberang/design-system/Notice'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { SegmentedControl } from '@seberang/design-system/SegmentedControl'
import { Stack } from '@seberang/design-system/Stack'
import { TextField } from '@seberang/design-system/TextField'
import { Plane, Ship } from '@seberang/design-system/icons'
import { knownTotal } from '@seberang/domain/explain'
import { formatForeign, formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { QuoteNotice } from '../../components/receipt/QuoteNotice.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { BoxesFields } from './BoxesFields.tsx'
import { DomesticFields } from './DomesticFields.tsx'
import type { ReceivingWarehouse } from './draft/draft-of-cart.ts'
import { type DraftChange, type ShipmentDraft } from './draft/draft.ts'
import type { Missing } from './draft/missing.ts'
import { cheapestOf, type PricedDeliveryOption } from './delivery-options.ts'
import { isUnclassified } from './price-facts.ts'
import { ContainerChoice, SeaDetails } from './SeaDetails.tsx'
import { ShipperFields } from './ShipperFields.tsx'
import { billedOf, type Estimate } from './use-estimate.ts'

interface DeliveryStepProps {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  estimate: Estimate
  /** Set for a parcel that has arrived: its warehouse ships either by air or by sea. */
  receivingWarehouse?: ReceivingWarehouse
  isMeasured: boolean
  missing: readonly Missing[]
  revision: number
}

const refusalTexts = {
  battery: 'delivery.noBattery',
  too_valuable: 'delivery.tooValuable',
  too_heavy: 'delivery.tooHeavy',
  no_price: 'delivery.unpriced',
} as const

const icons = { air: Plane, sea: Ship } as const

/** Air or sea, and importer: every delivery option with its price for these goods. */
export function DeliveryStep(props: DeliveryStepProps) {
  const { draft, change, estimate, receivingWarehouse, isMeasured, missing, revision } = props
  const { t } = useTranslation(['wizard', 'common'])
  const { deliveryOptions, lowest } = estimate
  const quote = estimate.deliveryOption?.price?.quote
  const hints = tracks.flatMap((track) => {
    const total = lowest[track]
    return total === undefined ? [] : [t(`delivery.from.${track}`, { total: formatRupiah(total) })]
  })
  return (
    <Stack space={6}>
      {!receivingWarehouse && (
        <SegmentedControl
          label={t('delivery.track')}
          hint={hints.join(' ')}
          value={draft.track}
          onChange={(track) => change({ type: 'track', track })}
          options={tracks.map((track) => ({
            value: track,
            label: t(`common:track.${track}`),
            icon: icons[track],
          }))}
        />
      )}
      {quote && <QuoteNotice quote={quote} />}
      {draft.track === 'sea' && (
        <ContainerChoice
          draft={draft}
          change={change}
          containers={estimate.containers}
          isMissing={missing.includes('container')}
        />
      )}
      {deliveryOptions.length > 0 ? (
        <DeliveryOptions
          container={estimate.container}
          isComplete={estimate.couriers.chosen !== null}
          draft={draft}
          change={change}
          deliveryOptions={deliveryOptions}
          isMissing={missing.includes('package')}
        />
      ) : (
        <Notice tone="caution">{t('delivery.none')}</Notice>
      )}
      {draft.track === 'sea' && <SeaDetails draft={draft} change={change} />}
      <DomesticFields draft={draft} change={change} estimate={estimate} />
      <BoxesFields
        draft={draft}
        change={change}
        revision={revision}
        isMeasured={isMeasured}
        isMissing={missing.includes('boxes')}
      />
      {draft.shipper && (
        <ShipperFields
          shipper={draft.shipper}
          onType={(shipper) => change({ type: 'details', details: { shipper } })}
          revision={revision}
          isMissing={missing.includes('shipper')}
        />
      )}
      <TextField
        label={t('common:sellerResi')}
        optionalLabel={t('common:optional')}
        hint={t('delivery.trackingHint')}
        value={draft.sellerTrackingNumber}
        onChange={(sellerTrackingNumber) => change({ type: 'details', details: { sellerTrackingNumber } })}
        maxLength={64}
      />
    </Stack>
  )
}

interface DeliveryOptionsProps {
  container: ContainerType
  /** A courier is chosen: the prices reach the door. */
  isComplete: boolean
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  deliveryOptions: readonly PricedDeliveryOption[]
  isMissing: boolean
}

function DeliveryOptions(props: DeliveryOptionsProps) {
  const { container, isComplete, draft, change, deliveryOptions, isMissing } = props
  const { t } = useTranslation(['wizard', 'common'])
  const language = useLanguage()
  const unclassified = isUnclassified(draft)
  // Without levies on some of them, prices cannot be compared.
  const cheapest = deliveryOptions.length > 1 && !unclassified ? cheapestOf(deliveryOptions) : undefined
  const isContained = draft.track === 'air' || draft.containerConfirmed
  const isEstimate = isComplete && isContained && !unclassified
  return (
    <RadioCardGroup
      label={t('delivery.name')}
      value={draft.packageId ?? ''}
      onChange={(packageId) => change({ type: 'package', packageId })}
      error={isMissing ? t('missing.package') : undefined}
      options={deliveryOptions.map((deliveryOption) => {
        const { package: option, price, refusal } = deliveryOption
        const days = draft.country ? option.days[draft.country] : undefined
        const billed = billedOf(deliveryOption, language)
        return {
          value: option.package_id,
          title: option.title,
          description: [
            days && t('common:unit.days', { from: days[0], to: days[1] }),
            t(`delivery.${option.package_type}`),
          ]
            .filter(Boolean)
            .join(' · '),
          detail: [
            draft.track === 'sea' && container !== 'lcl'
              ? t(`container.${container}`)
              : billed && t('delivery.billed', { billed }),
            option.tax_included && t('delivery.allIn'),
          ]
            .filter(Boolean)
            .join('. '),
          icon: icons[draft.track],
          ...(deliveryOption === cheapest && { badge: t('delivery.cheapest') }),
          ...(price && {
            aside: formatRupiah(knownTotal({ priced: price, unclassified })),
            asideNote: isEstimate ? t('delivery.estimate') : t('common:soFar'),
          }),
          unavailableReason: refusal
            ? t(refusalTexts[refusal], { limit: formatForeign(option.max_goods_usd ?? 0, 'USD', language) })
            : undefined,
        }
      })}
    />
  )
}
