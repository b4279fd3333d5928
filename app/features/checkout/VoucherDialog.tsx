import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { Select } from '@seberang/design-system/Select'
import { TextField } from '@seberang/design-system/TextField'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type Voucher } from '@seberang/domain/api'
import { schemas } from '@seberang/domain/api/schemas'
import { formatDay, formatRupiah } from '@seberang/domain/format'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { Form } from '../../components/form/Form.tsx'
import { useChange } from '../../lib/api/use-change.ts'
import { cartTitle, type CompleteCart } from '../../lib/shipments/cart-text.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { CheckoutState } from './use-checkout.ts'
import { useObstacleText, useVoucherSavings } from './use-voucher-savings.ts'
import type { VoucherSaving } from './voucher-savings.ts'

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
  // Known already, as a rule: the page behind says how many there are.
  const [best] = useVoucherSavings(carts, checkout).usable
  const form = useForm({
    initial: {
      code: (checkout.voucher ?? best)?.voucher.code ?? '',
      cart_code: (checkout.voucher ?? best ?? dearestFreight(carts, checkout))?.cart_code ?? '',
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
  const choose = ({ voucher, cart_code }: VoucherSaving): void => form.set({ code: voucher.code, cart_code })
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
        <VoucherChoice
          carts={carts}
          checkout={checkout}
          code={form.values.code}
          onChoose={choose}
          onBest={(saving) => {
            if (form.values.code === '') choose(saving)
          }}
        />
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

interface VoucherChoiceProps extends Pick<VoucherDialogProps, 'carts' | 'checkout'> {
  code: string
  onChoose: (saving: VoucherSaving) => void
  /** Until a code is typed or chosen. */
  onBest: (saving: VoucherSaving) => void
}

/** The customer's own vouchers and those for everybody, by what they take off; the others say why not. */
function VoucherChoice({ carts, checkout, code, onChoose, onBest }: VoucherChoiceProps) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const reasonOf = useObstacleText()
  const { own, isLoaded, usable, unusable } = useVoucherSavings(carts, checkout)
  const offered = [...usable, ...unusable].map(({ voucher }) => voucher)
  const preselect = useEffectEvent(() => {
    if (usable[0]) onBest(usable[0])
  })
  useEffect(() => {
    if (isLoaded) preselect()
  }, [isLoaded])
  if (offered.length + own.length === 0) return null
  const detailOf = ({ title, ends_at }: Voucher): string =>
    ends_at === null
      ? title
      : `${title}. ${t('voucher.until', { date: formatDay(Date.parse(ends_at), language) })}`

  const badgeOf = (voucher: Voucher) =>
    own.some((one) => one.code === voucher.code) ? { badge: t('voucher.kept') } : {}

  return (
    <RadioCardGroup
      layout="rows"
      label={t('voucher.own')}
      value={offered.find((voucher) => voucher.code === code.trim().toUpperCase())?.code ?? ''}
      onChange={(chosen) => {
        const saving = usable.find(({ voucher }) => voucher.code === chosen)
        if (saving) onChoose(saving)
      }}
      options={[
        ...usable.map(({ voucher, amount }) => ({
          value: voucher.code,
          title: voucher.code,
          ...badgeOf(voucher),
          description: detailOf(voucher),
          aside: formatRupiah(0 - amount),
        })),
        ...unusable.map((one) => ({
          value: one.voucher.code,
          title: one.voucher.code,
          ...badgeOf(one.voucher),
          description: one.voucher.title,
          unavailableReason: reasonOf(one),
        })),
        ...own.flatMap(({ code: value, title, used_at }) =>
          used_at === null
            ? []
            : {
                value,
                title: value,
                description: title,
                unavailableReason: t('voucher.used', { date: formatDay(Date.parse(used_at), language) }),
              },
        ),
      ]}
    />
  )
}
