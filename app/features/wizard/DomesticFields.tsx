import { Grid } from '@seberang/design-system/Grid'
import { Heading } from '@seberang/design-system/Heading'
import { CourierPicker, InsurancePicker } from '@seberang/design-system/ShippingPriceCard'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { courierName } from '@seberang/domain/explain'
import { formatRange, formatRupiah, joinParts } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useInsurancePicker } from '../../components/form/insurance-picker.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { DraftChange, ShipmentDraft } from './draft/draft.ts'
import type { PricedDraft } from './use-priced-draft.ts'

interface DomesticFieldsProps {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  pricedDraft: PricedDraft
}

/** Courier and insurance, which complete the price to the door. Both can still be changed at checkout. */
export function DomesticFields({ draft, change, pricedDraft }: DomesticFieldsProps) {
  const { t } = useTranslation(['wizard', 'checkout'])
  const language = useLanguage()
  const { couriers, deliveryOption, premiumOf } = pricedDraft
  const insurance = useInsurancePicker({
    title: joinParts(
      draft.products.map(({ title }) => title),
      language,
    ),
    goods: deliveryOption?.price?.answer.goods.idr,
    costOf: premiumOf,
    value: draft.insurance ?? 0,
    onChange: (choice) => change({ type: 'details', details: { insurance: choice } }),
  })
  const [cheapest] = couriers.offered ?? []
  return (
    <Stack space={3}>
      <Stack space={1}>
        <Heading level={2} step="h3">
          {t('domestic.title')}
        </Heading>
        <Text step="note" tone="secondary">
          {t('domestic.text')}
        </Text>
      </Stack>
      <Sheet bleed as="div">
        <SheetSection>
          <Grid columns={2}>
            {couriers.offered?.length === 0 ? (
              <Text tone="secondary">{t('domestic.none')}</Text>
            ) : (
              <CourierPicker
                label={t('checkout:courier')}
                placeholder={
                  cheapest
                    ? t('domestic.from', { amount: formatRupiah(cheapest.shipping_fee) })
                    : t(pricedDraft.address ? 'checkout:courierPlaceholder' : 'domestic.noAddress')
                }
                value={couriers.chosen?.courier_code ?? ''}
                onChange={(courier) => change({ type: 'details', details: { courier } })}
                options={(couriers.offered ?? []).map((price) => ({
                  value: price.courier_code,
                  name: courierName(price),
                  detail: t('checkout:days', {
                    count: price.days[1],
                    range:
                      price.days[0] === price.days[1]
                        ? String(price.days[0])
                        : formatRange(price.days, language),
                  }),
                  amount: formatRupiah(price.shipping_fee),
                }))}
              />
            )}
            <InsurancePicker {...insurance} />
          </Grid>
        </SheetSection>
      </Sheet>
    </Stack>
  )
}
