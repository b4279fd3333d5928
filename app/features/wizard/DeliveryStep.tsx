import { tracks } from '@seberang/domain/pricing'
import { Notice } from '@seberang/design-system/Notice'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { SegmentedControl } from '@seberang/design-system/SegmentedControl'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { TextField } from '@seberang/design-system/TextField'
import { Plane, Ship } from '@seberang/design-system/icons'
import { includedText } from '@seberang/domain/explain'
import {
  formatLimit,
  formatRupiah,
  joinSentences,
  midSentence,
  sentenceGap,
  withoutFullStop,
} from '@seberang/domain/format'
import { endsOf } from '@seberang/domain/terms'
import { limits } from '@seberang/domain/validation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOptionName } from '../../components/options/option-texts.ts'
import { useOptionRow, useOrderNote } from '../../components/options/use-option-row.tsx'
import { QuoteNotice } from '../../components/price/QuoteNotice.tsx'
import { TermsHere } from '../../components/glossary/TermsHere.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { BoxesFields } from './BoxesFields.tsx'
import { DomesticFields } from './DomesticFields.tsx'
import { isValidTracking } from './draft/convert.ts'
import type { ReceivingWarehouse } from './draft/draft-of-cart.ts'
import { type DraftChange, type ShipmentDraft } from './draft/draft.ts'
import type { Missing } from './draft/missing.ts'
import {
  changeOfTrack,
  cheapestOf,
  cheapestWithin,
  optionOfImporter,
  savedByOtherTrack,
  startingPriceOf,
  type PricedDeliveryOption,
} from './delivery-options.ts'
import { isUnclassified } from './price-facts.ts'
import { ContainerChoice, SeaDetails } from './SeaDetails.tsx'
import { ShipperFields } from './ShipperFields.tsx'
import type { PricedDraft } from './use-priced-draft.ts'
import { useMissingText } from './texts.ts'

interface DeliveryStepProps {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  pricedDraft: PricedDraft
  /** Set for a parcel that has arrived: its warehouse ships either by air or by sea. */
  receivingWarehouse?: ReceivingWarehouse
  isMeasured: boolean
  missing: readonly Missing[]
  revision: number
  hasInvoiceAbove?: boolean
  /** Air or sea is chosen with the origin, on the same page. */
  isOnePage?: boolean
}

const refusalTexts = {
  battery: 'delivery.noBattery',
  too_valuable: 'delivery.tooValuable',
  too_heavy: 'delivery.tooHeavy',
  incomplete: 'delivery.unpriced',
  no_price: 'delivery.noTariff',
} as const

const icons = { air: Plane, sea: Ship } as const

/** Air or sea, and importer: every delivery option with its price for these goods. */
export function DeliveryStep(props: DeliveryStepProps) {
  const {
    draft,
    change,
    pricedDraft,
    receivingWarehouse,
    isMeasured,
    missing,
    revision,
    hasInvoiceAbove = false,
    isOnePage = false,
  } = props
  const { t } = useTranslation(['wizard', 'common', 'calculator', 'locker', 'price'])
  const language = useLanguage()
  const { deliveryOptions, lowest } = pricedDraft
  const unclassified = isUnclassified(draft)
  const quote = pricedDraft.deliveryOption?.price?.quote
  const chosen = pricedDraft.deliveryOption?.option
  const hints = tracks.flatMap((track) => {
    const from = lowest[track]
    // What is chosen has its own price, and may cost more than the lowest.
    if (from === undefined || unclassified || (chosen && track === draft.track)) return []
    const saved = track === draft.track ? 0 : savedByOtherTrack(from, chosen, lowest[draft.track])
    const { amount, risk } = startingPriceOf(from)
    const included = risk && includedText(risk, billTexts(language).reason)
    const sum = formatRupiah(amount)
    const start = {
      route: t(`calculator:route.${from.container ?? 'air'}`),
      total: included
        ? t('delivery.including', { sum, included: withoutFullStop(midSentence(included)) })
        : sum,
    }
    if (saved === 0) return t('delivery.from', start)
    const [shortest, longest] = from.days
    return t('delivery.cheaper', {
      ...start,
      difference: formatRupiah(saved),
      days: t('common:unit.days', { from: shortest, to: longest }),
    })
  })
  // On one page the summary says it.
  const quoteEnd = quote?.state === 'changed' && !isOnePage && (
    <QuoteNotice quote={quote} quoted={pricedDraft.quoted} unclassified={unclassified} />
  )
  // What is chosen here ended it: said below the choice, so that no row moves under the finger.
  const endedHere = quote !== undefined && endsOf(quote).every((change) => change === 'delivery')
  return (
    <Stack space={6}>
      {!endedHere && quoteEnd}
      {!receivingWarehouse && !isOnePage && (
        <SegmentedControl
          label={t(`delivery.track.${draft.track}`)}
          hint={joinSentences(hints, language)}
          value={draft.track}
          onChange={(track) => change(changeOfTrack(track, draft, pricedDraft))}
          options={tracks.map((track) => ({
            value: track,
            label: t(`common:track.${track}`),
            icon: icons[track],
          }))}
        />
      )}
      {draft.track === 'sea' && (
        <ContainerChoice
          draft={draft}
          change={change}
          containers={pricedDraft.containers}
          isMissing={missing.includes('container')}
        />
      )}
      {pricedDraft.assumedContainer && deliveryOptions.length > 0 && (
        <Text tone="secondary">
          {t('container.assumed', { container: t(`price:container.${pricedDraft.assumedContainer}`) })}
        </Text>
      )}
      {deliveryOptions.length > 0 ? (
        <DeliveryOptions
          draft={draft}
          change={change}
          deliveryOptions={deliveryOptions}
          // A parcel that has arrived leaves its warehouse in one way alone.
          comparedWith={receivingWarehouse ? deliveryOptions : pricedDraft.allOptions}
          npwpSavingOf={pricedDraft.npwpSavingOf}
          isMissing={missing.includes('package')}
        />
      ) : (
        <Notice tone="caution">{t('delivery.none')}</Notice>
      )}
      {endedHere && quoteEnd}
      {draft.track === 'sea' && <SeaDetails draft={draft} change={change} />}
      <DomesticFields draft={draft} change={change} pricedDraft={pricedDraft} />
      <BoxesFields
        draft={draft}
        change={change}
        revision={revision}
        isMeasured={isMeasured}
        isMissing={missing.includes('boxes')}
        hasInvoiceAbove={hasInvoiceAbove}
      />
      {draft.shipper && (
        <ShipperFields
          shipper={draft.shipper}
          onType={(shipper) => change({ type: 'details', details: { shipper } })}
          revision={revision}
          isMissing={missing.includes('shipper')}
        />
      )}
      <TrackingField
        value={draft.sellerTrackingNumber}
        onChange={(sellerTrackingNumber) => change({ type: 'details', details: { sellerTrackingNumber } })}
        hasArrived={isMeasured}
        isMissing={missing.includes('tracking')}
      />
    </Stack>
  )
}

interface TrackingFieldProps {
  value: string
  onChange: (typed: string) => void
  hasArrived: boolean
  isMissing: boolean
}

/** Optional; what cannot be a tracking number is reported once the field was left. */
function TrackingField({ value, onChange, hasArrived, isMissing }: TrackingFieldProps) {
  const { t } = useTranslation(['wizard', 'common', 'locker'])
  const missingTextOf = useMissingText()
  const [wasLeft, setWasLeft] = useState(value !== '')
  const isWrong = (isMissing || wasLeft) && !isValidTracking(value)
  return (
    <TextField
      label={t('locker:sellerResi')}
      optionalLabel={t('common:optional')}
      hint={t(hasArrived ? 'delivery.trackingArrived' : 'delivery.trackingHint')}
      error={isWrong ? missingTextOf('tracking') : undefined}
      value={value}
      onChange={onChange}
      onBlur={() => setWasLeft(true)}
      maxLength={limits.tracking}
    />
  )
}

interface DeliveryOptionsProps {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  deliveryOptions: readonly PricedDeliveryOption[]
  /** All that can be chosen instead, on either track: among these the cheapest is the cheapest. */
  comparedWith: readonly PricedDeliveryOption[]
  npwpSavingOf: (option: PricedDeliveryOption) => number
  isMissing: boolean
}

/** The same rows as in the calculator, one for each importer; those that cannot take the goods come last. */
function DeliveryOptions({
  draft,
  change,
  deliveryOptions,
  comparedWith,
  npwpSavingOf,
  isMissing,
}: DeliveryOptionsProps) {
  const { t } = useTranslation(['wizard', 'calculator'])
  const missingTextOf = useMissingText()
  const language = useLanguage()
  const row = useOptionRow()
  const orderNote = useOrderNote()
  const optionName = useOptionName()
  const unclassified = isUnclassified(draft)
  const isContained = draft.track === 'air' || draft.containerConfirmed
  const available = deliveryOptions.flatMap(({ option, refusal }) => (option && !refusal ? option : []))
  const cheapest = deliveryOptions.length > 1 ? cheapestOf(deliveryOptions) : undefined
  return (
    <Stack space={3}>
      {draft.importer && !draft.packageId && !optionOfImporter(draft.importer, deliveryOptions) && (
        <Notice tone="caution" live="polite">
          {t(`delivery.importerGone.${draft.track}`, { importer: t(`calculator:inName.${draft.importer}`) })}
        </Notice>
      )}
      <RadioCardGroup
        label={t('delivery.name')}
        hint={unclassified ? undefined : orderNote(available)}
        layout="rows"
        value={draft.packageId ?? ''}
        onChange={(packageId) => change({ type: 'package', packageId })}
        error={isMissing ? missingTextOf('package') : undefined}
        options={deliveryOptions.map((deliveryOption) => {
          const { package: offered, container, option, price, refusal } = deliveryOption
          const saving =
            offered.package_type === 'company' && !unclassified ? npwpSavingOf(deliveryOption) : 0
          const { description, ...texts } =
            option && !refusal
              ? row({
                  option,
                  cheapest,
                  cheapestWithin: cheapestWithin(option, comparedWith),
                  unclassified,
                  isHeld: price?.quote?.state === 'kept',
                  isSoFar: !isContained,
                  // The price of the chosen one explains it.
                  explainsLaw: offered.package_id !== draft.packageId,
                })
              : { title: optionName(offered, container), icon: icons[draft.track] }
          return {
            ...texts,
            description: (
              <>
                {option && saving > 0
                  ? t('delivery.companyWithoutNpwp', {
                      amount: formatRupiah(option.amountToHaveReady - saving),
                    })
                  : t(`calculator:importerText.${offered.package_type}`)}
                {sentenceGap(language)}
                {description}
              </>
            ),
            value: offered.package_id,
            unavailableReason: refusal
              ? t(refusalTexts[refusal], {
                  limit: formatLimit(offered.max_goods_usd ?? 0, language),
                })
              : undefined,
          }
        })}
      />
      <TermsHere of={['npwp', 'trading', 'jastip', 'pph22']} />
    </Stack>
  )
}
