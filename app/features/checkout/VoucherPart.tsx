import { Button } from '@seberang/design-system/Button'
import { Code } from '@seberang/design-system/Code'
import { Icon } from '@seberang/design-system/Icon'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { TicketPercent } from '@seberang/design-system/icons'
import { formatRupiah } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompleteCart } from '../../lib/shipments/cart-text.ts'
import type { CheckoutState } from './use-checkout.ts'
import { VoucherDialog } from './VoucherDialog.tsx'

interface VoucherPartProps {
  carts: readonly CompleteCart[]
  checkout: CheckoutState
}

/** The applied voucher, or the button to enter one. */
export function VoucherPart({ carts, checkout }: VoucherPartProps) {
  const { t } = useTranslation('checkout')
  const [open, setOpen] = useState(false)
  const { voucher, refusal } = checkout
  const discounted = carts.find(({ cart_code }) => cart_code === voucher?.cart_code)
  return (
    <Stack space={2}>
      {refusal?.kind === 'voucher' && (
        <Notice tone="critical" live="assertive">
          {refusal.message}
        </Notice>
      )}
      <Inline align="between" space={2}>
        <Inline space={2}>
          <Icon icon={TicketPercent} />
          {voucher ? (
            <Text as="span">
              <Code>{voucher.voucher.code}</Code>{' '}
              <Text as="span" tone="tertiary">
                {t('voucher.applied')}
              </Text>{' '}
              {discounted && formatRupiah(checkout.pricedOf(discounted).answer.lines.discount)}
            </Text>
          ) : (
            <Text as="span" tone="secondary">
              {t('voucher.none')}
            </Text>
          )}
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
