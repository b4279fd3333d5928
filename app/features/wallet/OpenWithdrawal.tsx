import { Button } from '@seberang/design-system/Button'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Timeline, type TimelineEvent } from '@seberang/design-system/Timeline'
import { useToast } from '@seberang/design-system/Toast'
import { Clock, Landmark, SendHorizontal } from '@seberang/design-system/icons'
import { calls, type Withdrawal } from '@seberang/domain/api'
import { formatDayOfYear, formatMoment, formatRupiah } from '@seberang/domain/format'
import { arrivalDay, maskAccountNumber } from '@seberang/domain/wallet'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { refusalIn } from '../../lib/api/errors.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { walletReads } from './wallet-reads.ts'

interface OpenWithdrawalProps {
  withdrawal: Withdrawal
  /** It is about to leave the page, with the button that has the focus. */
  onCancelled: () => void
}

/** A withdrawal that has not ended, and the way to take it back. */
export function OpenWithdrawal({ withdrawal, onCancelled }: OpenWithdrawalProps) {
  const { t } = useTranslation(['wallet', 'common'])
  const { id, amount, bank_account: account } = withdrawal
  const toaster = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useChange(calls.cancelWithdrawal, walletReads)
  const title = t('open.title')

  async function confirm(): Promise<void> {
    try {
      await cancel.trigger({ params: { id } })
      toaster.show({ text: t('open.cancelled', { amount: formatRupiah(amount) }) })
      onCancelled()
    } catch (error) {
      toaster.show({ tone: 'critical', text: refusalIn(error)?.message ?? t('open.failed') })
    }
    setIsAsking(false)
  }
  return (
    <Sheet bleed aria-label={`${title} ${id}`}>
      <SheetSection>
        <Stack space={4}>
          <div>
            <Inline align="between" alignY="baseline">
              <Heading level={2} step="h4">
                {title}
              </Heading>
              <Text as="span" weight="semibold" tabular>
                {formatRupiah(amount)}
              </Text>
            </Inline>
            <Text step="note" tone="secondary">
              {t('open.to', { id, bank: account.bank, number: maskAccountNumber(account.number) })}
            </Text>
          </div>
          <Steps withdrawal={withdrawal} />
          {withdrawal.status === 'requested' && (
            <Stack space={2}>
              <Button variant="outline" tone="critical" width="fullOnPhone" onClick={() => setIsAsking(true)}>
                {t('open.cancel')}
              </Button>
              <Text step="note" tone="secondary">
                {t('open.cancelText')}
              </Text>
            </Stack>
          )}
        </Stack>
      </SheetSection>
      {isAsking && (
        <ConfirmDialog
          title={t('open.cancel')}
          text={t('open.cancelQuestion', { amount: formatRupiah(amount) })}
          action={t('open.cancel')}
          tone="critical"
          stay={t('open.stay')}
          busy={cancel.isMutating}
          onConfirm={() => void confirm()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Sheet>
  )
}

function Steps({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { status, needs_review, created_at, processed_at } = withdrawal
  const isRequested = status === 'requested'
  const events: TimelineEvent[] = [
    {
      id: 'requested',
      state: 'done',
      icon: SendHorizontal,
      title: t('steps.requested'),
      time: formatMoment(created_at, language),
    },
    {
      id: 'processing',
      state: 'current',
      tone: 'pending',
      icon: Clock,
      title: t(isRequested ? 'steps.waiting' : 'steps.processing'),
      text: t(isRequested && needs_review ? 'steps.review' : 'steps.hours'),
      ...(processed_at !== null && { time: formatMoment(processed_at, language) }),
    },
    {
      id: 'paid',
      state: 'next',
      icon: Landmark,
      title: t('steps.paid'),
      time:
        needs_review && isRequested
          ? t('steps.byAfterReview')
          : t('steps.by', {
              // What was looked at first counts from then.
              day: formatDayOfYear(
                arrivalDay(new Date((needs_review && processed_at) || created_at)),
                language,
              ),
            }),
    },
  ]
  return <Timeline label={t('steps.label')} events={events} />
}
