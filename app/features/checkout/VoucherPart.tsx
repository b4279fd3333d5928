import { Button } from '@seberang/design-system/Button'
import { Code } from '@seberang/design-system/Code'
import { Icon } from '@seberang/design-system/Icon'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { TicketPercent } from '@seberang/design-system/icons'
import { formatRupiah, joinSentences } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'
import type { CheckoutState } from './use-checkout.ts'
import { useObstacleText, useVoucherSavings } from './use-voucher-savings.ts'
import { VoucherDialog } from './VoucherDialog.tsx'

interface VoucherPartProps {
  carts: readonly CompleteCart[]
  checkout: CheckoutState
}

/** The applied voucher, or the button to enter one. Its shipment says that it has it, and what it takes off: here that would count twice. */
export function VoucherPart({ carts, checkout }: VoucherPartProps) {
  const { t } = useTranslation('checkout')
  const [open, setOpen] = useState(false)
  const { voucher, refusal } = checkout
  return (
    <Stack space={2}>
      {refusal?.kind === 'voucher' && (
        <Notice tone="critical" live="assertive">
          {refusal.message}
        </Notice>
      )}
      <Inline align="between" space={2}>
        <Inline space={2} wrap={false}>
          <Icon icon={TicketPercent} />
          <Text as="span">
            {voucher && <Code>{voucher.voucher.code}</Code>}{' '}
            <Text as="span" tone="secondary">
              {voucher ? t('voucher.applied') : <Offer carts={carts} checkout={checkout} />}
            </Text>
          </Text>
        </Inline>
        <Inline space={6}>
          {voucher && (
            <Button variant="plain" tone="neutral" size="field" onClick={() => checkout.chooseVoucher(null)}>
              {t('voucher.remove')}
            </Button>
          )}
          <Button variant="plain" size="field" onClick={() => setOpen(true)}>
            {voucher ? t('voucher.change') : t('voucher.use')}
          </Button>
        </Inline>
      </Inline>
      {open && <VoucherDialog carts={carts} checkout={checkout} onClose={() => setOpen(false)} />}
    </Stack>
  )
}

/** How many vouchers there are for this checkout, or why those that the customer has saved are not. */
function Offer({ carts, checkout }: VoucherPartProps) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const reasonOf = useObstacleText()
  const { own, isLoaded, usable, unusable } = useVoucherSavings(carts, checkout)
  if (!isLoaded) return null
  const [best] = usable
  if (best) return t('voucher.fits', { count: usable.length, amount: formatRupiah(0 - best.amount) })
  const saved = unusable.filter(({ voucher: { code } }) => own.some((one) => one.code === code))
  const [first] = saved
  if (!first) return t('voucher.none')
  const why = t('voucher.unfitWhy', { code: first.voucher.code, reason: reasonOf(first) })
  return joinSentences([t('voucher.unfit', { count: saved.length }), why], language)
}
