import { Button } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { Select } from '@seberang/design-system/Select'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { TextField } from '@seberang/design-system/TextField'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type Voucher } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { formatDay, formatPercent, formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { Form } from '../../components/form/Form.tsx'
import { useCall, useChange } from '../../lib/api/use-call.ts'
import { cartTitle, type CompleteCart } from '../../lib/shipments/cart-text.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { CheckoutState } from './use-checkout.ts'

interface VoucherDialogProps {
  carts: readonly CompleteCart[]
  checkout: CheckoutState
  onClose: () => void
}

/** Checks a voucher and applies it to one of the shipments. */
export function VoucherDialog({ carts, checkout, onClose }: VoucherDialogProps) {
  const language = useLanguage()
  const { t } = useTranslation(['checkout', 'common'])
  const toaster = useToast()
  const check = useChange(calls.checkVoucher, [])
  const form = useForm({
    initial: {
      code: checkout.voucher?.voucher.code ?? '',
      cart_code: checkout.voucher?.cart_code ?? dearestFreight(carts, checkout)?.cart_code ?? '',
    },
    schema: schemas.checkVoucher.body,
    toBody: (values) => {
      const cart = carts.find(({ cart_code }) => cart_code === values.cart_code)
      return { ...values, ...(cart && checkout.choiceOf(cart)) }
    },
    submit: async (body) => {
      const { data } = await check.trigger({ body })
      checkout.chooseVoucher({ cart_code: body.cart_code, voucher: data.voucher })
      toaster.show({ text: t('voucher.saved', { amount: formatRupiah(data.discount) }) })
      onClose()
    },
    failure: t('voucher.failed'),
  })
  const code = form.field('code')
  return (
    <ActionDialog
      title={t('voucher.title')}
      description={t('voucher.text')}
      action={t('voucher.use')}
      busy={form.submitting}
      busyLabel={t('common:loading')}
      onAction={form.submit}
      onClose={onClose}
    >
      <Form of={form} label={t('voucher.title')}>
        <TextField {...code} label={t('voucher.code')} autoComplete="off" />
        {carts.length > 1 && (
          <Select
            {...form.field('cart_code')}
            label={t('voucher.shipment')}
            hint={t('voucher.oneOnly')}
            options={carts.map((cart) => ({ value: cart.cart_code, label: cartTitle(cart, language) }))}
          />
        )}
        <OwnVouchers onChoose={(chosen) => form.set({ code: chosen })} />
      </Form>
    </ActionDialog>
  )
}

/** The shipment that a voucher takes the most off: whatever its kind, more freight never means less. */
const dearestFreight = (
  carts: readonly CompleteCart[],
  checkout: CheckoutState,
): CompleteCart | undefined => {
  const freightOf = (cart: CompleteCart): number => checkout.pricedOf(cart).answer.lines.freight
  return carts.toSorted((one, other) => freightOf(other) - freightOf(one))[0]
}

/** Usable vouchers: the customer's own, then public ones. */
function OwnVouchers({ onChoose }: { onChoose: (code: string) => void }) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const own = useCall(calls.myVouchers, {})
  const open = useCall(calls.publicVouchers, { query: {} })
  const vouchers = [...(own.data?.results ?? []), ...(open.data?.results ?? [])]
  if (vouchers.length === 0) return null

  function worth({ kind, value, max }: Voucher): string {
    if (kind === 'fixed') return formatRupiah(value)
    const percent = formatPercent(value, language)
    return max === null ? percent : t('voucher.upTo', { percent, max: formatRupiah(max) })
  }

  return (
    <Stack space={1}>
      <Text weight="semibold">{t('voucher.own')}</Text>
      {vouchers.map((voucher) => (
        <Inline key={voucher.code} align="between" space={2}>
          <Text as="span">
            {t('voucher.off', { worth: worth(voucher) })}
            {voucher.valid_until && (
              <Text as="span" step="note" tone="tertiary">
                {' '}
                {t('voucher.until', { date: formatDay(voucher.valid_until, language) })}
              </Text>
            )}
          </Text>
          <Button variant="soft" size="field" onClick={() => onChoose(voucher.code)}>
            {voucher.code}
          </Button>
        </Inline>
      ))}
    </Stack>
  )
}
