import { Accordion } from '@seberang/design-system/Accordion'
import { Code } from '@seberang/design-system/Code'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { MeasurementCompare } from '@seberang/design-system/MeasurementCompare'
import { PhotoGrid } from '@seberang/design-system/PhotoGrid'
import { StatusTimeline, type TimelineStage } from '@seberang/design-system/StatusTimeline'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { Camera, PackageSearch, Route as RouteIcon, Scale } from '@seberang/design-system/icons'
import type { Cart, Priced } from '@seberang/domain/api'
import { chargeableText, courierName } from '@seberang/domain/explain'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { isMeasuredCart } from '../../../lib/shipments/cart-text.ts'
import { usePhotos } from '../../../lib/shipments/use-photos.ts'
import { measurementsOf } from './measurements.ts'

/** A row that may be open at first. */
export type OpenRow = 'sizes' | 'steps'

interface ShipmentFactsProps {
  cart: Cart
  /** The price at checkout. */
  agreed: Priced | undefined
  timeline: readonly TimelineStage[]
  /** The rows that are open at first. */
  open: readonly OpenRow[]
}

/** What is known of a shipment, in rows that open. */
export function ShipmentFacts({ cart, agreed, timeline, open }: ShipmentFactsProps) {
  const { t } = useTranslation('status')
  const language = useLanguage()
  const photos = usePhotos(cart)
  const compared = measurementsOf(cart, agreed, (name) => t(name), language)
  const steps = timeline.flatMap(({ entries }) => entries)
  const done = steps.filter(({ state }) => state !== 'next').length
  return (
    <Accordion
      type="multiple"
      defaultOpen={open}
      items={[
        {
          id: 'sizes',
          icon: Scale,
          title: t('sizes'),
          ...(cart.priced && {
            note: t(isMeasuredCart(cart) ? 'billedNote' : 'billedEstimate', {
              weight: chargeableText((cart.next_change?.priced ?? cart.priced).answer.weight, language),
            }),
          }),
          content: (
            <MeasurementCompare
              label={t('sizes')}
              estimatedName={compared.before}
              measuredName={t('measured')}
              unmeasured={t('notMeasured')}
              rows={compared.rows}
              note={!isMeasuredCart(cart) && t('measuredLater')}
            />
          ),
        },
        ...(photos.length > 0
          ? [
              {
                id: 'photos',
                icon: Camera,
                title: t('photos'),
                note: String(photos.length),
                content: <PhotoGrid title={t('photos')} photos={photos} />,
              },
            ]
          : []),
        {
          id: 'steps',
          icon: RouteIcon,
          title: t('steps'),
          note: t('stepsDone', { done, all: steps.length }),
          content: <StatusTimeline stages={timeline} level={3} />,
        },
        {
          id: 'resi',
          icon: PackageSearch,
          title: t('resi.title'),
          ...(newestNumber(cart) && { note: newestNumber(cart) }),
          content: <TrackingNumbers cart={cart} />,
        },
      ]}
    />
  )
}

/** The tracking number of the carrier that has the parcel. */
const newestNumber = ({
  domestic_track_number,
  resi_titipexport,
  seller_tracking_number,
}: Cart): string | undefined =>
  [domestic_track_number, resi_titipexport, seller_tracking_number].find((number) => number !== null) ??
  undefined

function TrackingNumbers({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['status', 'common'])
  const toaster = useToast()
  const courier = cart.domestic_courier
  const row = (term: string, number: string | null, otherwise: string) => ({
    term,
    value: number ? <Code>{number}</Code> : <Text tone="tertiary">{otherwise}</Text>,
    ...(number && {
      action: (
        <CopyButton
          value={number}
          label={t('common:action.copy')}
          what={term}
          copiedLabel={t('common:copiedCode')}
          onRefused={() => toaster.show({ tone: 'critical', text: t('common:copyFailed') })}
        />
      ),
    }),
  })
  return (
    <DescriptionList
      items={[
        row(t('resi.seller'), cart.seller_tracking_number, t('resi.none')),
        row(t('resi.international'), cart.resi_titipexport, t('resi.none')),
        row(
          courier ? `${t('resi.domestic')}, ${courierName(courier)}` : t('resi.domestic'),
          cart.domestic_track_number,
          t('resi.later'),
        ),
      ]}
    />
  )
}
