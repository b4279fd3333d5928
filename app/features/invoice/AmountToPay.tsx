import { Money } from '@seberang/design-system/Money'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { Payment } from '@seberang/domain/api'
import type { ReactNode } from 'react'
import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'

interface AmountToPayProps {
  payment: Payment
  /** Whole rupiah. */
  amount: number
  note: ReactNode
}

/** How much is paid, by what, and what to know about it. */
export function AmountToPay({ payment, amount, note }: AmountToPayProps) {
  const { t } = useTranslation('invoice')
  return (
    <Stack space={1}>
      <Text tone="secondary">{t('pay.by', { name: payment.title })}</Text>
      <Money size="large">{formatRupiah(amount)}</Money>
      <Text tone="secondary">{note}</Text>
    </Stack>
  )
}
