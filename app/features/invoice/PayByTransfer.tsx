import { Heading } from '@seberang/design-system/Heading'
import { Link } from '@seberang/design-system/Link'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Timeline, type TimelineEvent } from '@seberang/design-system/Timeline'
import { BadgeCheck, Clock, SendHorizontal } from '@seberang/design-system/icons'
import type { Invoice, Payment, TransferProof } from '@seberang/domain/api'
import { proofWaiting } from '@seberang/domain/explain'
import { formatMoment, formatRupiah, fullStop } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { mailToSupport } from '../../lib/navigation/mail-to-support.ts'
import { PaymentNumbers } from './PaymentNumbers.tsx'
import { ProofForm } from './ProofForm.tsx'

interface PayByTransferProps {
  payment: Payment
  invoice: Invoice
}

/** The account to transfer to, and what shows that it was done: to be sent, being checked, or rejected. */
export function PayByTransfer({ payment, invoice }: PayByTransferProps) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const { proof } = payment
  if (proof?.status === 'waiting') return <ProofWaiting proof={proof} />
  return (
    <Stack space={5}>
      {proof?.status === 'rejected' && (
        <Notice tone="critical" title={fullStop(t('proof.rejected'), language)}>
          <Stack space={2}>
            <Text>
              {proof.reason !== undefined && fullStop(proof.reason, language)}{' '}
              {proof.decided_at !== null &&
                t('proof.rejectedAt', { time: formatMoment(proof.decided_at, language) })}
            </Text>
            {/* One transfer pays an invoice: a second, even of what was missing, would be owed back. */}
            <Text>
              {t('proof.sentAlready')}{' '}
              <Link href={mailToSupport(invoice.invoice_code, '')}>{t('proof.support')}</Link>
            </Text>
          </Stack>
        </Notice>
      )}
      <PaymentNumbers payment={payment} invoice={invoice} actions={null} />
      <ProofForm invoice={invoice} />
    </Stack>
  )
}

/** How far the check of a proof is. */
function ProofWaiting({ proof }: { proof: TransferProof }) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const { title, text } = proofWaiting(language)
  const events: TimelineEvent[] = [
    {
      id: 'sent',
      state: 'done',
      icon: SendHorizontal,
      title: t('proof.steps.sent'),
      text: t('proof.steps.from', {
        amount: formatRupiah(proof.amount),
        bank: proof.bank,
        owner: proof.account_name,
      }),
      time: formatMoment(proof.sent_at, language),
    },
    {
      id: 'checked',
      state: 'current',
      icon: Clock,
      title: t('proof.steps.checked'),
      text: t('proof.steps.hours'),
    },
    { id: 'paid', state: 'next', icon: BadgeCheck, title: t('proof.steps.paid') },
  ]
  return (
    <Stack space={4}>
      <div>
        <Heading level={2} step="h3">
          {title}
        </Heading>
        <Text tone="secondary">{text}</Text>
      </div>
      <Timeline label={t('proof.steps.label')} events={events} />
    </Stack>
  )
}
