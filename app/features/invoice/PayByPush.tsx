import { Button } from '@seberang/design-system/Button'
import { CountdownRing } from '@seberang/design-system/CountdownRing'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import type { Invoice, Payment } from '@seberang/domain/api'
import { pushSeconds } from '@seberang/domain/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { AmountToPay } from './AmountToPay.tsx'
import { PushForm } from './PushForm.tsx'

interface PayByPushProps {
  payment: Payment
  invoice: Invoice
  lapsed: Payment['lapsed']
}

/** OVO: the phone is asked, and its owner agrees within a minute. */
export function PayByPush({ payment, invoice, lapsed }: PayByPushProps) {
  const { t } = useTranslation('invoice')
  const [changing, setChanging] = useState(false)
  const { title: name, phone_number: phone, expires_at: end } = payment
  const isSent = phone !== undefined && lapsed === undefined
  return (
    <Stack space={4}>
      {lapsed && (
        <Notice tone="critical" live="polite" title={t(`push.${lapsed}`, { seconds: pushSeconds })}>
          {t('pay.nothingLeft')}
        </Notice>
      )}
      <AmountToPay
        payment={payment}
        amount={invoice.total}
        note={isSent ? t('push.to', { phone, name }) : t('push.first', { name, seconds: pushSeconds })}
      />
      {isSent && end !== undefined && (
        <CountdownRing
          key={end}
          endsAt={Date.parse(end)}
          totalMs={pushSeconds * 1000}
          now={serverNow}
          label={t('push.label')}
          unit={t('push.left')}
        />
      )}
      {isSent && !changing && (
        <Stack space={3} align="start">
          <Notice tone="info" variant="line" live="polite" title={t('push.waiting')}>
            {t('push.waitingText', { name })}
          </Notice>
          <Button variant="plain" size="field" onClick={() => setChanging(true)}>
            {t('push.change')}
          </Button>
        </Stack>
      )}
      {(!isSent || changing) && (
        <PushForm
          // What was sent meanwhile, as from another tab, is where it begins.
          key={payment.order_id}
          payment={payment}
          invoice={invoice}
          onSent={() => setChanging(false)}
          onCancel={isSent ? () => setChanging(false) : undefined}
        />
      )}
    </Stack>
  )
}
