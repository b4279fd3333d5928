import { Button } from '@seberang/design-system/Button'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { calls, type Invoice, type Payment } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../components/FailureNotice.tsx'
import { refusalIn } from '../../lib/api/errors.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { AmountToPay } from './AmountToPay.tsx'

interface LapsedProps {
  payment: Payment
  invoice: Invoice
  lapsed: NonNullable<Payment['lapsed']>
}

/** A code, or the page of a wallet or a card, has ended before its invoice: nothing was paid, and another is a press away. */
export function Lapsed({ payment, invoice, lapsed }: LapsedProps) {
  const { t } = useTranslation(['invoice', 'common'])
  const [failure, setFailure] = useState<string>()
  const change = useChange(calls.changePayment, [calls.invoice, calls.invoices])
  const isCard = payment.payment_method === 'card'
  async function renew(): Promise<void> {
    setFailure(undefined)
    const { payment_method, card_id } = payment
    const body = { invoice_code: invoice.invoice_code, payment_method, ...(card_id && { card_id }) }
    try {
      await change.trigger({ body })
    } catch (error) {
      const refusal = refusalIn(error)
      setFailure(refusal?.fields[0]?.message ?? refusal?.message ?? t('pay.renewFailed'))
    }
  }
  return (
    <Stack space={4} align="start">
      <FailureNotice text={failure} />
      <Notice tone="critical" live="polite" title={isCard ? t(`byCard.${lapsed}`) : t(`pay.${lapsed}`)}>
        {t('pay.nothingLeft')}
      </Notice>
      <AmountToPay
        payment={payment}
        amount={invoice.total}
        note={isCard ? t('byCard.another') : t('pay.another')}
      />
      <Button loading={change.isMutating} loadingLabel={t('common:loading')} onClick={() => void renew()}>
        {isCard ? t('byCard.again') : t('pay.renew')}
      </Button>
    </Stack>
  )
}
