import { Box } from '@seberang/design-system/Box'
import { Button } from '@seberang/design-system/Button'
import { Code } from '@seberang/design-system/Code'
import { Icon } from '@seberang/design-system/Icon'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { TicketPercent } from '@seberang/design-system/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { cartTitle, type CompleteCart } from '../../lib/shipments/cart-text.ts'
import type { CheckoutState } from './use-checkout.ts'
import { VoucherDialog } from './VoucherDialog.tsx'

interface VoucherPartProps {
  carts: readonly CompleteCart[]
  checkout: CheckoutState
}

/** The applied voucher, or the button to enter one. What it takes off is a line of its shipment: here it would count twice. */
export function VoucherPart({ carts, checkout }: VoucherPartProps) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const { voucher, refusal } = checkout
  const discounted = carts.find(({ cart_code }) => cart_code === voucher?.cart_code)
  const change = (
    <Button variant="plain" size="field" onClick={() => setOpen(true)}>
      {voucher ? t('voucher.change') : t('voucher.use')}
    </Button>
  )
  return (
    <Stack space={2}>
      {refusal?.kind === 'voucher' && (
        <Notice tone="critical" live="assertive">
          {refusal.message}
        </Notice>
      )}
      {voucher ? (
        <Box paddingTop={3}>
          <Inline space={2}>
            <Icon icon={TicketPercent} />
            <Text as="span">
              <Code>{voucher.voucher.code}</Code>{' '}
              {discounted && (
                <Text as="span" tone="tertiary">
                  {t('voucher.applied', { shipment: cartTitle(discounted, language) })}
                </Text>
              )}
            </Text>
          </Inline>
          <Inline space={6}>
            <Button variant="plain" tone="neutral" size="field" onClick={() => checkout.chooseVoucher(null)}>
              {t('voucher.remove')}
            </Button>
            {change}
          </Inline>
        </Box>
      ) : (
        <Inline align="between" space={2}>
          <Inline space={2}>
            <Icon icon={TicketPercent} />
            <Text as="span" tone="secondary">
              {t('voucher.none')}
            </Text>
          </Inline>
          {change}
        </Inline>
      )}
      {open && <VoucherDialog carts={carts} checkout={checkout} onClose={() => setOpen(false)} />}
    </Stack>
  )
}
