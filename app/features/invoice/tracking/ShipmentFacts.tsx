import { Code } from '@seberang/design-system/Code'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { Heading } from '@seberang/design-system/Heading'
import { MeasurementCompare } from '@seberang/design-system/MeasurementCompare'
import { PhotoGrid } from '@seberang/design-system/PhotoGrid'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import type { Cart, Priced } from '@seberang/domain/api'
import { formatMoment } from '@seberang/domain/format'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressText } from '../../../components/address/AddressText.tsx'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { usePhotos } from '../../../lib/shipments/use-photos.ts'
import { measurementsOf } from './measurements.ts'

/** Measurements, photos, tracking numbers and recipient. */
export function ShipmentFacts({ cart, agreed }: { cart: Cart; agreed: Priced | undefined }) {
  const { t } = useTranslation('status')
  const language = useLanguage()
  return (
    <Sheet bleed as="div">
      <Fact title={t('sizes')}>
        <MeasurementCompare
          label={t('sizes')}
          estimatedName={t('estimated')}
          measuredName={t('measured')}
          unmeasured={t('notMeasured')}
          rows={measurementsOf(cart, agreed, (name) => t(name), language)}
        />
      </Fact>
      <Photos cart={cart} />
      <Fact title={t('resi.title')}>
        <TrackingNumbers cart={cart} />
      </Fact>
      {cart.address && (
        <Fact title={t('recipient')}>
          <AddressText address={cart.address} />
        </Fact>
      )}
    </Sheet>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SheetSection>
      <Stack space={3}>
        <Heading level={3}>{title}</Heading>
        {children}
      </Stack>
    </SheetSection>
  )
}

function Photos({ cart }: { cart: Cart }) {
  const { t } = useTranslation('status')
  const language = useLanguage()
  const photos = usePhotos(cart.actual_photos)
  if (photos.length === 0) return null
  return (
    <Fact title={t('photos')}>
      <PhotoGrid
        title={t('photos')}
        photos={photos.map((src, place) => {
          const takenAt = cart.actual_photos[place]?.taken_at
          return {
            src,
            alt: t('photo', { number: place + 1 }),
            ...(takenAt && { caption: formatMoment(takenAt, language) }),
          }
        })}
      />
    </Fact>
  )
}

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
          onRefused={() => toaster.show({ text: t('common:copyFailed') })}
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
          courier ? `${t('resi.domestic')}, ${courier.courier} ${courier.service}` : t('resi.domestic'),
          cart.domestic_track_number,
          t('resi.later'),
        ),
      ]}
    />
  )
}
