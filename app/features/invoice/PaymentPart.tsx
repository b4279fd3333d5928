import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { methodFacts, type Invoice, type Payment } from '@seberang/domain/api'
import { formatDeadline } from '@seberang/domain/format'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { CheckPayment } from './CheckPayment.tsx'
import { Lapsed } from './Lapsed.tsx'
import { PayByCard } from './PayByCard.tsx'
import { PayByCode } from './PayByCode.tsx'
import { PayByPush } from './PayByPush.tsx'
import { PayByTransfer } from './PayByTransfer.tsx'
import { PayByWallet } from './PayByWallet.tsx'
import { PaymentNumbers } from './PaymentNumbers.tsx'
import { useCheckPayment } from './use-check-payment.ts'

interface PaymentPartProps {
  payment: Payment
  invoice: Invoice
}

/** What to do now to pay: a number, a code, a wallet, a phone or a card. */
export function PaymentPart({ payment, invoice }: PaymentPartProps) {
  const lapsed = useLapse(payment, invoice)
  const { qr_string: code, deeplink_url: link, redirect_url: page } = payment
  const check = <CheckPayment invoice={invoice} />
  switch (methodFacts[payment.payment_method].instruction) {
    case 'push':
      return (
        <Stack space={4}>
          <PayByPush payment={payment} invoice={invoice} lapsed={lapsed} />
          {payment.phone_number !== undefined && check}
        </Stack>
      )
    case 'qr':
      if (lapsed) return <Lapsed payment={payment} invoice={invoice} lapsed={lapsed} />
      if (!code) return <Opening actions={check} />
      return (
        <Waiting payment={payment} actions={check}>
          <PayByCode payment={payment} code={code} invoice={invoice} />
        </Waiting>
      )
    case 'redirect':
      if (lapsed) return <Lapsed payment={payment} invoice={invoice} lapsed={lapsed} />
      if (!link) return <Opening actions={check} />
      return (
        <Waiting payment={payment} actions={check}>
          <PayByWallet payment={payment} link={link} invoice={invoice} />
        </Waiting>
      )
    case 'transfer':
      return <PayByTransfer payment={payment} invoice={invoice} />
    case 'page':
      if (lapsed) return <Lapsed payment={payment} invoice={invoice} lapsed={lapsed} />
      if (!page) return <Opening actions={check} />
      return (
        <Waiting payment={payment} actions={check}>
          <PayByCard payment={payment} page={page} invoice={invoice} />
        </Waiting>
      )
    default:
      if (lapsed) return <Lapsed payment={payment} invoice={invoice} lapsed={lapsed} />
      if (!hasNumbers(payment)) return <Opening actions={check} />
      return (
        <Stack space={4}>
          <PaymentNumbers payment={payment} invoice={invoice} actions={check} />
          <Until of={payment} />
        </Stack>
      )
  }
}

/** A virtual account has no number until the gateway responds. */
const hasNumbers = ({ va_number, bill }: Payment): boolean => va_number !== undefined || bill !== undefined

/** How the payment has ended, by the server's word or its clock, which the gateway is then asked about once. */
function useLapse(
  { order_id, lapsed, expires_at: end }: Payment,
  { invoice_code }: Invoice,
): Payment['lapsed'] {
  const [overFor, setOverFor] = useState<string>()
  const check = useCheckPayment(invoice_code)
  const lapse = useEffectEvent(() => {
    setOverFor(order_id)
    void check.run()
  })
  const isOver = lapsed !== undefined || overFor === order_id
  useEffect(() => {
    if (isOver || end === undefined) return
    const timer = setInterval(() => {
      if (Date.parse(end) <= serverNow()) lapse()
    }, 1000)
    return () => clearInterval(timer)
  }, [isOver, end, order_id])
  return lapsed ?? (isOver ? 'expired' : undefined)
}

interface WaitingProps {
  payment: Payment
  actions: ReactNode
  children: ReactNode
}

/** Until when it can be paid by this, where that is before its invoice ends. */
function Until({ of: { expires_at: end } }: { of: Payment }) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  if (end === undefined) return null
  return (
    <Text step="note" tone="secondary">
      {t('pay.until', { time: formatDeadline(end, language) })}
    </Text>
  )
}

function Waiting({ payment, actions, children }: WaitingProps) {
  const { t } = useTranslation('invoice')
  return (
    <Stack space={4}>
      {children}
      <Until of={payment} />
      <Notice tone="info" variant="line" title={t('pay.waiting')}>
        {t('pay.waitingText')}
      </Notice>
      {actions}
    </Stack>
  )
}

/** The gateway has not responded yet: the invoice exists, its number follows. */
export function Opening({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation('invoice')
  return (
    <Stack space={4}>
      <Notice tone="info" variant="line" live="polite" title={t('opening.title')}>
        {t('opening.text')}
      </Notice>
      {actions}
    </Stack>
  )
}
