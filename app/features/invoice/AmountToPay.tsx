import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Money } from '@seberang/design-system/Money'
import { PaymentPlate } from '@seberang/design-system/PaymentPlate'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { Payment } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { bankOf } from '../../lib/reference/banks.ts'

interface AmountToPayProps {
  payment: Payment
  /** Whole rupiah. */
  amount: number
  note: ReactNode
}

/** How much is paid, by what, and what to know about it. */
export function AmountToPay({ payment, amount, note }: AmountToPayProps) {
  const { t } = useTranslation('invoice')
  const plate = bankOf(payment.payment_method)
  return (
    <Stack space={2}>
      <Inline space={3}>
        {plate && <PaymentPlate name={plate} />}
        <Heading level={2} step="h3">
          {payment.payment_method === 'card' ? t('byCard.title') : t('pay.by', { name: payment.title })}
        </Heading>
      </Inline>
      <Money size="large">{formatRupiah(amount)}</Money>
      <Text tone="secondary">{note}</Text>
    </Stack>
  )
}
