import { Box } from '@seberang/design-system/Box'
import { BottomBar } from '@seberang/design-system/BottomBar'
import { Button } from '@seberang/design-system/Button'
import { Columns } from '@seberang/design-system/Columns'
import { Heading } from '@seberang/design-system/Heading'
import { Money } from '@seberang/design-system/Money'
import { Notice } from '@seberang/design-system/Notice'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { PaymentMethodPicker } from '@seberang/design-system/PaymentMethodPicker'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { calls, type PaymentMethod } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { Receipt } from '../../components/Receipt.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { cartTitle, isBySea, type CompleteCart } from '../../lib/cart-text.ts'
import { paths } from '../../shell/paths.ts'
import { PriceChangedDialog } from './PriceChangedDialog.tsx'
import { ShipmentChoices } from './ShipmentChoices.tsx'
import { useCheckout } from './use-checkout.ts'

/** As each bank writes itself on its own plate, in every language. */
const bankNames: Partial<Record<PaymentMethod, string>> = {
  va_bni: 'BNI',
  va_bri: 'BRI',
  va_bca: 'BCA',
  va_mandiri: 'Mandiri',
}

/** Courier and insurance per shipment, the way to pay, and the bill that follows from them. */
export function Checkout({ carts }: { carts: readonly CompleteCart[] }) {
  const { t } = useTranslation(['checkout', 'pricing', 'common'])
  const checkout = useCheckout(carts)
  const groups = useCall(calls.paymentGroups, { query: {} })
  const pay = (
    <Button
      size="large"
      width="full"
      loading={checkout.paying}
      loadingLabel={t('common:loading')}
      onClick={() => void checkout.pay(checkout.total)}
    >
      {t('pay', { total: formatRupiah(checkout.total) })}
    </Button>
  )
  return (
    <Stack space={6}>
      <PageHeader
        title={t('title', { count: carts.length })}
        breadcrumbs={[
          { label: t('common:nav.lockerImport'), href: paths.lockerImport },
          { label: t('crumb') },
        ]}
      />
      {checkout.failure && (
        <Notice tone="critical" live="assertive">
          {checkout.failure}
        </Notice>
      )}
      <Columns aside="wide" stickyAside>
        <Stack space={6}>
          <Sheet bleed>
            {carts.map((cart) => (
              <SheetSection key={cart.cart_code}>
                <ShipmentChoices
                  cart={cart}
                  choice={checkout.choiceOf(cart)}
                  onChange={(change) => checkout.choose(cart.cart_code, change)}
                  asked={checkout.asked}
                />
              </SheetSection>
            ))}
          </Sheet>
          <Stack space={3}>
            <Heading level={2}>{t('method')}</Heading>
            <PaymentMethodPicker
              label={t('method')}
              value={checkout.method}
              onChange={checkout.chooseMethod}
              error={checkout.asked && !checkout.method ? t('methodMissing') : undefined}
              groups={(groups.data?.results ?? []).map((group) => ({
                title: group.title,
                ...(group.payment_category === 'virtual_account' && {
                  note: t('vaHint'),
                  hint: t('methodHint'),
                }),
                methods: group.methods.map((method) => ({
                  value: method.payment_method,
                  name: bankNames[method.payment_method] ?? method.title,
                  reason: method.available ? undefined : method.reason,
                })),
              }))}
            />
          </Stack>
        </Stack>
        <Receipt
          totalName={t('pricing:totalPay')}
          shipments={carts.map((cart) => ({
            code: cart.cart_code,
            title: cartTitle(cart),
            bySea: isBySea(cart),
            priced: checkout.pricedOf(cart),
          }))}
          action={
            // On a phone the bar at the bottom has it.
            <Box display={{ phone: 'none', desktop: 'block' }}>{pay}</Box>
          }
        />
      </Columns>
      <BottomBar>
        <Money size="large">{formatRupiah(checkout.total)}</Money>
        <Button
          size="large"
          loading={checkout.paying}
          loadingLabel={t('common:loading')}
          onClick={() => void checkout.pay(checkout.total)}
        >
          {t('payShort')}
        </Button>
      </BottomBar>
      {checkout.changedTo !== undefined && (
        <PriceChangedDialog
          before={checkout.total}
          now={checkout.changedTo}
          paying={checkout.paying}
          onAccept={(total) => void checkout.pay(total)}
          onClose={checkout.dismissChange}
        />
      )}
    </Stack>
  )
}
