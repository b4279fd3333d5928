import { Code } from '@seberang/design-system/Code'
import { Columns } from '@seberang/design-system/Columns'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { PhotoGrid } from '@seberang/design-system/PhotoGrid'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { StatusPanel } from '@seberang/design-system/StatusPanel'
import { StatusTimeline } from '@seberang/design-system/StatusTimeline'
import { Text } from '@seberang/design-system/Text'
import type { Cart, Invoice } from '@seberang/domain/api'
import { stage } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { AddressText } from '../../components/address/AddressText.tsx'
import { Receipt } from '../../components/Receipt.tsx'
import { cartTitle, isBySea } from '../../lib/cart-text.ts'
import { usePhotos } from '../../lib/use-photos.ts'
import { paths } from '../../shell/paths.ts'
import { MeasureTable } from './MeasureTable.tsx'
import { useTimeline } from './use-timeline.ts'

/** One shipment on its way: where it is, where it has been, what it measures and costs. */
export function ShipmentView({ cart, invoice }: { cart: Cart; invoice: Invoice }) {
  const { t } = useTranslation(['status', 'pricing', 'common'])
  const timeline = useTimeline(cart, invoice)
  const photos = usePhotos(cart.actual_photos)
  return (
    <Stack space={5}>
      <PageHeader
        title={cartTitle(cart)}
        breadcrumbs={[{ label: t('crumb'), href: paths.status }, { label: cart.cart_code }]}
        text={
          <Inline as="span" space={2}>
            <Code>{cart.cart_code}</Code>
            <span>{t('invoice', { code: invoice.invoice_code })}</span>
          </Inline>
        }
      />
      <Columns aside="medium">
        <Stack space={5}>
          <Sheet bleed clip aria-label={t('title')}>
            <StatusPanel stage={t(stage(cart.status))} status={t(`common:status.${cart.status}`)} />
            <SheetSection>
              <StatusTimeline stages={timeline} level={2} />
            </SheetSection>
          </Sheet>
          <Receipt
            totalName={t('pricing:total')}
            shipments={invoice.items
              .filter(({ cart_code }) => cart_code === cart.cart_code)
              .map((item) => ({
                code: item.cart_code,
                title: item.title,
                bySea: isBySea(cart),
                priced: item.priced,
              }))}
          />
        </Stack>
        <Sheet bleed>
          <SheetSection>
            <Stack space={3}>
              <Heading level={2} step="h3">
                {t('sizes')}
              </Heading>
              <MeasureTable cart={cart} />
            </Stack>
          </SheetSection>
          {photos.length > 0 && (
            <SheetSection>
              <Stack space={3}>
                <Heading level={2} step="h3">
                  {t('photos')}
                </Heading>
                <PhotoGrid
                  photos={photos.map((src, index) => ({
                    src,
                    href: src,
                    alt: t('photo', { number: index + 1 }),
                  }))}
                />
              </Stack>
            </SheetSection>
          )}
          <SheetSection>
            <Stack space={3}>
              <Heading level={2} step="h3">
                {t('resi.title')}
              </Heading>
              <TrackingNumbers cart={cart} />
            </Stack>
          </SheetSection>
          <SheetSection>
            <Stack space={2}>
              <Heading level={2} step="h3">
                {t('recipient')}
              </Heading>
              {cart.address && <AddressText address={cart.address} />}
            </Stack>
          </SheetSection>
        </Sheet>
      </Columns>
    </Stack>
  )
}

function TrackingNumbers({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['status', 'common'])
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
        />
      ),
    }),
  })
  return (
    <DescriptionList
      items={[
        row(t('resi.seller'), cart.seller_tracking_number, t('resi.none')),
        row(t('resi.international'), cart.resi_titipexport, t('resi.none')),
        row(t('resi.domestic'), cart.domestic_track_number, t('resi.later')),
      ]}
    />
  )
}
