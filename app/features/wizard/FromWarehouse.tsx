import { Badge } from '@seberang/design-system/Badge'
import { DescriptionList, type Description } from '@seberang/design-system/DescriptionList'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { PhotoGrid } from '@seberang/design-system/PhotoGrid'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { Cart, PapersRequest } from '@seberang/domain/api'
import { courierName, isMeasuredPrice, sizeReason } from '@seberang/domain/explain'
import { formatMoment } from '@seberang/domain/format'
import type { PricingLine } from '@seberang/domain/pricing'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { reasonOf } from '../../lib/pricing/reason.ts'
import { useCountryName } from '../../lib/reference/countries.ts'
import { usePhotos } from '../../lib/shipments/use-photos.ts'
import { useWarehouseFacts } from '../../lib/shipments/use-warehouse-facts.ts'
import type { ReceivingWarehouse } from './draft/draft-of-cart.ts'
import type { PricedDraft } from './use-priced-draft.ts'

interface FromWarehouseProps {
  cart: Cart
  warehouse: ReceivingWarehouse | undefined
  pricedDraft: PricedDraft
  /** Where to send what it asks for: sheet sections. */
  children?: ReactNode
}

/**
 * What the warehouse says of a parcel that it holds: what it asks for and was sent, what it measured and photographed,
 * and what of that is billed, by the price that the page shows.
 */
export function FromWarehouse({ cart, warehouse, pricedDraft, children }: FromWarehouseProps) {
  const { t } = useTranslation(['wizard', 'common'])
  const language = useLanguage()
  const countryName = useCountryName()
  const price = pricedDraft.deliveryOption?.price
  const { measured, billed, requested, sent, task } = useWarehouseFacts()(cart, price ?? null)
  const photos = usePhotos(cart)
  if (!measured && !task && photos.length === 0) return null
  const courier = pricedDraft.couriers.chosen
  const whyOf = (line: PricingLine): string | undefined => {
    const why = price?.explanation.find((one) => one.line === line && one.amount !== 0)
    if (!price || !why) return undefined
    return reasonOf(why, language, price.rule_set) + sizeReason(why, price.answer.weight, language)
  }
  const freight = whyOf('freight')
  const delivery = whyOf('domestic_shipping')
  const askedBy = ({ asked_at }: PapersRequest): string =>
    t('papers.by', {
      name: warehouse?.agent.name ?? countryName(cart.country),
      moment: formatMoment(asked_at, language),
    })
  const papers: Description[] = [
    ...(requested
      ? [
          {
            term: t('papers.asked'),
            value: <Lines text={requested} notes={[cart.papers && askedBy(cart.papers)]} />,
          },
        ]
      : []),
    ...(sent ? [{ term: t('papers.given'), value: sent }] : []),
  ]
  const measures: Description[] = [
    ...(measured ? [{ term: t('papers.measured'), value: measured }] : []),
    ...(measured && price && isMeasuredPrice(price)
      ? [
          {
            term: t('papers.billed'),
            value: (
              <Lines
                text={billed}
                notes={[
                  freight,
                  courier &&
                    delivery &&
                    t('papers.courier', { courier: courierName(courier), reason: delivery }),
                ]}
              />
            ),
          },
        ]
      : []),
    ...(photos.length > 0
      ? [{ term: t('papers.photos'), value: <PhotoGrid title={t('papers.photos')} photos={photos} /> }]
      : []),
  ]
  return (
    <Sheet bleed aria-label={t('papers.from')}>
      <SheetSection>
        <Stack space={3}>
          <Inline space={3} alignY="center">
            <Heading level={2} step="h3">
              {t('papers.from')}
            </Heading>
            {task && <Badge tone={task.is === 'review' ? 'info' : 'caution'}>{task.name}</Badge>}
          </Inline>
          {papers.length > 0 ? (
            <DescriptionList items={papers} />
          ) : (
            measures.length > 0 && <DescriptionList items={measures} />
          )}
        </Stack>
      </SheetSection>
      {children}
      {papers.length > 0 && measures.length > 0 && (
        <SheetSection>
          <DescriptionList items={measures} />
        </SheetSection>
      )}
    </Sheet>
  )
}

function Lines({ text, notes }: { text: string | undefined; notes: readonly (string | null | undefined)[] }) {
  return (
    <>
      {text}
      {notes.filter(Boolean).map((note) => (
        <Text key={note} step="note" tone="secondary">
          {note}
        </Text>
      ))}
    </>
  )
}
